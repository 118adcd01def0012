/** An octagon with an exclamation mark. See src/shell/icons. */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/shell/icons/LineIcon';

export default function AdmonitionIconDanger(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon d="M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 5v4m0 4v0" {...props} />;
}
