import MiniSearch from 'minisearch';
import {bundleSize, compressedSize, readRecords, type Engine} from './engine';

/** MiniSearch as it comes, over the same records: title, headings and text as fields of equal weight. */
export function miniSearchDefault(): Engine {
  const records = readRecords();
  const search = new MiniSearch({fields: ['title', 'heading', 'content'], storeFields: ['url']});
  search.addAll(
    records.map(({hierarchy, content, url}, id) => ({
      id,
      url,
      title: hierarchy.lvl1,
      heading: [hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' '),
      content,
    })),
  );
  return {
    name: 'MiniSearch, default',
    search: (query) => search.search(query).map(({url}) => String(url)),
    bytes: () => ({
      index: compressedSize(JSON.stringify(search)),
      engine: bundleSize("export {default} from 'minisearch'"),
    }),
  };
}
