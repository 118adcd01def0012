/**
 * Forgets that the reader has closed the announcement once there is another one. Docusaurus 3.9.1 does so too,
 * but only after it has hidden the new one for this load. Runs before its script.
 * Test: tests/browser/shell/announcement.spec.ts
 *
 * @param namespace what Docusaurus adds to the names of what it stores
 * @param id of the announcement that the page has
 */
export function renewAnnouncement(namespace: string, id: string): void {
  const slot = (name: string): string => `docusaurus.announcement.${name}${namespace}`;
  try {
    if (localStorage.getItem(slot('id')) !== id) localStorage.removeItem(slot('dismiss'));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
