import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {reveal} from '../reveal';

/**
 * Shows the sidebar's entry of the current page on load, after a change of page, and when the
 * phone's menu opens; again when categories above it have finished opening. What the reader does in the
 * sidebar ends that: from then on it stays as he or she has it.
 *
 * @param path the page's path
 * @param restored changes when the sidebar was drawn anew
 */
export function useRevealCurrent(path: string, restored: string): void {
  const {shown: menuIsOpen} = useNavbarMobileSidebar();
  useEffect(() => {
    const following = new AbortController();
    const listen = (event: string, answer: () => void): void => {
      const inSidebar = ({target}: Event): void => {
        if (target instanceof Element && target.closest('.menu')) answer();
      };
      document.addEventListener(event, inSidebar, {signal: following.signal, passive: true});
    };
    const frame = requestAnimationFrame(revealCurrent);
    listen('transitionend', revealCurrent);
    for (const act of ['pointerdown', 'keydown', 'wheel']) listen(act, () => following.abort());
    return () => {
      cancelAnimationFrame(frame);
      following.abort();
    };
  }, [path, restored, menuIsOpen]);
}

function revealCurrent(): void {
  const current = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const list = current?.closest('.menu');
  if (current && list) reveal(current, list);
}
