/** A circled i. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function AdmonitionIconNote(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5v0m0 4v4" {...props} />;
}
