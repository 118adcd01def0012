import {createRoot} from 'react-dom/client';
import ShortcutsDialog from './ShortcutsDialog';

let isOpen = false;

/** Opens the list of shortcuts over the page; a second call while it is open does nothing. */
export function openShortcutsDialog(): void {
  if (isOpen) return;
  isOpen = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const remove = (): void => {
    root.unmount();
    host.remove();
    isOpen = false;
  };
  root.render(<ShortcutsDialog onClose={() => setTimeout(remove)} />);
}
