/**
 * Tells Google's script, before it is configured and counts the page that was loaded, what to call each page: by
 * its path alone. By itself it takes the whole address, the referrer's and the title, and so what a reader searches
 * for. A page that was saved and is opened from disk isn't counted: its path names the reader's folders. Runs on
 * its own in the head. Test: tests/unit/analytics
 *
 * @param trackingID the tag that isn't to count then (Google's `ga-disable-…`)
 */
export function namePageByPath(trackingID: string): void {
  const page = window as unknown as {dataLayer?: unknown[]; [disable: string]: unknown};
  if (location.protocol === 'file:') {
    page[`ga-disable-${trackingID}`] = true;
    return;
  }
  const layer = (page.dataLayer ??= []);
  const {origin, pathname} = location;
  const gtag: (...call: unknown[]) => void = function () {
    // Google's script tells a call from other entries by its kind of list.
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  gtag('set', {
    page_path: pathname,
    page_location: origin + pathname,
    page_title: pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  });
}
