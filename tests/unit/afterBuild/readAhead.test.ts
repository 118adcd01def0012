import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Build} from '../../../src/plugins/after-build/builtFile';
import {readAhead} from '../../../src/plugins/after-build/readAhead';
import {wordsOfBuild} from '../../../src/plugins/after-build/wordsOfBuild';

let outDir = '';
let reading: Promise<void> | undefined;

const build = (): Build => ({outDir, baseUrl: '/v2/', siteUrl: 'https://help.example'});

function write(file: string, text: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** Reads ahead for a while, as Docusaurus would write meanwhile. */
async function readFor(milliseconds: number): Promise<void> {
  reading ??= readAhead(build());
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

describe('a build read ahead', () => {
  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
    reading = undefined;
    write('assets/js/main.1a2b3c4d.js', 'style("menu--open", "--from-script")');
    write('assets/css/styles.1a2b3c4d.css', '.sheet{color:var(--from-sheet)}');
    write('assets/css/dialog.1a2b3c4d.css', '.dialog{color:var(--on-demand)}');
  });
  afterEach(async () => {
    await wordsOfBuild(outDir); // ends the reading
    await reading;
    rmSync(outDir, {recursive: true});
  });

  it('is read as it is in the end, whatever a page was when it was half written', async () => {
    write('tips/index.html', '<p class="half');
    await readFor(50);
    write('tips/index.html', '<p class="whole --from-page">text</p>');
    const {words, shown, mentioned} = await wordsOfBuild(outDir);
    expect(words).toContain('menu--open');
    expect(words).not.toContain('half');
    expect(words).not.toContain('sheet');
    expect([...shown].sort()).toEqual(['--from-page', 'whole']);
    expect([...mentioned].sort()).toEqual(['--from-page', '--from-script', '--on-demand']);
  });

  it('is read on when the scripts that rendered it are deleted meanwhile', async () => {
    for (let folder = 0; folder < 200; folder += 1) write(`__server/${String(folder)}/a.js`, '');
    const later = readFor(0);
    rmSync(path.join(outDir, '__server'), {recursive: true});
    await later;
    await readFor(150);
    await expect(Promise.race([reading, 'still reading'])).resolves.toBe('still reading');
  });
});
