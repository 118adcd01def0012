/**
 * What a reader sees at an address that is not saved, without a network. It is made of nothing but its
 * own text: the page might be a new one, so the not-found page could be wrong.
 *
 * @param home address that is saved for certain
 */
export function offlinePage(home: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No network</title></head><body><main><h1>No network</h1><p>This page is not saved on this device. Try again when you are connected.</p><p><a href="${home}">Open the saved help</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}
