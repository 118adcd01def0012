import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from './settings';

/** @returns who answers, as the plugin tells (./plugin.ts) */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search') as SearchSettings;
}
