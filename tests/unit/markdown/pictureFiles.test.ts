import path from 'node:path';
import {expect, it} from 'vitest';
import {pictureFileFault} from '../../../src/markdown/checks/pictureFiles';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

function faultOf(name: string, text: string): string | undefined {
  writeFiles(folder(), {[name]: text});
  return pictureFileFault(path.join(folder(), name), `./${name}`);
}

it.each([
  ['lfs.png', 'version https://git-lfs.github.com/spec/v1\n', /is no picture.*git lfs pull/],
  ['empty.jpg', '', /^\.\/empty\.jpg is no picture/],
  ['page.webp', '<!doctype html><title>404</title>', /is no picture/],
  ['a.svg', '<svg width="9" height="9"></svg>', /is no drawing.*needs xmlns=/],
  ['lfs.svg', 'version https://git-lfs.github.com/spec/v1\n', /is no drawing/],
  ['a.svg', `${SVG}<text>A & B</text></svg>`, /& is written &amp;/],
  ['a.svg', `${SVG}<text>A&nbsp;B</text></svg>`, /such as &#160;/],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', /says no size/],
])('tells of a file that browsers show as an empty frame: %s %j', (name, text, message) => {
  expect(faultOf(name, text)).toMatch(message);
});

it('says nothing of what browsers show, and of what is not there', () => {
  const text = '<!-- a & b --><style><![CDATA[a & b]]></style><text>&amp;&#160;&#xA0;</text></svg>';
  expect(faultOf('a.svg', SVG + text)).toBeUndefined();
  const named = `<!DOCTYPE svg [<!ENTITY own "o">]>${SVG}&own;</svg>`;
  expect(faultOf('a.svg', named)).toBeUndefined();
  expect(pictureFileFault(path.join(folder(), 'b.png'), './b.png')).toBeUndefined();
});
