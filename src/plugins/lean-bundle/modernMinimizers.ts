import type {Configuration} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type Minimizer = Minimizers[number];
type MinimizerClass = new (options: {
  include?: RegExp;
  exclude?: RegExp;
  minimizerOptions: object;
}) => Minimizer;

const JS_MINIMIZER = 'SwcJsMinimizerRspackPlugin';

/** What every page loads. A second pass takes off 0.6 kB there, and a second of the build elsewhere. */
const MAIN_SCRIPT = /assets[\\/]js[\\/]main\./;

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
  const minimizer = (passes: number, scripts: {include?: RegExp; exclude?: RegExp}): Minimizer =>
    new Minimizer({
      ...scripts,
      minimizerOptions: {
        ecma: 2020,
        module: true,
        compress: {ecma: 2020, passes},
        mangle: true,
        format: {ecma: 2020, comments: false},
      },
    });
  return minimizers.flatMap((original) =>
    original && typeof original === 'object' && original.constructor.name === JS_MINIMIZER
      ? [minimizer(2, {include: MAIN_SCRIPT}), minimizer(1, {exclude: MAIN_SCRIPT})]
      : [original],
  );
}
