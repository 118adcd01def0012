import type {Page} from '@playwright/test';

/**
 * Collects what a page's Content-Security-Policy blocks from now on, of this page and all that follow
 * in its tab: the browser's events, and its messages for what happens before a page can listen.
 *
 * @returns list that grows
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {violatedDirective, blockedURI, sourceFile, lineNumber} = event;
      const place = `${sourceFile}:${String(lineNumber)}`;
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${document.URL}: ${violatedDirective} blocks ${blockedURI} at ${place}`);
    });
  });
  return violations;
}
