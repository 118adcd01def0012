import {useEffect, useLayoutEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
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
  const history = useHistory();
  const location = useLocation(); // the shown page's
  useLayoutEffect(() => {
    if (shown) cover(true);
    // A page that is being left stays inert: its styles would all be made anew while its reader waits for the next.
    else if (history.location.pathname === location.pathname) cover(false);
  }, [shown, history, location]);
  // In front of what the next page does, such as taking the focus; and when the menu fails.
  useLayoutEffect(() => () => cover(false), [location]);
  useEffect(() => {
    if (!shown) return undefined;
    document.querySelector<HTMLElement>(`${MENU} :is(button, a[href])`)?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'Escape')) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', focusMainMenu);
    const release = closeOnBack(toggle);
    return () => {
      release();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', focusMainMenu);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}

/** '← Back to main menu' lies in the part of the menu that goes. */
function focusMainMenu({target}: MouseEvent): void {
  if (!(target instanceof Element && target.closest('.navbar-sidebar__back'))) return;
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(`${MENU} .navbar-sidebar__item:not([inert]) :is(a[href], button)`)
      ?.focus({preventScroll: true});
  });
}

function cover(isCovered: boolean): void {
  for (const other of document.querySelectorAll<HTMLElement>(OTHERS)) other.inert = isCovered;
}
