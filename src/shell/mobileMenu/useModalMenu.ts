import {useEffect} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const MENU = `.${ThemeClassNames.layout.navbar.mobileSidebar.container}`;

/**
 * While the phone's menu is open nothing else can be reached; Escape closes it; closed, it gives the focus
 * back to its button. Docusaurus 3.9.1 does none of the three.
 */
export function useModalMenu(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>(MENU);
    if (!shown || !menu) return undefined;
    const others = othersThan(menu);
    for (const other of others) other.inert = true;
    menu.querySelector<HTMLElement>('button, a[href]')?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}

/**
 * @returns what stands beside an element and beside those it is in, and is not out of reach already;
 *   but not what closes it by a press beside it, an element with `role="presentation"`
 */
function othersThan(element: Element): HTMLElement[] {
  const {parentElement: parent} = element;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement &&
      sibling !== element &&
      !sibling.inert &&
      sibling.getAttribute('role') !== 'presentation',
  );
  return [...others, ...othersThan(parent)];
}
