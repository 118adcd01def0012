import type {IndexSettings} from 'algoliasearch';
import type {Query, StandInRecord} from './algoliaQuery';

interface Leaf {
  name: string;
  text: string;
}

/** A record as Algolia gives it in an answer: wanted attributes, highlights, snippets. */
export function toHit(
  record: StandInRecord,
  words: readonly string[],
  settings: IndexSettings,
  {highlightPreTag = '<em>', highlightPostTag = '</em>', ...request}: Query,
): StandInRecord {
  const wanted = request.attributesToRetrieve ?? settings.attributesToRetrieve ?? ['*'];
  const snippets = request.attributesToSnippet ?? settings.attributesToSnippet ?? [];
  const mark = (text: string): object => ({
    value: text.replace(wordsPattern(words), `${highlightPreTag}$&${highlightPostTag}`),
    matchLevel: marks(text, words) > 0 ? 'full' : 'none',
    matchedWords: words.filter((word) => marks(text, [word]) > 0),
  });
  const hit: StandInRecord = {objectID: record.objectID};
  for (const [name, value] of Object.entries(record)) {
    if (wanted.some((path) => path === '*' || path.split('.')[0] === name)) hit[name] = value;
  }
  hit._highlightResult = tree(leaves(record), mark);
  const snipped = leaves(record).flatMap(({name, text}) => {
    const rule = snippets.find((candidate) => candidate.split(':')[0] === name);
    return rule ? [{name, text: snip(text, words, Number(rule.split(':')[1] ?? 10))}] : [];
  });
  hit._snippetResult = tree(snipped, mark);
  return hit;
}

/** So many words from around the first one found. */
function snip(text: string, words: readonly string[], length: number): string {
  const all = text.split(' ');
  const first = all.findIndex((word) => marks(word, words) > 0);
  const start = Math.max(0, Math.min(first - Math.floor(length / 2), all.length - length));
  const end = start + length;
  return [start > 0 ? '…' : '', all.slice(start, end).join(' '), end < all.length ? '…' : ''].join(
    '',
  );
}

/** The texts of a record by the names that settings use. */
export function leaves(record: StandInRecord): Leaf[] {
  const hierarchy = (record.hierarchy ?? {}) as Record<string, string | null>;
  const all = [
    ...Object.entries(hierarchy).map(([level, text]) => ({name: `hierarchy.${level}`, text})),
    {name: 'content', text: record.content},
  ];
  return all.filter((leaf): leaf is Leaf => typeof leaf.text === 'string');
}

function tree(from: readonly Leaf[], mark: (text: string) => object): object {
  const hierarchy: Record<string, object> = {};
  const result: Record<string, object> = {};
  for (const {name, text} of from) {
    const [, level] = name.split('.');
    if (level) hierarchy[level] = mark(text);
    else result[name] = mark(text);
  }
  return Object.keys(hierarchy).length > 0 ? {hierarchy, ...result} : result;
}

/** A word and everything that begins with it. */
function wordsPattern(words: readonly string[]): RegExp {
  return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu') : /$^/;
}

/** How often the words, or words that begin with them, are in a text. */
export function marks(text: string, words: readonly string[]): number {
  return words.length === 0 ? 0 : (text.match(wordsPattern(words))?.length ?? 0);
}
