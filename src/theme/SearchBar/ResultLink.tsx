import type {AnchorHTMLAttributes, JSX, ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  hit: {url: string};
  /** What makes a result an option of the list of results; searches of before are not (docsearch-fixes). */
  option?: AnchorHTMLAttributes<HTMLAnchorElement>;
  children: ReactNode;
}

/** A result in the dialog: chosen from the search box by the arrow keys, and a link to the pointer. */
export default function ResultLink({hit, option, children}: Props): JSX.Element {
  if (option) {
    return (
      <Link {...option} to={hit.url} tabIndex={-1}>
        {children}
      </Link>
    );
  }
  return (
    <div role="gridcell">
      <Link to={hit.url}>{children}</Link>
    </div>
  );
}
