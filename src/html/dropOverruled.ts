import postcss, {type ChildNode, type Container, type Declaration} from 'postcss';

/** Where a custom property holds for the whole page: always, or in one color mode. */
const ROOTS = /^(?::root|html)?(?:\[data-theme=(['"]?)\w+\1\])?$/;

/**
 * Drops custom properties of Docusaurus' cascade layers that our tokens, outside of all layers, set on
 * `:root` as well: those are never read.
 *
 * @param css a style sheet
 * @returns the same style, shorter
 */
export function dropOverruled(css: string): string {
  const root = postcss.parse(css);
  const layered: Declaration[] = [];
  const ours = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const selector = selectorOf(declaration);
    const around = atRulesAround(declaration);
    if (around.includes('layer')) {
      if (ROOTS.test(selector)) layered.push(declaration);
    } else if (selector === ':root' && around.length === 0) {
      ours.add(declaration.prop);
    }
  });
  for (const declaration of layered) {
    if (!ours.has(declaration.prop)) continue;
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes.length === 0) rule.remove();
  }
  return root.toString();
}

function selectorOf({parent}: Declaration): string {
  return parent?.type === 'rule' ? String((parent as {selector?: string}).selector) : '';
}

/** @returns names of the at-rules around a declaration: layer, media */
function atRulesAround(declaration: Declaration): string[] {
  const names: string[] = [];
  let above = declaration.parent as (Container & Partial<ChildNode>) | undefined;
  for (; above; above = above.parent as typeof above) {
    if (above.type === 'atrule') names.push((above as {name?: string}).name ?? '');
  }
  return names;
}
