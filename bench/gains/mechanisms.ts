import {rmSync} from 'node:fs';
import path from 'node:path';
import {changeFile} from '../../tests/support/siteCopy';

/** One thing of ours that saves readers bytes or requests, and how the site is without it. */
export interface Mechanism {
  /** What it is, and the file that does it. */
  name: string;
  /**
   * Takes it out of a copy of the site.
   *
   * @param site folder of the copy
   * @throws Error when it isn't there any more
   */
  leaveOut: (site: string) => void;
}

const CONFIG = 'docusaurus.config.ts';
const BUNDLE = 'src/bundle/plugin.ts';

/** What the READMEs of `src/bundle`, `src/html` and `src/theme` give saving as the first reason for. */
export const MECHANISMS: readonly Mechanism[] = [
  {
    name: 'Prism comes with the code blocks: alias and `sideEffects` (`bundle/prism.ts`)',
    leaveOut: (site) => {
      take(site, BUNDLE, "'prism-react-renderer$': path.join(folder, 'prism.ts'),");
      take(site, BUNDLE, '|prism-react-renderer');
    },
  },
  {
    name: 'No further languages of code (`theme/prism-include-languages`)',
    leaveOut: (site) => remove(site, 'src/theme/prism-include-languages.ts'),
  },
  {
    name: 'Code blocks on demand (`theme/CodeBlock`)',
    leaveOut: (site) => remove(site, 'src/theme/CodeBlock'),
  },
  {
    name: 'utils-common without tslib (`bundle/utilsCommon.ts`)',
    leaveOut: (site) =>
      take(
        site,
        BUNDLE,
        "...(isServer ? {} : {'@docusaurus/utils-common$': path.join(folder, 'utilsCommon.ts')}),",
      ),
  },
  {
    name: "The layout's parts in the main script (`bundle/docsLayout.ts`)",
    leaveOut: (site) => take(site, BUNDLE, "path.join(folder, 'docsLayout.ts')"),
  },
  {
    name: 'Styles on demand, `*.lazy.css` (`bundle/plugin.ts`)',
    leaveOut: (site) =>
      take(site, BUNDLE, ', splitChunks: {cacheGroups: {styles: {test: FIRST_VIEW_STYLES}}}'),
  },
  {
    name: '`sideEffects: false` for three more packages (`bundle/plugin.ts`)',
    leaveOut: (site) => {
      take(site, BUNDLE, 'hoist-non-react-statics|');
      take(site, BUNDLE, '|prop-types|react-is');
    },
  },
  {
    name: "`mangleExports: 'size'` (`bundle/plugin.ts`)",
    leaveOut: (site) => take(site, BUNDLE, "mangleExports: 'size', "),
  },
  {
    name: "The page's own script named in the page (`html/namePageScripts.ts`)",
    leaveOut: (site) => take(site, CONFIG, '  html.namePageScripts,\n'),
  },
  {
    name: 'Print styles apart (`static/css/print.css`)',
    leaveOut: (site) => {
      changeFile(site, CONFIG, (text) =>
        text
          .replace(/ {2}stylesheets: .*\n/, '')
          .replace("'./src/css/page.css',", "'./src/css/page.css', './static/css/print.css',"),
      );
    },
  },
  {
    name: 'Pictures as files (`pictures/filesPlugin.ts`)',
    leaveOut: (site) => take(site, CONFIG, '    pictureFilesPlugin,\n'),
  },
  {
    name: "The phone's menu when it is opened (`theme/Navbar/MobileSidebar`)",
    leaveOut: (site) => remove(site, 'src/theme/Navbar/MobileSidebar'),
  },
  {
    name: 'Icons drawn by lines (`theme/Icon`, `theme/Admonition/Icon`)',
    leaveOut: (site) => {
      remove(site, 'src/theme/Icon');
      remove(site, 'src/theme/Admonition/Icon');
    },
  },
  {
    name: 'One drawing for both color modes (`theme/Logo`)',
    leaveOut: (site) => remove(site, 'src/theme/Logo'),
  },
  {
    name: 'A short sign while a page comes (`theme/Loading`)',
    leaveOut: (site) => remove(site, 'src/theme/Loading'),
  },
];

function take(site: string, file: string, words: string): void {
  changeFile(site, file, (text) => text.replace(words, ''));
}

function remove(site: string, part: string): void {
  rmSync(path.join(site, part), {recursive: true}); // throws when it is gone
}
