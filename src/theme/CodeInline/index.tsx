/**
 * Wraps @theme/CodeInline (theme-classic 3.9.1): long paths end a line after their signs, as elsewhere by
 * src/markdown/longWords.ts. Test: tests/browser/pages/everything.spec.ts
 */
import {Children, Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import {splitLongWord} from '../../lib/splitLongWord';

export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  return <CodeInline {...props}>{Children.map(children, split)}</CodeInline>;
}

function split(part: ReactNode): ReactNode {
  if (typeof part !== 'string') return part;
  return splitLongWord(part).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
