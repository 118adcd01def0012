import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {hashInlineCode} from '../../../src/html/hashInlineCode';

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`, then of `p{}` and of `color:red` */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const STYLE = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
const ATTRIBUTE = "'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='";

const hashesOf = (html: string, addedStyles: readonly string[] = []) =>
  hashInlineCode([html, html].map(createDocument), addedStyles);

describe('hashInlineCode', () => {
  it('hashes each inline script, style and style attribute once', () => {
    const page =
      '<style>p{}</style><script>alert(1)</script><script type="module">alert(1)</script><p style="color:red">a</p>';
    expect(hashesOf(page)).toEqual({scripts: [ALERT], styles: [STYLE], attributes: [ATTRIBUTE]});
  });

  it('hashes styles that a finishing step puts in', () => {
    expect(hashesOf('<p>a</p>', ['p{}']).styles).toEqual([STYLE]);
  });

  it('hashes the text as it stands in the page, entities included', () => {
    // In a script, &lt; is four characters.
    const [written] = hashesOf('<script>a &lt; b</script>').scripts;
    const [meant] = hashesOf('<script>a < b</script>').scripts;
    expect(written).not.toBe(meant);
    // In an attribute, it is one.
    expect(hashesOf('<p style="color&colon;red"></p>').attributes).toEqual([ATTRIBUTE]);
  });

  it('leaves out scripts with an address, and data that no browser runs', () => {
    const page = '<script src="a.js"></script><script type="application/ld+json">{}</script>';
    expect(hashesOf(page)).toEqual({scripts: [], styles: [], attributes: []});
  });

  it('gives the same order for the same code', () => {
    const one = hashesOf('<script>1</script><script>2</script>');
    expect(hashesOf('<script>2</script><script>1</script>')).toEqual(one);
  });
});
