import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {withLightningCss} from '../../../src/plugins/lean-bundle/styleRules';
import {styleSheetReader} from '../../../src/plugins/lean-bundle/styleSheet';

/** What the bundler's collector of styles reads: sheets, each with its id and its text. */
type Sheets = [string, string, string][] & {locals: Record<string, string>};

const SITE = path.resolve('/site');
const OWN = path.join(SITE, 'src/theme/Menu/styles.module.css');
const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme/Menu/styles.module.css';

function read(file: string, source: string, namesOnly = false): Sheets {
  const script = styleSheetReader(SITE)(source, file, namesOnly);
  const module = {id: 'sheet', exports: {}};
  new Function('module', script)(module);
  return module.exports as Sheets;
}

describe('style sheets', () => {
  it('of modules get names of their own, which end alike', () => {
    const sheet = read(OWN, '.menu{color:red}.item:hover{animation:turn 1s}@keyframes turn{}');
    const {menu = '', item = ''} = sheet.locals;
    expect(menu).toMatch(/^menu_[a-z\d]{4}$/);
    expect(item.slice(-4)).toBe(menu.slice(-4));
    const [[id, css] = []] = sheet;
    expect(id).toBe('sheet');
    expect(css).toContain(`.${menu} {`);
    expect(css).toContain(`@keyframes turn_${menu.slice(-4)}`);
  });

  it('have other names in another file, and the same wherever the site stands', () => {
    const name = (file: string): string | undefined => read(file, '.menu{color:red}').locals.menu;
    expect(name(path.join(SITE, THEME))).not.toBe(name(OWN));
    expect(name(path.join('/elsewhere', THEME))).toBe(name(path.join(SITE, THEME)));
  });

  it('keep names that are none of classes and animations', () => {
    const [[, css] = []] = read(
      OWN,
      '.grid{grid-area:main;container-name:page}:global(.open){color:red}',
    );
    expect(css).toMatch(/grid-area: main;[^]*page;[^]*\.open/);
  });

  it('stand in the layers that Docusaurus gives to those of themes', () => {
    const theme = read(path.join(SITE, THEME), '.menu{color:red}');
    expect(theme[0]?.[1]).toMatch(/^@layer docusaurus\.theme-classic \{/);
    expect(read(OWN, '.menu{color:red}')[0]?.[1]).toMatch(/^\.menu/);
  });

  it('give the pages’ bundle nothing but names', () => {
    expect(read(OWN, '.menu{color:red}', true)).toEqual({
      menu: read(OWN, '.menu{color:red}').locals.menu,
    });
  });

  it.each(["@import url('other.css');", ".menu{background:url('menu.png')}"])(
    'must not lead to other files: %s',
    (source) => {
      expect(() => read(OWN, source)).toThrow(/styles\.module\.css: .* is not followed\. Import/);
    },
  );

  it('may hold pictures', () => {
    const source = ".menu{background:url('data:image/svg+xml;utf8,<svg></svg>')}";
    expect(read(OWN, source)[0]?.[1]).toContain('data:image/svg+xml');
  });
});

describe('the bundler’s rules', () => {
  const others = {test: /\.svg$/, use: ['@svgr/webpack']};
  const css = {
    test: /\.css$/,
    use: [
      '/packages/collect-styles/loader.js',
      {loader: '/packages/css-loader/dist/cjs.js'},
      {loader: '/packages/postcss-loader/dist/cjs.js'},
    ],
  };

  it('have one loader in the place of two, and stay as they are else', () => {
    const [svg, styled] = withLightningCss([others, css], true, SITE);
    expect(svg).toBe(others);
    expect(styled).toMatchObject({
      test: /\.css$/,
      use: [
        '/packages/collect-styles/loader.js',
        {loader: expect.stringMatching(/passToReader\.cjs$/), options: {namesOnly: true}},
      ],
    });
  });

  it('are looked at again when Docusaurus reads styles in another way', () => {
    expect(() => withLightningCss([others], false, SITE)).toThrow('no css-loader any more');
  });
});
