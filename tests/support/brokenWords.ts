/**
 * Runs in the page.
 *
 * @param elements whose text is looked at; pictures, formulas, code blocks and what is hidden are left out
 * @returns the words that stand on more than one line
 */
export function brokenWords(elements: readonly Element[]): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around?.checkVisibility() || around.closest('svg, math, pre')) continue;
      if (around.clientWidth === 1) continue; // for screen readers alone
      for (const {index, 0: word} of (node.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
