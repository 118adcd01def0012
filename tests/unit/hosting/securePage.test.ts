import {describe, expect, it} from 'vitest';
import {addPolicy, readPolicy, replaceStyleAttributes} from '../../../hosting/securePage';

describe('replaceStyleAttributes', () => {
  it('keeps aligned cells and the hidden sheet of icons', () => {
    expect(
      replaceStyleAttributes(
        '<svg style="display: none;"><g/></svg><td class="a" style="text-align:right">1</td><th style="text-align: center;">2</th>',
      ),
    ).toBe(
      '<svg display="none"><g/></svg><td class="a" align="right">1</td><th align="center">2</th>',
    );
  });

  it('takes styles out of the markup that a script writes, and leaves style sheets alone', () => {
    const sheet = '<style>[style="a"]{color:red}</style>';
    expect(replaceStyleAttributes(`${sheet}<script>x='<p style="color:red">'</script>`)).toBe(
      `${sheet}<script>x='<p>'</script>`,
    );
  });

  it('stops the build at any other style attribute and says what to do', () => {
    expect(() => replaceStyleAttributes('<p style="color:red">a</p>')).toThrow(
      /<p style="color:red"> has a style attribute.*give it a class/,
    );
  });
});

describe('addPolicy', () => {
  it('puts the policy before everything it is to hold for, and readPolicy finds it', () => {
    const html = addPolicy(
      '<head><meta charset="utf-8"><script>$&</script></head>',
      "default-src 'none'",
    );
    expect(html).toBe(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><script>$&</script></head>',
    );
    expect(readPolicy(html)).toBe("default-src 'none'");
    expect(readPolicy('<head></head>')).toBeUndefined();
  });

  it('fails on a page it does not know', () => {
    expect(() => addPolicy('<head></head>', 'x')).toThrow('has no <meta charset>');
  });
});
