/** What opens the search and closes it, beside a single key (specification, section 9); as readers see it. */
export const SEARCH_KEYS = ['Ctrl+K', '⌘+K'];
