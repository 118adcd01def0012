import {useEffect} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {inertAround} from './inertAround';

const MENU = `.${ThemeClassNames.layout.navbar.mobileSidebar.container}`;
const OPENER = '.navbar__toggle';

/**
 * While the phone's menu is open nothing else can be reached; Escape closes it; closed, it gives the focus
 * back to its button. Docusaurus 3.9.1 does none of the three.
 */
export function useModalMenu(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>(MENU);
    if (!shown || !menu) return undefined;
    const release = inertAround(menu);
    menu.querySelector<HTMLElement>('button, a[href]')?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      release();
      document.querySelector<HTMLElement>(OPENER)?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
