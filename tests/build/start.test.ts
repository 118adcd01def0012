import path from 'node:path';
import {cpSync, readFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {runDocusaurus, type Run} from '../support/docusaurus';
import {inAudit} from '../support/audit';
import {freePort} from '../support/freePort';
import {changeFile, copySite, removeSite, ROOT} from '../support/siteCopy';

/** `npm start` on a copy of the site with a fault in one page. */
const PAGE = 'docs/how-to/choke-sounds.md';
const TERM = 'glossary.md#choke';

let site = '';
let running: Run | undefined;

afterEach(async () => {
  await running?.stop();
  removeSite(site);
});

/** @param added another file, with the page's words */
async function start(
  change: (page: string) => string,
  added?: string,
): Promise<{run: Run; address: string}> {
  site = copySite();
  if (added) cpSync(path.join(site, PAGE), path.join(site, added));
  changeFile(site, PAGE, change);
  const port = String(await freePort());
  const run = runDocusaurus(site, ['start', '--no-open', '--port', port]);
  running = run;
  return {run, address: `http://localhost:${port}/v2/`};
}

const lineOf = (words: string): number =>
  readFileSync(path.join(ROOT, PAGE), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

describe.runIf(inAudit)('npm start', () => {
  it('names a fault’s file, line and remedy, and serves the help all the same', async () => {
    const {run, address} = await start((page) => page.replace(TERM, 'glossary.md#shoke'));
    expect(await run.until(/is no term of .*\n/)).toContain(
      `${PAGE}:${String(lineOf(TERM))}: "shoke" is no term of docs/glossary.md. Correct the id`,
    );
    const statusOf = (file: string) =>
      fetch(address + file).then(
        ({status}) => status,
        () => 0, // it is not listening yet
      );
    for (const file of ['', 'search-index.json', 'glossary.json']) {
      await expect.poll(() => statusOf(file), {timeout: 50_000}).toBe(200);
    }
    expect(run.isRunning()).toBe(true);
  });

  it('refuses a file’s name that can’t be an address, before all else, and says which to use', async () => {
    const {run} = await start((page) => `${page}\n`, 'docs/how-to/tune-to-c#.md');
    const {failed, output} = await run.ended;
    expect(failed).toBe(true);
    expect(output).toContain('docs/how-to/tune-to-c#.md: name it tune-to-c-sharp.md');
  });
});
