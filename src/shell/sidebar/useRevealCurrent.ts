import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {reveal} from '../reveal';

const CURRENT = '.theme-doc-sidebar-menu .menu__link[aria-current="page"]';
/** What the reader does in the sidebar; from then on it stays as he or she has it. */
const READER_ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Shows the sidebar's entry of the current page on load, after a change of page, and when the
 * phone's menu opens; again when categories above it have finished opening.
 *
 * @param path the page's path
 * @param restored changes when the sidebar was drawn anew
 */
export function useRevealCurrent(path: string, restored: string): void {
  const {shown: menuIsOpen} = useNavbarMobileSidebar();
  useEffect(() => {
    const following = new AbortController();
    const {signal} = following;
    const frame = requestAnimationFrame(revealCurrent);
    document.addEventListener(
      'transitionend',
      ({target}) => isInSidebar(target) && revealCurrent(),
      {
        signal,
      },
    );
    for (const act of READER_ACTS) {
      const stop = ({target}: Event) => isInSidebar(target) && following.abort();
      document.addEventListener(act, stop, {signal, passive: true});
    }
    return () => {
      cancelAnimationFrame(frame);
      following.abort();
    };
  }, [path, restored, menuIsOpen]);
}

function revealCurrent(): void {
  const current = document.querySelector(CURRENT);
  const list = current?.closest('.menu');
  if (current && list) reveal(current, list);
}

function isInSidebar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.menu') !== null;
}
