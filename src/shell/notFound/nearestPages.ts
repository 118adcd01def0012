import MiniSearch from 'minisearch';

/** A page of the site. */
export interface SitePage {
  /** Path with base path and trailing slash. */
  url: string;
  title: string;
  /** Address of its pictogram. */
  icon: string;
  /** What is there: of sections alone. */
  description?: string;
}

/** Pages that match much less than the best one are no help. */
const SHARE_OF_BEST = 0.35;
/** Words of an address that say nothing of what was looked for. */
const FILLERS = new Set(['a', 'no', 'not', 'page', 'the']);

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
      // The page's own name says more than the folders it is in.
      boost: {name: 4, joined: 4, title: 2, folders: 1},
      // A word may differ by a fifth of its letters, a short one not at all.
      fuzzy: (term) => (term.length >= 4 ? 0.2 : false),
      prefix: (term) => term.length > 2,
      processTerm: (term) => (FILLERS.has(term) ? null : term),
    },
  });
  index.addAll(
    pages.map(({url, title}, id) => {
      const folders = partsOf(url).slice(1);
      const name = folders.pop() ?? '';
      return {id, title, name, joined: wordsOf(name).join(''), folders: folders.join(' ')};
    }),
  );
  const asked = partsOf(address).filter((part) => part !== base);
  const joined = wordsOf(asked.at(-1) ?? '').join('');
  const found = index.search([...wordsOf(asked.join(' ')), joined].join(' '));
  const enough = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  return found
    .filter(({score}) => score >= enough)
    .slice(0, 2)
    .flatMap(({id}) => pages[id as number] ?? []);
}

/** @returns the words in an address' last part: "choke sound" for /v2/how-to/Choke_sound.html */
export function wordsOfAddress(address: string): string {
  return wordsOf(partsOf(address).at(-1) ?? '').join(' ');
}

/** @returns an address' parts, without file endings: v2, how-to, choke for /v2/how-to/choke.html */
function partsOf(address: string): string[] {
  return address
    .replace(/(?:index)?\.\w+$/, '')
    .split('/')
    .filter((part) => part !== '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
