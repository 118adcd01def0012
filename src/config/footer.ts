import {SITE} from './site';

/** Opens the list of shortcuts without a key: src/shortcuts listens. */
const SHORTCUTS_BUTTON =
  '<button type="button" class="clean-btn footer__link-item sp-needs-scripts" data-opens="shortcuts" aria-haspopup="dialog">Keyboard shortcuts</button>';

/** The footer: three columns a reader in trouble can use, and the copyright line of the specification. */
export const footer = {
  style: 'light' as const,
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Set up your gear', to: '/quick-start/setting-up-your-gear/'},
        {label: 'Get started with the software', to: '/quick-start/getting-started-software/'},
        {label: 'Tutorials', to: '/quick-start/tutorials/'},
      ],
    },
    {
      title: 'Look up',
      items: [
        {label: 'How-to guides', to: '/how-to/'},
        {label: 'Software overview', to: '/software-overview/'},
        {label: 'Glossary', to: '/glossary/'},
      ],
    },
    {
      title: 'Get help',
      items: [
        {label: 'No sound', to: '/troubleshooting/no-sound/'},
        {label: 'Diagnostic report', to: '/troubleshooting/diagnostic-report/'},
        {html: SHORTCUTS_BUTTON},
        {label: 'Sunhouse home', href: SITE.makerUrl},
      ],
    },
  ],
  copyright: `Copyright © ${SITE.copyrightYear} Sunhouse`,
};
