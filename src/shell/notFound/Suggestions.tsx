import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import pages from '@generated/site-pages/default/pages.json';
import {useSearchLink} from '../../search';
import {decodeAddress, wordsOfAddress} from './address';
import {nearestPages} from './nearestPages';

/**
 * For an address that doesn't exist: the address, the pages with one most like it, and a search for
 * its words. Loaded when it is needed.
 */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const searchLink = useSearchLink();
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
          <Link to={searchLink(words)}>Search the help for “{words}”</Link>
        </p>
      )}
    </>
  );
}
