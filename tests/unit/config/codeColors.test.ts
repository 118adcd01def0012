import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {codeColors} from '../../../src/config/codeColors';
import {contrast} from '../../support/contrast';

const [, bar = ''] =
  /--docusaurus-highlighted-code-line-bg: (#\w{6});/.exec(
    readFileSync('src/css/tokens.css', 'utf8'),
  ) ?? [];

it('shows all that code can hold at 4.5:1 or more, on its ground and on a highlighted line', () => {
  const {color: plain = '', backgroundColor: ground = ''} = codeColors.plain;
  const colors = new Map([['plain', plain]]);
  for (const {types, style} of codeColors.styles)
    for (const type of types) if (style.color) colors.set(type, style.color);
  const low = [...colors].filter(([, color]) =>
    [ground, bar].some((below) => contrast(color, below) < 4.5),
  );
  expect(low).toEqual([]);
  expect(colors.size).toBeGreaterThan(10);
});
