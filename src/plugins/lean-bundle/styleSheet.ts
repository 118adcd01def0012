import {createHash} from 'node:crypto';
import {findLayer} from '@docusaurus/plugin-css-cascade-layers/lib/layers';
import {DEFAULT_LAYERS} from '@docusaurus/plugin-css-cascade-layers/lib/options';
import {transform} from 'lightningcss';

const MODULE = /\.module\.css$/;
/** An address that a bundler would have to follow; pictures within a sheet are data. */
const FOLLOWED = /@import\b|url\((?!\s*['"]?data:)[^)]*\)/;
const LAYERS = Object.entries(DEFAULT_LAYERS);

/**
 * Reads style sheets in place of postcss-loader and css-loader, which take most of a second of every
 * first build. Names of classes end in four letters that stand for the file, and not for file and name:
 * what repeats is compressed.
 *
 * @param siteDir folder of the site
 * @returns gives, for a sheet's text and file, a CommonJS module as css-loader makes it for the bundler's
 *   collector of styles: the sheet, in the cascade layer that Docusaurus gives it, and the names of its
 *   classes, if they are its own; or, for the pages' own bundle, these alone. Throws for a sheet that
 *   names other files, and as Lightning CSS.
 */
export function styleSheetReader(siteDir: string) {
  return (source: string, file: string, namesOnly: boolean): string => {
    const [followed] = FOLLOWED.exec(source) ?? [];
    if (followed) {
      throw new Error(
        `${file}: ${followed} is not followed. Import a sheet from a script, and write a picture as data (src/plugins/lean-bundle/styleSheet.ts).`,
      );
    }
    const {code, exports: names} = transform({
      filename: file,
      code: Buffer.from(inLayer(source, file)),
      cssModules: MODULE.test(file) && {
        pattern: `[local]_${nameOfFile(file, siteDir)}`,
        container: false,
        customIdents: false,
        grid: false,
      },
    });
    const classes = Object.entries(names || {}).map(([local, {name}]) => [local, name]);
    const locals = JSON.stringify(Object.fromEntries(classes));
    if (namesOnly) return `module.exports = ${locals};`;
    return `module.exports = [[module.id, ${JSON.stringify(code.toString())}, '']];
module.exports.locals = ${locals};`;
  };
}

function inLayer(css: string, file: string): string {
  const layer = findLayer(file, LAYERS);
  return layer ? `@layer ${layer} {\n${css}\n}` : css;
}

/** @returns four letters and digits, the same wherever site and packages stand */
function nameOfFile(file: string, siteDir: string): string {
  const inPackage = file.split(/[\\/]node_modules[\\/]/).at(-1);
  const known = inPackage === file ? file.replace(siteDir, '') : String(inPackage);
  const hash = createHash('sha256').update(known.replaceAll('\\', '/')).digest();
  return hash.readUInt32BE().toString(36).slice(-4).padStart(4, '0');
}
