/**
 * Wraps @theme/Navbar/MobileSidebar (Docusaurus 3.9.1; not promised safe, hence its own tests). Drawn when
 * first opened, where the original draws it closed with each page: its links touch the screen's edge, so
 * that their pages are prefetched, 67 kB. Open, it can't be left by accident: src/shell/mobileMenu.
 * Test: tests/browser/shell/mobileMenu.spec.ts
 */
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from '@site/src/shell/mobileMenu/useModalMenu';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) setWasOpened(true);
  return wasOpened && <ModalMenu />;
}

function ModalMenu(): ReactNode {
  useModalMenu();
  return <MobileSidebar />;
}
