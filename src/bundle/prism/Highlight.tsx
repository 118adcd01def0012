import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {Highlight as FullHighlight, HighlightProps, Token} from 'prism-react-renderer';

type HighlightComponent = ComponentType<HighlightProps>;

/** Languages that have nothing to color. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext'];

async function loadFull(): Promise<HighlightComponent> {
  const full = (await import(/* webpackChunkName: "highlight" */ 'prism-react-renderer/full')) as {
    Highlight: typeof FullHighlight;
  };
  return full.Highlight as unknown as HighlightComponent;
}

/**
 * Shows code plain at once, and colored when prism-react-renderer, 30 kB, has come. Only code in a
 * language asks for it. Test: tests/unit/bundle/highlight.test.tsx
 *
 * @param props the same as prism-react-renderer's
 */
export function Highlight(props: HighlightProps): ReactNode {
  const wantsColor = !PLAIN.includes(props.language);
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
