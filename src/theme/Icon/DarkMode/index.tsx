/** The moon of the color-mode button. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" {...props} />;
}
