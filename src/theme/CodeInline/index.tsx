/**
 * Wraps @theme/CodeInline (theme-classic 3.9.1): long paths end a line after their signs, as elsewhere by
 * src/markdown/longWords.ts. What isn't a text alone would be a block. Test: tests/browser/pages/everything.spec.ts
 */
import {Children, Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import {splitLongWord} from '../../lib/splitLongWord';

export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children).flatMap((text) => splitLongWord(String(text)));
  return (
    <CodeInline {...props}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </CodeInline>
  );
}
