import {expect, it} from 'vitest';
import {earlyControlsScript} from '../../../src/shell/earlyControls/script';
import {inlineScriptsPlugin} from '../../../src/shell/inlineScripts';
import {recoveryScript} from '../../../src/shell/recovery/script';

it('puts the recovery script first in every page’s head', () => {
  const {headTags} = inlineScriptsPlugin().injectHtmlTags?.({content: undefined}) ?? {};
  expect(headTags).toEqual(
    [recoveryScript(), earlyControlsScript()].map((innerHTML) => ({tagName: 'script', innerHTML})),
  );
});

it.each([
  ['recovery', recoveryScript()],
  ['early controls', earlyControlsScript()],
])('the %s script has nothing that would end the script element', (_name, script) => {
  expect(script).not.toMatch(/<\/script|<!--/i);
});
