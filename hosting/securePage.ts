/** The first thing in a page's head; the policy holds from there on. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** The theme's sheet of icons, which other icons refer to. */
const ICON_SHEET = /<svg style="display: ?none;?">/;
/** A table's aligned column. */
const ALIGNED = /(<t[dh]\b[^>]*?)\sstyle="text-align: ?(left|center|right);?"/g;
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
const STYLE_IN_SCRIPT = /\sstyle="[^"]*"/g;
const STYLED_TAG = /<[a-z][^>]*\sstyle=[^>]*>/i;

/**
 * Replaces style attributes, which a strict policy ignores and reports: of the icon sheet and of
 * aligned table cells by attributes of their own; the wrong-base-URL banner, which a script writes,
 * goes plain. Scripts that set styles through the object model are allowed to.
 *
 * @param html a built page
 * @throws Error when another element has a style attribute
 */
export function replaceStyleAttributes(html: string): string {
  const replaced = html
    .replace(ICON_SHEET, '<svg display="none">')
    .replace(ALIGNED, '$1 align="$2"')
    .replace(CODE, (code) =>
      code.startsWith('<script') ? code.replace(STYLE_IN_SCRIPT, '') : code,
    );
  const [styled] = STYLED_TAG.exec(replaced.replace(CODE, '')) ?? [];
  if (styled) {
    throw new Error(
      `${styled} has a style attribute, which the site's Content-Security-Policy ignores: give it a class and a rule in src/css instead.`,
    );
  }
  return replaced;
}

/**
 * Puts the policy into the page, so that it holds on hosts that send no headers too.
 *
 * @param html a built page
 * @param policy Content-Security-Policy for a `meta` element
 * @throws Error when the page's head does not begin as expected
 */
export function addPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      'A page has no <meta charset>: hosting/securePage.ts puts the policy after it.',
    );
  }
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** @returns the policy of a built page, or `undefined` when it has none */
export function readPolicy(html: string): string | undefined {
  return POLICY.exec(html)?.[1];
}
