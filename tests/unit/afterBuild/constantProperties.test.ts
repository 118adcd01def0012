import {describe, expect, it} from 'vitest';
import {inlineConstantProperties} from '../../../src/plugins/after-build/constantProperties';

const NONE: ReadonlySet<string> = new Set();

describe('inlineConstantProperties', () => {
  it('writes constants where they are used, also through each other, and drops them', () => {
    expect(
      inlineConstantProperties(
        ':root{--a:var(--b);--b:2px}p{margin:var(--a)var(--b)}',
        NONE,
      ).trim(),
    ).toMatch(/^p\{margin:\s+2px\s+2px\s*\}$/);
  });

  it.each([
    ['dark mode changes', ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}'],
    ['a width changes', ':root{--a:red}@media (width<9px){:root{--a:blue}}p{color:var(--a)}'],
    ['an element changes', ':root{--a:red}.alert{--a:blue}p{color:var(--a)}'],
  ])('keeps what %s', (_what, css) => {
    expect(inlineConstantProperties(css, NONE)).toBe(css);
  });

  it('keeps what a page or script mentions', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(inlineConstantProperties(css, new Set(['--a']))).toBe(css);
  });

  it('keeps a value made of something that an element changes', () => {
    const css = ':root{--a:calc(var(--b)*2);--b:1px}.big{--b:9px}p{margin:var(--a)}';
    expect(inlineConstantProperties(css, NONE)).toBe(css);
  });

  it('drops what rules outside all layers overrule, in every mode', () => {
    const css =
      '@layer theme{:root{--a:red}html[data-theme=dark]{--a:blue}}:root{--a:green}p{color:var(--a)}';
    expect(inlineConstantProperties(css, NONE)).toMatch(/^@layer theme\{\}p\{color:\s*green\s*\}$/);
  });

  it('drops what nothing reads, also through each other', () => {
    const css = '[data-theme=dark]{--a:var(--b);--b:1px}p{color:red}';
    expect(inlineConstantProperties(css, NONE)).toBe('p{color:red}');
  });
});
