import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {BUILDS, serveFolder} from '../../support/configurations';
import {listening, nothingHappensFor} from '../../support/page';
import {watchPolicy} from '../../support/policyViolations';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

/*
 * The Content-Security-Policy at work, in the header and in the pages, in each configuration. The test answers
 * for Algolia and Google. Every page: ../pages/everyPage.spec.ts
 */

/** What gtag.js does, as far as a policy is concerned (Google's guide for GA4). */
const GTAG = `
  fetch('https://region1.google-analytics.com/g/collect?v=2', {method: 'POST', mode: 'no-cors'});
  navigator.sendBeacon('https://www.google-analytics.com/g/collect?v=2');
  new Image().src = 'https://www.googletagmanager.com/a?v=3';
  window.gtagRan = true;
`;

for (const [name, {folder, search, google}] of Object.entries(BUILDS)) {
  test.describe(`with ${name}`, () => {
    let server: Server;
    let origin: string;

    test.beforeAll(async () => {
      ({origin, server} = await serveFolder(folder));
    });
    test.afterAll(() => server.close());

    async function start(page: Page): Promise<string[]> {
      await page.route(/google-analytics|googletagmanager/, (route) =>
        route.fulfill({contentType: 'text/javascript', body: GTAG}),
      );
      return watchPolicy(page);
    }

    test('nothing a reader does violates the policy', async ({page, algolia}) => {
      const violations = await start(page);
      await openDialog(page, '/', `${origin}/v2/how-to/choke-sounds/`);
      await searchBox(page).fill('choke');
      await expect(results(page).nth(1)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);

      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await listening(page);
      await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().hover();
      await expect(page.locator('#sp-popup')).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');

      const picture = page.locator('.theme-doc-markdown .medium-zoom-image').first();
      await picture.click();
      await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
      // medium-zoom ignores keys while it moves.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {timeout: 1000});
      }).toPass();

      await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
      await expect(page).toHaveURL(/\/glossary\/$/);
      await page.goto(`${origin}/v2/no-such-page/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
      await page.goto(`${origin}/v2/search/?q=choke`);
      await expect(page.locator('main ol > li').first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'gtagRan' in window)).toBe(google);
      await listening(page);
      await nothingHappensFor(page, 500, 'what comes after a page violates the policy');
      expect(violations).toEqual([]);
      expect(algolia.requests.length > 0).toBe(search);
      expect(await page.evaluate(() => 'gtagRan' in window), 'by now, too').toBe(google);
    });

    test('scripts that are not the site’s are blocked', async ({page}) => {
      const violations = await start(page);
      const html = readFileSync(path.join(folder, 'glossary/index.html'), 'utf8');
      await page.route(`${origin}/v2/glossary/`, async (route) => {
        const response = await route.fetch();
        const attack = '<script>window.hacked = "inline"</script><img src="x" onerror="hacked=1">';
        await route.fulfill({response, body: html.replace(/<body[^>]*>/, `$&${attack}`)});
      });
      await page.goto(`${origin}/v2/glossary/`);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hacked = "added"';
        document.body.append(script);
        const foreign = document.createElement('script');
        foreign.src = 'https://evil.example/attack.js';
        document.body.append(foreign);
      });
      // In a task of its own: what the test's own call runs may make code from text.
      const evaluates = await page.evaluate(
        () =>
          new Promise((resolve) => {
            setTimeout(() => {
              try {
                resolve((0, eval)('"evaluated"'));
              } catch (error) {
                resolve((error as Error).name);
              }
            });
          }),
      );
      expect(evaluates).toBe('EvalError');
      await expect
        .poll(() => violations.filter((text) => text.includes('script-src')).length)
        .toBeGreaterThan(3);
      expect(violations.join('\n')).toContain('https://evil.example/attack.js');
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  });
}
