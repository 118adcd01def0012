import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import pages from '@generated/site-pages/default/pages.json';
import {SUGGESTIONS, useSearchLink} from '../../search';
import {decodeAddress, nearestPages, wordsOfAddress} from './nearestPages';
import {PageCard} from './PageCard';

/**
 * For an address that doesn't exist: the address, the pages with one most like it or what readers come
 * for most, and a search that begins with its words.
 */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const searchLink = useSearchLink();
  const address = decodeAddress(pathname);
  const nearest = useMemo(() => nearestPages(address, pages), [address]);
  return (
    <>
      <p>
        There is no page at <code>{address}</code>.
      </p>
      {nearest.length > 0 && (
        <nav aria-label="Pages with a name like it">
          <p>Did you mean one of these?</p>
          <ul className="sp-link-cards">
            {nearest.map((page) => (
              <PageCard key={page.url} page={page} />
            ))}
          </ul>
        </nav>
      )}
      <form className="sp-front-search" role="search" action={searchLink('')}>
        <input
          className="sp-field"
          type="search"
          name="q"
          aria-label="Search the help"
          placeholder="Search the help"
          // Words that name no page would find nothing once more.
          defaultValue={nearest.length > 0 ? wordsOfAddress(address) : ''}
          autoComplete="off"
        />
        <button className="sp-field" type="submit">
          Find
        </button>
        {nearest.length === 0 && (
          <p className="sp-front-tries">
            <span>No page has a name like it. Others search for </span>
            {SUGGESTIONS.map((query) => (
              <Link key={query} to={searchLink(query)}>
                {query}
              </Link>
            ))}
          </p>
        )}
      </form>
    </>
  );
}
