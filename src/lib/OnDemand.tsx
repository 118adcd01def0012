import {Suspense, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What the built page had, by key: what mounts once more (tabs do, after hydration) shows it again. */
const kept = new Map<string, string>();

/**
 * Shows a component whose code comes on demand, on a page that was built with it.
 *
 * The build waits for the code, without a Suspense boundary. Then:
 *
 * 1. In the browser's first render React takes over a plain element and is told to leave its HTML alone, so
 *    readers go on seeing what was built. No Suspense boundary is hydrated: React gives one up (error #421)
 *    whose code comes after the first update of the page.
 * 2. Then the same HTML is the fallback of a boundary, until the code is there.
 *
 * @param props.built key of what is shown: the same content has the same
 * @param props.className of the element around it
 * @param props.otherwise the fallback where nothing was built: on a page drawn after a click
 */
export function OnDemand(props: {
  children: ReactNode;
  built?: string | undefined;
  otherwise?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  const key = props.built ?? '';
  const built = useRef(kept.get(key) ?? '');
  const isBrowser = useIsBrowser();
  // React 19 would build a large boundary at the page's end, for a script to put into place.
  if (!ExecutionEnvironment.canUseDOM)
    return <div className={props.className}>{props.children}</div>;
  if (!isBrowser) {
    return (
      <div
        className={props.className}
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
    <div className={props.className}>
      <Suspense fallback={meanwhile}>{props.children}</Suspense>
    </div>
  );
}
