/** The house at the start of the breadcrumbs. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" {...props} />;
}
