import {useEffect} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {closeOnBack} from '../../lib/closeOnBack';
import {isShortcut} from '../../lib/keys';

const {container: navbar, mobileSidebar} = ThemeClassNames.layout.navbar;
const MENU = `.${mobileSidebar.container}`;
/** All but the menu and the backdrop, which closes it by a press beside it: both are in the navbar. */
const OTHERS = `body > :not(#__docusaurus), #__docusaurus > :not(.${navbar}), .navbar__inner`;

/**
 * While the phone's menu is open nothing else can be reached; Escape and Back close it; closed, it gives the
 * focus back to its button. Docusaurus 3.9.1 does none of it, but for Back within one document.
 */
export function useModalMenu(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>(MENU);
    if (!shown || !menu) return undefined;
    const others = document.querySelectorAll<HTMLElement>(OTHERS);
    for (const other of others) other.inert = true;
    menu.querySelector<HTMLElement>('button, a[href]')?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'Escape')) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    const release = closeOnBack(toggle);
    return () => {
      release();
      document.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
