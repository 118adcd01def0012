/**
 * Wraps @theme/Navbar/MobileSidebar (Docusaurus 3.9.1; not promised safe, hence its own tests). Drawn when
 * first opened, where the original draws it closed with each page: its links touch the screen's edge, so
 * that their pages are prefetched, 67 kB. Open, it can't be left by accident: src/shell/mobileMenu.
 * Test: tests/browser/shell/mobileMenu.spec.ts
 */
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {Part} from '@site/src/lib/Part';
import {useNextPage} from '@site/src/lib/useNextPage';
import {useModalMenu} from '@site/src/shell/mobileMenu/useModalMenu';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Part otherwise={() => <ClosedMenu />}>
      <ModalMenu />
    </Part>
  );
}

function ModalMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu();
  // The links of the theme's own menus close it; the mark's and the V1/V2 switch's don't.
  useNextPage(useCallback(() => shown && toggle(), [shown, toggle]));
  return <MobileSidebar />;
}

/** The menu has failed: what would lie over the page without it goes too. */
function ClosedMenu(): null {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (shown) toggle();
  }, [shown, toggle]);
  return null;
}
