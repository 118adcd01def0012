import type {Environment} from '../../config/services';
import type {IndexContent} from './replaceIndex';
import {missingVariables} from './target';

/** @returns lines that say what the index will hold */
export function describeContent({records, settings, synonyms}: IndexContent): string[] {
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `Records: ${records.length} of ${pages} pages, ${kilobytes(total)} in all, the largest ${kilobytes(Math.max(...sizes))}`,
    `Settings: searches ${settings.searchableAttributes?.join(', ')}`,
    `          filters by ${settings.attributesForFaceting?.join(', ')}`,
    `          ranks by ${[...(settings.ranking ?? []), ...(settings.customRanking ?? [])].join(', ')}`,
    `          shows up to ${settings.distinct} sections of a page (${settings.attributeForDistinct})`,
    `Synonyms: ${synonyms.length}`,
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @returns lines that say what a real push would do, and what it still needs */
export function describeDryRun(env: Environment): string[] {
  const missing = missingVariables(env);
  const {ALGOLIA_INDEX_NAME: indexName = 'the index', ALGOLIA_APP_ID: appId} = env;
  return [
    `Would fill a temporary index and move it to ${indexName}${appId ? ` of application ${appId}` : ''}.`,
    missing.length > 0
      ? `Before a real push, set ${missing.join(' and ')}.`
      : 'Nothing is missing for a real push.',
    'This was a dry run: nobody was asked, nothing was changed.',
  ];
}
