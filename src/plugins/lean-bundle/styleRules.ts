import path from 'node:path';
import type {Configuration, RuleSetRule} from 'webpack';
import {styleSheetReader} from './styleSheet';

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

const REPLACED = /[\\/](?:css|postcss)-loader[\\/]/;

/**
 * Has Lightning CSS read all style sheets (styleSheet.ts).
 *
 * @param rules as Docusaurus chose them
 * @param isServer whether the bundle makes the pages; otherwise browsers load it
 * @param siteDir folder of the site
 * @returns the same, with one loader in the place of css-loader and postcss-loader
 * @throws Error when no rule has css-loader
 */
export function withLightningCss(rules: Rules = [], isServer: boolean, siteDir: string): Rules {
  const styles = {
    loader: path.join(siteDir, 'src/plugins/lean-bundle/loaders/passToReader.cjs'),
    options: {read: styleSheetReader(siteDir), namesOnly: isServer},
  };
  const replaced = rules.map((rule) => {
    if (!rule || typeof rule !== 'object' || !Array.isArray(rule.use)) return rule;
    const others = rule.use.filter((use) => !REPLACED.test(loaderOf(use)));
    return others.length === rule.use.length ? rule : {...rule, use: [...others, styles]};
  });
  if (replaced.every((rule, index) => rule === rules[index])) {
    throw new Error(
      'src/plugins/lean-bundle: Docusaurus reads styles with no css-loader any more.',
    );
  }
  return replaced;
}

function loaderOf(use: unknown): string {
  return typeof use === 'string' ? use : String((use as RuleSetRule | undefined)?.loader ?? '');
}
