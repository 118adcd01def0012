import type {ClientModule} from '@docusaurus/types';

/*
 * Counts a page view on each route change (specification, section 7). Not on each letter typed into the search
 * page, whose address changes with it: what readers search for and which heading they read is nobody's business.
 * The first page is counted by ./script.ts. The plugin calls whatever `window.gtag` is at the time, so this stands
 * before it. Only part of builds with a tracking id. Test: tests/unit/analytics
 */

type Gtag = (...call: unknown[]) => void;

let counted: string | undefined;

function stripAddresses(gtag: Gtag): Gtag {
  let path = counted;
  return (...call) => {
    const [command, name, value] = call;
    if (command === 'set' && name === 'page_path') {
      path = new URL(String(value), window.location.origin).pathname;
      if (path === counted) return;
      gtag('set', 'page_path', path);
      gtag('set', 'page_location', window.location.origin + path);
      gtag('set', 'page_title', path); // the search page's names what is searched for
    } else if (command === 'event' && name === 'page_view') {
      if (path === counted) return;
      counted = path;
      gtag(...call);
    } else {
      gtag(...call);
    }
  };
}

const pageViews: ClientModule = {
  onRouteUpdate({location}) {
    const page = window as unknown as {gtag?: Gtag};
    if (counted !== undefined || !page.gtag) return; // once a visit; an ad blocker may have taken it
    counted = location.pathname;
    page.gtag = stripAddresses(page.gtag);
  },
};

export default pageViews;
