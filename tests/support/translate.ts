/**
 * Runs in the page and does to it what browsers' translators do: each text node, later ones too, is replaced by
 * an element that holds the translation.
 */
export function translate(): void {
  const LEFT_ALONE = 'script, style, textarea, noscript, svg, font, [translate=no], .notranslate';
  const replace = (text: Node): void => {
    const {parentElement: parent, nodeValue} = text;
    if (!nodeValue?.trim() || !parent || parent.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = nodeValue.replaceAll('e', 'é');
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const replaceAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceAll(document.body);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach(replaceAll);
  }).observe(document.body, {childList: true, subtree: true});
}
