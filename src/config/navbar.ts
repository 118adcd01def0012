import type {NavbarItem} from '@docusaurus/theme-common';
import {SITE} from './site';

/** The top bar: word mark and version switch on the left; home link, search and colour mode on the right. */
export const navbar = {
  title: 'Sensory Percussion 2',
  hideOnScroll: true, // specification, section 4
  items: [
    {type: 'custom-versionSwitch', position: 'left'},
    {href: SITE.makerUrl, label: 'Sunhouse home', position: 'right', className: 'navbar-home'},
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
