import {REPORT_ID} from '../../lib/reportLink';
import {headingInView} from './headings';
import {withHeading} from './reportUrl';

export {marks} from './marks';

const TOOLS = '.sp-page-tools';

/**
 * Answers the tools below a page (PageTools.tsx), which are plain HTML: nobody uses them before the page
 * has loaded, so their code comes after it.
 * Test: tests/browser/shell/pageFoot.spec.ts
 */
document.addEventListener('click', ({target}) => {
  const button = target instanceof Element && target.closest<HTMLElement>(`${TOOLS} button`);
  if (!button) return;
  const status = button.closest(TOOLS)?.querySelector('[role="status"]');
  // The page's own: an answer that comes late says nothing on the next page.
  const say = (words: string): void => {
    if (status) status.textContent = words;
  };
  const {copies, prints} = button.dataset;
  if (copies) void copy(copies, say);
  if (prints) void print(prints, say, () => status?.isConnected === true);
});

type Say = (words: string) => void;

async function copy(address: string, say: Say): Promise<void> {
  say('Fetching the page…');
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  try {
    await copyText(text);
    say('Copied as Markdown.');
  } catch {
    text.then(
      () => say('The browser did not let it copy. Open “Markdown” and copy from there.'),
      () => say('The page’s Markdown couldn’t be fetched. Check the connection and try again.'),
    );
  }
}

async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text); // Firefox before 127
    return;
  }
  // Safari refuses what comes after waiting, so the clipboard does the waiting.
  const plain = text.then((words) => new Blob([words], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
}

/** How often something was printed: of presses in a row the last counts. */
let prints = 0;

async function print(pages: string, say: Say, isThere: () => boolean): Promise<void> {
  const turn = (prints += 1);
  const isLatest = (): boolean => turn === prints;
  say('Fetching the pages…');
  try {
    const {printSection} = await import(/* webpackChunkName: "print-section" */ './printSection');
    await printSection(pages.split(' '), () => isThere() && isLatest());
    if (isLatest()) say('');
  } catch {
    const words = 'Not all pages could be fetched. Check the connection, then load the page again.';
    if (isLatest()) say(words);
  }
}

/** Before the link is followed, the report learns where on the page the reader is. */
function nameHeading({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a#${REPORT_ID}`);
  if (link) link.href = withHeading(link.href, headingInView());
}

document.addEventListener('pointerdown', nameHeading);
document.addEventListener('focusin', nameHeading);
