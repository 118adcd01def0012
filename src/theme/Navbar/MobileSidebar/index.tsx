/**
 * Wraps @theme/Navbar/MobileSidebar (Docusaurus 3.9.1; not promised safe, hence its own tests). Why:
 * - it draws the whole closed menu with each page on phones, though few readers open it, and since its
 *   links touch the screen's edge their pages are prefetched: 67 kB. Here it is drawn when first opened.
 *   src/css/shell.css lets it slide in then too;
 * - open, it is a menu that can't be left by accident: src/shell/mobileMenu.
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
