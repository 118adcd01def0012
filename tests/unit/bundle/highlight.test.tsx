import {renderToStaticMarkup} from 'react-dom/server';
import type {HighlightProps} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {Highlight} from '../../../src/bundle/prism/Highlight';

const render = (code: string): string => {
  const children: HighlightProps['children'] = ({tokens, getLineProps, getTokenProps}) => (
    <pre>
      {tokens.map((line, index) => (
        <span key={index} {...getLineProps({line})}>
          {line.map((token, at) => (
            <b key={at} {...getTokenProps({token})} />
          ))}
        </span>
      ))}
    </pre>
  );
  return renderToStaticMarkup(
    <Highlight code={code} language="bash" theme={{plain: {}, styles: []}}>
      {children}
    </Highlight>,
  );
};

describe('code before the highlighter is loaded', () => {
  it('shows every line as it is, escaped', () => {
    expect(render('echo "a" < b\nls')).toBe(
      '<pre><span class="token-line"><b class="token plain">echo &quot;a&quot; &lt; b</b></span>' +
        '<span class="token-line"><b class="token plain">ls</b></span></pre>',
    );
  });

  it('keeps the height of an empty line', () => {
    expect(render('a\n\nb')).toContain('<b class="token plain">\n</b>');
  });
});
