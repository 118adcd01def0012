import {Suspense, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Shows something lazy. Until its code is there the built page stays as it is, and not as a boundary to be
 * hydrated: one whose code comes after the first update is an error to React (#421).
 *
 * @param props.otherwise shown meanwhile where the page wasn't built, but drawn after a click
 */
export function OnDemand(props: {children: ReactNode; otherwise?: ReactNode}): ReactNode {
  const built = useRef('');
  const isBrowser = useIsBrowser();
  if (ExecutionEnvironment.canUseDOM && !isBrowser) {
    return (
      <div
        ref={(element) => {
          if (element) built.current = element.innerHTML;
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  const meanwhile = built.current ? (
    <div dangerouslySetInnerHTML={{__html: built.current}} />
  ) : (
    props.otherwise
  );
  return (
    <div>
      <Suspense fallback={meanwhile}>{props.children}</Suspense>
    </div>
  );
}
