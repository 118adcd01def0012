import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import pages from '@generated/site-pages/default/pages.json';
import sections from '@generated/site-pages/default/sections.json';
import Heading from '@theme/Heading';
import {decodePart} from '../../lib/decode';
import {searchLink, SUGGESTIONS} from '../../search';
import {nearestPages, wordsOfAddress, type SitePage} from './nearestPages';
import styles from './styles.module.css';

/** What a reader sees at an address that is none. Test: tests/browser/shell/notFound.spec.ts */
export default function NotFoundContent(): ReactNode {
  // The built page knows no address: one file answers for all of them.
  const knowsAddress = useIsBrowser();
  return (
    <main className="container margin-vert--lg sp-not-found">
      <PageMetadata title="Page not found" />
      <div className={`theme-doc-markdown ${styles.content}`}>
        <div className={styles.asked}>
          <Heading as="h1">Page not found</Heading>
          {knowsAddress ? <Suggestions /> : <p>There is no page at this address.</p>}
        </div>
        <nav aria-label="All sections" className={styles.sections}>
          <Heading as="h2">All sections</Heading>
          <PageCards pages={sections} />
        </nav>
      </div>
    </main>
  );
}

/**
 * The address, the pages with one most like it or what readers come for most, and a search that begins with
 * its words.
 */
function Suggestions(): ReactNode {
  const address = decodePart(useLocation().pathname); // also the signs that the router leaves encoded
  const nearest = nearestPages(address, pages);
  return (
    <>
      <p>
        There is no page at <code>{address}</code>.
      </p>
      {nearest.length > 0 && (
        <nav aria-label="Pages with a name like it">
          <p>Did you mean one of these?</p>
          <PageCards pages={nearest} />
        </nav>
      )}
      <form className="sp-front-search" role="search" action={searchLink()}>
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

/** Pages as the cards that lists become elsewhere (src/markdown/blocks/linkCards.ts). */
function PageCards(props: {pages: readonly SitePage[]}): ReactNode {
  return (
    <ul className="sp-link-cards">
      {props.pages.map(({url, title, icon, description}) => (
        <li key={url}>
          <svg className="sp-pictogram" aria-hidden="true">
            <use href={icon} />
          </svg>
          <Link to={url}>{title}</Link>
          {description && <span className="sp-sentence">{description}</span>}
        </li>
      ))}
    </ul>
  );
}
