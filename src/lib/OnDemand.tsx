import {Suspense, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What the built page had, by key: what mounts once more (tabs do, after hydration) shows it again. */
const kept = new Map<string, string>();

/**
 * Shows something lazy. Until its code is there the built page stays as it is, and not as a boundary to be
 * hydrated: one whose code comes after the first update is an error to React (#421).
 *
 * @param props.built key of what is shown: the same content has the same
 * @param props.otherwise shown meanwhile where the page wasn't built, but drawn after a click
 */
export function OnDemand(props: {
  children: ReactNode;
  built?: string | undefined;
  otherwise?: ReactNode;
}): ReactNode {
  const key = props.built ?? '';
  const built = useRef(kept.get(key) ?? '');
  const isBrowser = useIsBrowser();
  if (ExecutionEnvironment.canUseDOM && !isBrowser) {
    return (
      <div
        ref={(element) => {
          if (!element) return;
          built.current = element.innerHTML;
          if (key) kept.set(key, element.innerHTML);
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
