import {
  Fragment,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {SHORTCUTS} from '../shortcuts';
import {useSingleKeys} from '../singleKeys';
import styles from './dialog.lazy.module.css';

const OFF = 'off';

interface Props {
  onClose: () => void;
}

/** Lists the site's shortcuts, with a switch for those of a single key (WCAG 2.1.4). */
export default function ShortcutsDialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus(); // not the switch, which a stray Space would turn
  }, []);
  const close = () => dialog.current?.close();

  function onKeyDown(event: KeyboardEvent): void {
    const opensSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (opensSearch) close();
    else event.stopPropagation(); // the page behind must not answer
  }

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) close();
  }

  return (
    // The backdrop is no control of its own: Escape and the button close the dialog too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      tabIndex={-1} // keeps the keys in the dialog after a click on its text
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}>
      <div className={styles.content}>
        {/* The theme's heading is an address of the page, and needs the page's context. */}
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
        <h2 id="shortcuts-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.list}>
          {SHORTCUTS.map(({does, combinations = [], singleKey}) => (
            <div key={does} className={styles.line}>
              <dt>{does}</dt>
              <dd className={styles.keys}>
                {waysOf(combinations, singleKey, singleKeys).map((way, position) => (
                  <Fragment key={way}>
                    {position > 0 && 'or'}
                    <Keys way={way} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className={styles.choice}>
          <input
            type="checkbox"
            role="switch"
            checked={singleKeys}
            onChange={(event) => chooseSingleKeys(event.target.checked)}
          />
          <span>
            Shortcuts of a single key
            <small>
              Turn them off if they get in the way of voice control. Kept in this browser.
            </small>
          </span>
        </label>
        <button ref={closeButton} type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Ways to a shortcut as shown; 'off' when its only key is turned off. */
function waysOf(combinations: readonly string[], singleKey: string, isOn: boolean): string[] {
  if (isOn) return [...combinations, singleKey];
  return combinations.length > 0 ? [...combinations] : [OFF];
}

function Keys({way}: {way: string}): ReactNode {
  if (way === OFF) return OFF;
  return (
    <span className={styles.combination}>
      {way.split('+').map((key) => (
        <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
      ))}
    </span>
  );
}
