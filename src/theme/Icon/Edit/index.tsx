/** The pencil of 'Edit this page'. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function IconEdit(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="m4 20 1-5L16 4l4 4L9 19z" {...props} />;
}
