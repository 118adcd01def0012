/**
 * `npm run bench:gains`: builds the site once as it is and once without each mechanism that saves readers
 * something, and writes what each is worth to README.md here. Takes some ten minutes.
 * `npm run bench:gains -- prism` measures those whose name holds the fragment, and only prints.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from '../../tests/support/browser';
import {removeSite} from '../../tests/support/siteCopy';
import {makeSite} from '../build/copiedSite';
import {runBuild} from '../build/runBuild';
import {MECHANISMS, type Mechanism} from './mechanisms';
import {visit, type Visit} from './visit';

const HEAD = `# Gains

What each mechanism saves a new reader of a how-to page until the page answers. Written by \`npm run bench:gains\`, which builds the site without it; don't edit. Kilobytes are brotli of page, scripts and styles. A gain of 0.0 kB and no request has another reason: its README tells it.

| Mechanism | kB | Requests |
|---|---:|---:|
`;

async function main(): Promise<void> {
  const fragment = process.argv[2];
  const chosen = MECHANISMS.filter(({name}) => !fragment || name.includes(fragment));
  if (chosen.length === 0) throw new Error(`No mechanism's name holds "${String(fragment)}".`);
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...CHROMIUM_FLAGS]});
  try {
    const whole = await measure(browser);
    console.log(`As it is: ${String(whole.bytes)} bytes, ${String(whole.requests)} requests.`);
    const rows: string[] = [];
    for (const mechanism of chosen) {
      const without = await measure(browser, mechanism);
      const gain = Math.round((without.bytes - whole.bytes) / 100) / 10;
      const row = `| ${mechanism.name} | ${(gain || 0).toFixed(1)} | ${String(without.requests - whole.requests)} |`;
      console.log(row);
      rows.push(row);
    }
    if (!fragment) writeFileSync(path.join(__dirname, 'README.md'), `${HEAD}${rows.join('\n')}\n`);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, without?: Mechanism): Promise<Visit> {
  const site = makeSite(1);
  try {
    without?.leaveOut(site);
    await runBuild(site, {});
    return await visit(browser, path.join(site, 'build'));
  } finally {
    removeSite(site);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
