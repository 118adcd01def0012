/** A light bulb. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function AdmonitionIconTip(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="M8 14a6 6 0 1 1 8 0l-1 3H9zm2 7h4" {...props} />;
}
