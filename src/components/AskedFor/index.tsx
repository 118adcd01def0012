import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import pages from '@generated/site-pages/default/pages.json';
import {decodeAddress, wordsOfAddress} from '@site/src/lib/address';
import {nearestPages} from '@site/src/lib/nearestPages';

/**
 * For an address that doesn't exist: the address, the pages with one most like it, and a search for
 * its words. Loaded when it is needed.
 */
export default function AskedFor(): ReactNode {
  const {pathname} = useLocation();
  const createSearchLink = useSearchLinkCreator();
  const address = decodeAddress(pathname);
  const words = wordsOfAddress(address);
  const nearest = useMemo(() => nearestPages(address, pages), [address]);
  return (
    <>
      <p>
        There is no page at <code>{address}</code>.
      </p>
      <p>{nearest.length > 0 ? 'Pages with a name like it:' : 'No page has a name like it.'}</p>
      {nearest.length > 0 && (
        <ul>
          {nearest.map(({url, title}) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {words && (
        <p>
          <Link to={createSearchLink(words)}>Search the help for “{words}”</Link>
        </p>
      )}
    </>
  );
}
