import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import pages from '@generated/site-pages/default/pages.json';
import {nearestPages} from '@site/src/lib/nearestPages';

interface Props {
  /** The path asked for, decoded. */
  address: string;
}

/** Links to the pages whose address is most like one that doesn't exist; loaded when it is needed. */
export default function NearestPages({address}: Props): ReactNode {
  const nearest = useMemo(() => nearestPages(address, pages), [address]);
  if (nearest.length === 0) return <p>No page has a name like it.</p>;
  return (
    <>
      <p>Pages with a name like it:</p>
      <ul>
        {nearest.map(({url, title}) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
