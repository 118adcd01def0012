/**
 * Copies a page's Markdown to the clipboard.
 *
 * @param address of the page's Markdown twin
 * @throws when the twin can't be fetched or the browser refuses the clipboard
 */
export async function copyPage(address: string): Promise<void> {
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
