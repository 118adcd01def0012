import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata, useSearchLinkCreator} from '@docusaurus/theme-common';
import sections from '@generated/site-pages/default/sections.json';
import Heading from '@theme/Heading';
import {decodeAddress, wordsOfAddress} from '@site/src/lib/address';
import styles from './styles.module.css';

// After a release the code may be gone; the search and the sections still help.
const NearestPages = lazy(() =>
  import('@site/src/components/NearestPages').catch(() => ({default: () => null})),
);

interface Props {
  className?: string;
}

/**
 * Says which address was asked for and leads on: to the nearest pages, to a search for the address's
 * words and to every section; without scripts to the sections.
 */
export default function NotFoundPage({className = ''}: Props): ReactNode {
  // Without scripts nobody knows the address: one file answers for all of them.
  const isBrowser = useIsBrowser();
  return (
    <main className={`container margin-vert--xl ${className}`}>
      <PageMetadata title="Page not found" />
      <div className={styles.content}>
        <div className={styles.asked}>
          <Heading as="h1">Page not found</Heading>
          {isBrowser ? <AskedFor /> : <p>There is no page at this address.</p>}
        </div>
        <nav aria-label="All sections">
          <Heading as="h2">All sections</Heading>
          <ul>
            {sections.map(({url, title}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}

/** The address, pages with a similar one, and a search for its words. */
function AskedFor(): ReactNode {
  const {pathname} = useLocation();
  const createSearchLink = useSearchLinkCreator();
  const address = decodeAddress(pathname);
  const words = wordsOfAddress(address);
  return (
    <>
      <p>
        There is no page at <code>{address}</code>.
      </p>
      {/* All at once, so that the search isn't pushed down when the pages come. */}
      <Suspense>
        <NearestPages address={address} />
        {words && (
          <p>
            <Link to={createSearchLink(words)}>Search the help for “{words}”</Link>
          </p>
        )}
      </Suspense>
    </>
  );
}
