import {create, insertMultiple, save, search} from '@orama/orama';
import {bundleSize, compressedSize, readRecords, type Engine} from './engine';

/** Orama as it comes, over the same records. */
export async function oramaDefault(): Promise<Engine> {
  const database = create({
    schema: {title: 'string', heading: 'string', content: 'string'} as const,
  });
  await insertMultiple(
    database,
    readRecords().map(({hierarchy, content, url}) => ({
      url,
      title: hierarchy.lvl1,
      heading: [hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' '),
      content,
    })),
  );
  return {
    name: 'Orama, default',
    async search(term) {
      const {hits} = await search(database, {term, limit: 100});
      return hits.map(({document}) => String((document as {url?: string}).url));
    },
    bytes: () => ({
      index: compressedSize(JSON.stringify(save(database))),
      engine: bundleSize("export {create, load, search} from '@orama/orama'"),
    }),
  };
}
