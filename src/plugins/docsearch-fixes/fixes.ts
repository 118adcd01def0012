/** One fault of DocSearch's modal, as its code has it and as it should be. */
interface Fix {
  why: string;
  faulty: string;
  mended: string;
}

/**
 * Faults of the modal in @docsearch/react 4.7.0. Every one has a test that fails without its mend, in
 * tests/browser/search*.spec.ts or, where the policy is concerned, tests/browser/hosted/policy.spec.ts.
 */
export const FIXES: readonly Fix[] = [
  {
    why: "the status 'error' is set back to 'idle' at once, so a failed request shows 'No results found', and the failure, though shown, is thrown on to the page",
    faulty: '.finally(function(){p("idle"),',
    mended:
      '.catch(function(e){if("RetryError"!==e.name)throw e}).finally(function(){"error"===o.getState().status||p("idle"),',
  },
  {
    why: "suggestions are spread into an object, which has no length, so 'Try searching for' never shows",
    faulty:
      'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))})',
    mended: 'u({searchSuggestions:e.suggestions||Object.keys(o)})',
  },
  {
    why: "the numbers of results of all queries are added up, so 'See all' names too many",
    faulty: 'var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})',
    mended: 'u({nbHits:i})',
  },
  {
    why: 'the error screen offers no way to try again',
    faulty: 'e.createElement("p",{className:"DocSearch-Help"},o))}function Tu(t)',
    mended:
      'e.createElement("p",{className:"DocSearch-Help"},o),e.createElement("button",{type:"button",className:"DocSearch-Retry",onClick:t.onRetry},"Try again"))}function Tu(t)',
  },
  {
    why: 'the error screen offers no way to try again (what the button does)',
    faulty: 'e.createElement(Ou,{translations:',
    mended:
      'e.createElement(Ou,{onRetry:function(){a.refresh(),a.inputRef.current.focus()},translations:',
  },
  {
    why: 'the dialog says that it is a button which can be focused, around everything else',
    faulty: 'role:"button",tabIndex:0,onMouseDown:',
    mended:
      'role:"dialog","aria-modal":!0,"aria-label":"Search","aria-labelledby":void 0,"aria-expanded":void 0,"aria-haspopup":void 0,"aria-controls":void 0,onMouseDown:',
  },
  {
    why: "the dialog's head claims to be the page's banner",
    faulty: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    mended: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    why: "the dialog's foot claims to be the page's own",
    faulty: 'e.createElement("footer",{className:"DocSearch-Footer"',
    mended: 'e.createElement("div",{className:"DocSearch-Footer"',
  },
  {
    why: 'a failure is not announced',
    faulty: 'className:"DocSearch-ErrorScreen"}',
    mended: 'className:"DocSearch-ErrorScreen",role:"alert"}',
  },
  {
    why: 'that nothing was found is not announced',
    faulty: '"DocSearch-NoResults--withAskAi":"")}',
    mended: '"DocSearch-NoResults--withAskAi":""),role:"status"}',
  },
  {
    why: 'links stand inside of options: the link becomes the option, and what was saved a row of a grid',
    faulty:
      'return e.createElement("li",F({className:["DocSearch-Hit",n.__docsearch_parent&&"DocSearch-Hit--Child"].filter(Boolean).join(" ")},i({item:n,source:s.source,onClick:function(e){o(n,e)}})),e.createElement(c,{hit:n},',
    mended:
      'var l=/^(recent|favorite)/.test(s.source.sourceId),d=i({item:n,source:s.source,onClick:function(e){o(n,e)}});return e.createElement(l?"div":"li",F({className:["DocSearch-Hit",n.__docsearch_parent&&"DocSearch-Hit--Child"].filter(Boolean).join(" ")},l?F(d,{role:"row"}):{role:"presentation"}),e.createElement(c,{hit:n,option:l?void 0:d},',
  },
  {
    why: 'links stand inside of options (the list of what was saved)',
    faulty:
      'e.createElement("ul",t.getListProps({source:t.collection.source}),t.collection.items.map(',
    mended:
      'e.createElement(/^(recent|favorite)/.test(t.collection.source.sourceId)?"div":"ul",F(t.getListProps({source:t.collection.source}),/^(recent|favorite)/.test(t.collection.source.sourceId)&&{role:"grid"}),t.collection.items.map(',
  },
  {
    why: 'buttons stand inside of links',
    faulty: 'a({item:n}))))}function xu(t)',
    mended:
      '!l&&a({item:n}))),l&&e.createElement("div",{className:"DocSearch-Hit-actions",role:"gridcell",onClick:function(e){e.stopPropagation()}},a({item:n})))}function xu(t)',
  },
  {
    why: 'the keyboard leaves the dialog: what holds it was looked up once, before there were results',
    faulty:
      'var e=ut.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];return ut.addEventListener',
    mended: 'return ut.addEventListener',
  },
  {
    why: 'the keyboard leaves the dialog (looked up at each press of Tab)',
    faulty: 'function r(e){"Tab"===e.key&&(',
    mended:
      'function r(e){var i=Array.from(ut.querySelectorAll("a[href], button:not([disabled]), input:not([disabled])")).filter(function(c){return c.tabIndex>=0&&c.checkVisibility()}),t=i[0],n=i[i.length-1];"Tab"===e.key&&t&&(',
  },
  {
    why: 'its copy of zod tries whether code may be made from text, which the policy blocks and reports',
    faulty: 'try{return new Function(""),!0}catch(e){return!1}',
    mended: 'return!1',
  },
  {
    why: 'the logo brings a style element, which the policy blocks and reports; attributes do the same',
    faulty:
      'viewBox:"0 0 2196.2 500"},e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")),',
    mended: 'viewBox:"0 0 2196.2 500",fill:"#003dff",fillRule:"evenodd"},',
  },
];
