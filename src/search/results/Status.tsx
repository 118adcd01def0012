import {useEffect, useState, type ReactNode} from 'react';

/** As in the glossary's filter: longer than a reader takes between two letters. */
const PAUSE_MS = 500;

/** How the search goes: seen at once, told after a pause, or it would be read aloud at each letter. */
export function Status({children}: {children: ReactNode}): ReactNode {
  const [told, setTold] = useState<ReactNode>();
  useEffect(() => {
    const timer = setTimeout(setTold, PAUSE_MS, children);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <>
      <div aria-hidden="true">{children}</div>
      <div role="status" className="sp-told">
        {told}
      </div>
    </>
  );
}
