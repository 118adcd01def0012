/**
 * Stands in for prism-react-renderer (alias in src/plugins/lean-bundle): code is shown plain at once,
 * and colored when the real one, 30 kB, has come. Only code in a language asks for it.
 * Test: tests/unit/theme/syntaxHighlighting.test.tsx
 */
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {Highlight as FullHighlight, HighlightProps, Token} from 'prism-react-renderer';

type HighlightComponent = ComponentType<HighlightProps>;

/** Languages that have nothing to color. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

let loaded: HighlightComponent | undefined;

async function loadFull(): Promise<HighlightComponent> {
  const full = (await import('prism-react-renderer/full')) as {Highlight: typeof FullHighlight};
  loaded = full.Highlight as unknown as HighlightComponent;
  return loaded;
}

/** Same properties as prism-react-renderer's. */
export function Highlight(props: HighlightProps): ReactNode {
  const wantsColor = !PLAIN.has(props.language);
  // Never colored on the first render: that must equal the server's.
  const [Full, setFull] = useState<HighlightComponent>();
  useEffect(() => {
    if (!wantsColor) return;
    // Without it the code stays readable.
    loadFull().then(
      (component) => setFull(() => component),
      () => undefined,
    );
  }, [wantsColor]);
  return Full ? <Full {...props} /> : <PlainHighlight {...props} />;
}

function PlainHighlight({code, theme, language, children}: HighlightProps): ReactNode {
  const tokens: Token[][] = code
    .split('\n')
    .map((line) => [{types: ['plain'], content: line === '' ? '\n' : line, empty: line === ''}]);
  return children({
    className: `prism-code language-${language}`,
    style: theme?.plain ?? {},
    tokens,
    getLineProps: ({className}) => ({
      className: ['token-line', className].filter(Boolean).join(' '),
    }),
    getTokenProps: ({token, className, ...rest}) => ({
      ...rest,
      className: ['token', 'plain', className].filter(Boolean).join(' '),
      children: token.content,
    }),
  });
}

/** Where further languages would register; the theme calls for it on every page. */
export const Prism = {};
