import type {NavbarItem} from '@docusaurus/theme-common';
import {SITE} from './site';

/** The top bar, in the order of the list; Docusaurus adds the color mode's button at its end. */
export const navbar = {
  title: 'Sensory Percussion 2',
  hideOnScroll: true, // specification, section 4
  items: [
    {type: 'custom-versionSwitch', position: 'left'},
    {href: SITE.makerUrl, label: 'Sunhouse home', position: 'right'},
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
