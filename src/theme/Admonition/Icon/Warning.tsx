/** A triangle with an exclamation mark. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function AdmonitionIconWarning(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="M12 4 3 20h18zm0 6v4m0 3v0" {...props} />;
}
