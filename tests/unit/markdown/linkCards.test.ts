import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkCards, steps} from '../../../src/markdown/build';
import {writeFiles} from '../../support/files';
import {blockHtml} from '../../support/blockHtml';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

async function cards(markdown: string): Promise<string> {
  writeFiles(folder(), {
    'docs/choke.md': '---\nkind: how-to\nicon: volume-x\n---\n',
    'docs/mix.md': '---\nkind: reference\n---\n',
  });
  return blockHtml([steps, linkCards(folder())], markdown, {
    path: path.join(folder(), 'docs/index.md'),
  });
}

describe('linkCards', () => {
  it('gives each entry the pictogram of the page it leads to', async () => {
    const html = await cards(
      '- [Choke](./choke.md): stop a sound.\n- [Mix](./mix.md#pan): pan it.',
    );
    expect(html).toContain('<ul class="sp-link-cards">');
    expect(html).toContain('href="/v2/img/pictograms.svg#volume-x"');
    expect(html).toContain('href="/v2/img/pictograms.svg#sliders-horizontal"');
  });

  it.each(['./choke.md?x#y', 'choke.md', '/choke.md', '@site/docs/choke.md'])(
    'knows the page by each way to write it: %s',
    async (url) => {
      expect(await cards(`- [Choke](${url}): stop a sound.`)).toContain('.svg#volume-x"');
    },
  );

  it('leaves a list of tasks what it is', async () => {
    const html = await cards('- [ ] [Choke](./choke.md): stop a sound.');
    expect(html).toContain('<ul class="contains-task-list">');
  });

  it('keeps all words, in their order', async () => {
    const html = await cards('- [Choke](./choke.md): stop a *ringing* sound.');
    expect(html.replace(/<[^>]+>/g, '').trim()).toBe('Choke: stop a ringing sound.');
  });

  it.each([
    ['stop a sound.', true],
    ["don't stop.", true],
    ['a *ringing* sound.', true],
    ['**stop** it.', true],
    ['eMAD is written so.', false],
    ['iPhone recordings.', false],
    ['mp3 files.', false],
    ['`mp3` files.', false],
    ['**iPhone** recordings.', false],
  ])('lets styles begin with a capital what is a word, and no name: %s', async (words, isWord) => {
    const html = await cards(`- [Choke](./choke.md): ${words}`);
    expect(html.includes('class="sp-sentence sp-word"')).toBe(isWord);
    expect(html).toContain('class="sp-sentence');
  });

  it('makes a way of a numbered list', async () => {
    const html = await cards('1. [Choke](./choke.md): stop a sound.');
    expect(html).toContain('<ol class="sp-steps sp-path">');
    expect(html).toContain('<li value="1">');
  });

  it('leaves other lists alone', async () => {
    const lists = [
      '- [Choke](./choke.md): stop a sound.\n- No link here.',
      '- [Choke](./choke.md)',
      '- [Choke](./choke.md): stop a sound.\n\n  And more.',
      '- **Both keep ringing:** move them.',
    ];
    for (const list of lists) expect(await cards(list)).not.toContain('sp-');
  });

  it('takes addresses that are no page of ours', async () => {
    const html = await cards('- [Elsewhere](https://example.com): a site.');
    expect(html).toContain('pictograms.svg#circle-dot');
  });
});
