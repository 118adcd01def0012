/** @returns address of the site's own search index: src/plugins/search-records writes it into each page */
export function indexAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
}
