import {expect, it} from 'vitest';
import {inlineScripts, inlineScriptsPlugin} from '../../../src/shell/inlineScripts';

const SCRIPTS = inlineScripts('.test');

it('mends the address first, then minds the other scripts, in every page’s head', () => {
  const {headTags} =
    inlineScriptsPlugin({siteStorage: {type: 'localStorage', namespace: '.test'}}).injectHtmlTags?.(
      {content: undefined},
    ) ?? {};
  const {address, recovery, 'early controls': earlyControls, typeface} = SCRIPTS;
  expect(headTags).toEqual(
    [address, recovery, earlyControls, typeface].map((innerHTML) => ({
      tagName: 'script',
      innerHTML,
    })),
  );
});

it.each(Object.entries(SCRIPTS))(
  'the %s script has nothing that would end the script element',
  (_name, script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
