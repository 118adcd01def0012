import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {namePageByPath} from './script';

/**
 * @param trackingID a Google tag; without one nothing is measured
 * @returns Docusaurus' plugin for it, and before that one of our own: tags stand in the plugins' order
 */
export function analytics(trackingID: string | undefined): PluginConfig[] {
  if (!trackingID) return [];
  const innerHTML = `(${namePageByPath.toString()})(${JSON.stringify(trackingID)})`;
  return [
    () => ({
      name: 'page-views',
      getClientModules: () => [path.join(__dirname, 'pageViews.ts')],
      injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
    }),
    ['@docusaurus/plugin-google-gtag', {trackingID, anonymizeIP: true}],
  ];
}
