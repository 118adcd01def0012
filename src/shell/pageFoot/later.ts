import {withHeading} from './reportUrl';

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

async function copy(twin: string, say: Say): Promise<void> {
  try {
    await copyPage(twin);
    say('Copied as Markdown.');
  } catch {
    say('The browser did not let it copy. Open “Markdown” and copy from there.');
  }
}

async function copyPage(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
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
  say('Fetching the pages…');
  try {
    const {printSection} = await import(/* webpackChunkName: "print-section" */ './printSection');
    await printSection(pages.split(' '), () => isThere() && turn === prints);
    say('');
  } catch {
    say('Not all pages could be fetched. Check the connection and try again.');
  }
}

/** Before the link is followed, the report learns where on the page the reader is. */
function nameHeading({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.sp-report');
  if (link) link.href = withHeading(link.href, headingInView());
}

/**
 * @returns id and words of the heading above the words that the reader has selected, else of the last one
 *   in the window's upper third or above; undefined above the first
 */
function headingInView(): {id: string; text: string} | undefined {
  const selection = getSelection();
  const selected = selection?.type === 'Range' && selection.anchorNode;
  const isAbove = (heading: Element) =>
    selected
      ? heading.compareDocumentPosition(selected) & Node.DOCUMENT_POSITION_FOLLOWING
      : heading.getBoundingClientRect().top <= window.innerHeight / 3;
  // The closing list is no part of the page's own words.
  const headings = document.querySelectorAll('.theme-doc-markdown :is(h2, h3):not(#related)');
  const heading = [...headings].filter(isAbove).at(-1);
  if (!heading) return undefined;
  const text = (heading.textContent ?? '').replace(/\u200B/g, '').trim(); // the heading's own anchor
  return {id: heading.id, text};
}

document.addEventListener('pointerdown', nameHeading);
document.addEventListener('focusin', nameHeading);
