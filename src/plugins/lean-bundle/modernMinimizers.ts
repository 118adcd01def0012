import type {Configuration} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type Minimizer = Minimizers[number];
type MinimizerClass = new (options: {minimizerOptions: object}) => Minimizer;

const JS_MINIMIZER = 'SwcJsMinimizerRspackPlugin';

/**
 * Docusaurus 3.9.1 minimizes scripts for browsers of 2009; package.json's browserslist needs ES2020
 * only, which is shorter.
 *
 * @param minimizers as Docusaurus chose them
 * @param rspack the bundler, which has the minimizer
 * @returns the same with the one for scripts replaced
 */
export function modernMinimizers(
  minimizers: Minimizers = [],
  rspack: Record<string, unknown>,
): Minimizers {
  const Minimizer = rspack[JS_MINIMIZER] as MinimizerClass | undefined;
  if (!Minimizer) return minimizers; // webpack, for whoever turns Docusaurus Faster off
  const minimizer = new Minimizer({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      // The second pass takes 0.6 kB off what every page loads.
      compress: {ecma: 2020, passes: 2},
      mangle: true,
      format: {ecma: 2020, comments: false},
    },
  });
  return minimizers.map((original) =>
    original && typeof original === 'object' && original.constructor.name === JS_MINIMIZER
      ? minimizer
      : original,
  );
}
