import {describe, expect, it} from 'vitest';
import {toolBlocks} from '../../../../src/play/build';
import {blockHtml} from '../../../support/blockHtml';

const htmlOf = async (markdown: string): Promise<string> =>
  (await blockHtml(toolBlocks, markdown, {path: `${process.cwd()}/docs/page.md`})).replace(
    /\n/g,
    '',
  );

describe('a tool in Markdown', () => {
  it('has its words, then the button', async () => {
    expect(await htmlOf(':::tool{name="midi-monitor"}\n\nWords.\n\n:::')).toBe(
      '<div data-tool="midi-monitor"><p>Words.</p><button type="button" class="sp-button sp-tool-start sp-needs-scripts">Start the MIDI monitor</button></div>',
    );
  });

  it('without words is nothing where no script runs', async () => {
    expect(await htmlOf('::tool{name="get-the-sound-back"}')).toMatch(
      /^<div data-tool="get-the-sound-back" class="sp-needs-scripts"><button /,
    );
  });

  it('leaves other directives alone', async () => {
    expect(await htmlOf(':::note\nWords.\n:::')).not.toContain('data-tool');
  });

  it.each([
    [
      'an unknown name',
      'Words.\n\n::tool{name="midi"}',
      /^docs\/page\.md:3: there is no tool "midi"\. Write ::tool\{name="…"\} with one of these: get-the-sound-back, midi-monitor\.$/,
    ],
    ['a name that every object has', '::tool{name="toString"}', /there is no tool "toString"\./],
    ['no name', '::tool', /^docs\/page\.md:1: there is no tool ""/],
    [
      'a place within a sentence',
      'A :tool{name="midi-monitor"}',
      /^docs\/page\.md:1: the tool "midi-monitor" stands within a sentence/,
    ],
  ])('stops the build with %s, and says what to do', async (_name, markdown, message) => {
    await expect(htmlOf(markdown)).rejects.toThrow(message);
  });
});
