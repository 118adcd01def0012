import {expect, it} from 'vitest';
import {addressScript} from '../../../src/shell/address/script';
import {earlyControlsScript} from '../../../src/shell/earlyControls/script';
import {inlineScriptsPlugin} from '../../../src/shell/inlineScripts';
import {recoveryScript} from '../../../src/shell/recovery/script';

const SCRIPTS = {
  address: addressScript(),
  recovery: recoveryScript(),
  'early controls': earlyControlsScript(),
};

it('mends the address first, then minds the other scripts, in every page’s head', () => {
  const {headTags} = inlineScriptsPlugin().injectHtmlTags?.({content: undefined}) ?? {};
  expect(headTags).toEqual(
    Object.values(SCRIPTS).map((innerHTML) => ({tagName: 'script', innerHTML})),
  );
});

it.each(Object.entries(SCRIPTS))(
  'the %s script has nothing that would end the script element',
  (_name, script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
