import {expect, it} from 'vitest';
import {INLINE_SCRIPTS, inlineScriptsPlugin} from '../../../src/shell/inlineScripts';

it('mends the address first, then minds the other scripts, in every page’s head', () => {
  const {headTags} = inlineScriptsPlugin().injectHtmlTags?.({content: undefined}) ?? {};
  const {address, recovery, 'early controls': earlyControls} = INLINE_SCRIPTS;
  expect(headTags).toEqual(
    [address, recovery, earlyControls].map((innerHTML) => ({tagName: 'script', innerHTML})),
  );
});

it.each(Object.entries(INLINE_SCRIPTS))(
  'the %s script has nothing that would end the script element',
  (_name, script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
