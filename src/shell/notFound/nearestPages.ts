import MiniSearch from 'minisearch';
import {partsOf, wordsOf} from './address';

/** A page of the site. */
export interface SitePage {
  /** Path with base path and trailing slash. */
  url: string;
  title: string;
  /** Address of its pictogram. */
  icon: string;
}

const MOST = 2;
/** Pages that match much less than the best one are no help. */
const SHARE_OF_BEST = 0.35;
/** A word may differ by a fifth of its letters, a short one not at all. */
const FUZZY = 0.2;
const FUZZY_FROM_LENGTH = 4;
/** Words of an address that say nothing of what was looked for. */
const FILLERS = new Set(['a', 'no', 'not', 'page', 'the']);
/** The page's own name says more than the folders it is in. */
const FIELD_BOOST = {name: 4, joined: 4, title: 2, folders: 1};

/**
 * Finds the pages whose address and title are most like an address that is none.
 *
 * @param address the path asked for, decoded, with base path
 * @param pages the site's pages
 * @returns at most two, best first; none when nothing is alike
 */
export function nearestPages(address: string, pages: readonly SitePage[]): SitePage[] {
  const [base = ''] = partsOf(pages[0]?.url ?? '');
  const index = new MiniSearch({
    fields: ['name', 'joined', 'title', 'folders'],
    tokenize: wordsOf,
    searchOptions: {
      boost: FIELD_BOOST,
      fuzzy: (term) => (term.length >= FUZZY_FROM_LENGTH ? FUZZY : false),
      prefix: (term) => term.length > 2,
      processTerm: (term) => (FILLERS.has(term) ? null : term),
    },
  });
  index.addAll(
    pages.map(({url, title}, id) => {
      const parts = partsOf(url).slice(1);
      const name = parts.at(-1) ?? '';
      return {
        id,
        title,
        name,
        joined: wordsOf(name).join(''),
        folders: parts.slice(0, -1).join(' '),
      };
    }),
  );
  const asked = partsOf(address).filter((part) => part !== base);
  const joined = wordsOf(asked.at(-1) ?? '').join('');
  const found = index.search([...wordsOf(asked.join(' ')), joined].join(' '));
  const enough = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  return found
    .filter(({score}) => score >= enough)
    .slice(0, MOST)
    .flatMap(({id}) => pages[id as number] ?? []);
}
