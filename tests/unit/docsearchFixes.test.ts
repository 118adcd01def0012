import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mendModal} from '../../src/plugins/docsearch-fixes';
import {leaveOutAskAi} from '../../src/plugins/docsearch-fixes/askAi';
import {dropUnusedDeclarations} from '../../src/plugins/docsearch-fixes/dropUnusedDeclarations';

const installed = readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe('mendModal', () => {
  it('mends the installed DocSearch', () => {
    expect(mendModal(installed)).not.toBe(installed);
  });

  it('stops when DocSearch changed, and says what to do', () => {
    expect(() => mendModal('something else')).toThrow(/take the fix out, or adapt it/);
  });
});

describe('leaveOutAskAi', () => {
  it('leaves the search and takes out the assistant, its parsers and Algolia’s client', () => {
    const plain = leaveOutAskAi(mendModal(installed));
    expect(plain).toMatch(/export\s*\{\s*\w+ as DocSearchModal\s*\}/);
    expect(plain).toContain('DocSearch-NoResults');
    expect(plain).not.toMatch(/Zod|askai\.algolia\.com|algolianet|vercel\.ai/);
    expect(plain.length).toBeLessThan(installed.length / 3);
  }, 60_000);

  it('stops when DocSearch changed', () => {
    expect(() => leaveOutAskAi('something else')).toThrow(/Adapt askAi\.ts/);
  });
});

describe('dropUnusedDeclarations', () => {
  const reduce = (source: string): string => dropUnusedDeclarations(source).replace(/\s|;/g, '');

  it('drops functions, classes and variables that nothing uses, those that use each other too', () => {
    expect(
      reduce(`
        function a() { return b(); }
        const b = a, c = make({a});
        class D extends c {}
        function make(x) { return x; }
        export const kept = 1;
      `),
    ).toBe('exportconstkept=1');
  });

  it('keeps what an export reaches, and what fills it', () => {
    const source = `
      var Kinds;
      !function (e) { e.One = 'one'; }(Kinds || (Kinds = {}));
      function Menu() { return Kinds; }
      Menu.Item = item, Menu.Item.label = 'x';
      function item() {}
      export {Menu};
    `;
    expect(reduce(source)).toBe(source.replace(/\s|;/g, ''));
  });

  it('keeps statements that change something else', () => {
    const source = 'function f(){return 1}document.title=f();export const x=1';
    expect(reduce(source)).toBe(source.replace(/\s|;/g, ''));
  });
});
