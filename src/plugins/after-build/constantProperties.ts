import postcss, {type AtRule, type Declaration, type Node, type Root, type Rule} from 'postcss';

/** `var(--name)` or `var(--name, fallback)`, the fallback without further parentheses. */
const USE = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

/**
 * Writes the value of every custom property that can't change into the places that use it, and drops
 * its definition, and those that nothing reads: Infima defines some 300 that neither dark mode, nor a
 * width, nor a script touches.
 *
 * @param css a style sheet
 * @param mentioned custom properties that pages or scripts name, which therefore stay
 * @returns the same style, shorter
 */
export function inlineConstantProperties(css: string, mentioned: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropOverruled(root);
  const constants = findConstants(root, mentioned);
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) {
      removeWithEmptyRule(declaration);
    } else {
      declaration.value = resolve(declaration.value, constants);
    }
  });
  dropUnused(root, mentioned);
  return root.toString();
}

/** Drops definitions that nothing reads, until none is left: they may read each other. */
function dropUnused(root: Root, mentioned: ReadonlySet<string>): void {
  const used = new Set(mentioned);
  root.walkDecls(({value}) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
  });
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    removeWithEmptyRule(declaration);
    dropped = true;
  });
  if (dropped) dropUnused(root, mentioned);
}

/** Where a property holds for the whole page: always, or in one color mode. */
const PAGE_LEVEL = /^(?::root|html)?(?:\[data-theme=['"]?\w+['"]?\])?$/;

/** Drops what rules outside all layers overrule whenever it would hold. */
function dropOverruled(root: Root): void {
  const overruling = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (isAlwaysOnRoot(declaration) && !isLayered(declaration)) overruling.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (
      overruling.has(declaration.prop) &&
      isLayered(declaration) &&
      PAGE_LEVEL.test(selectorOf(declaration))
    ) {
      removeWithEmptyRule(declaration);
    }
  });
}

/** @returns values of the properties that are only ever set on `:root`, always */
function findConstants(root: Root, mentioned: ReadonlySet<string>): Map<string, string> {
  const constants = new Map<string, string>();
  const varying = new Set(mentioned);
  const local = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isAlwaysOnRoot(declaration)) varying.add(declaration.prop);
    if (!PAGE_LEVEL.test(selectorOf(declaration))) local.add(declaration.prop);
    constants.set(declaration.prop, declaration.value);
  });
  for (const name of varying) constants.delete(name);
  // A value made of something that an element may change has been worked out above that element.
  for (const [name, value] of constants) {
    if ([...resolve(value, constants).matchAll(USE)].some(([, used]) => local.has(used ?? ''))) {
      constants.delete(name);
    }
  }
  return constants;
}

function selectorOf({parent}: Declaration): string {
  return parent?.type === 'rule' ? (parent as Rule).selector : '';
}

function isAlwaysOnRoot(declaration: Declaration): boolean {
  return selectorOf(declaration) === ':root' && rulesAround(declaration).every(isLayer);
}

function isLayered(declaration: Declaration): boolean {
  return rulesAround(declaration).some(isLayer);
}

function isLayer({name}: AtRule): boolean {
  return name === 'layer';
}

function rulesAround(declaration: Declaration): AtRule[] {
  const found: AtRule[] = [];
  for (let above: Node | undefined = declaration.parent; above; above = above.parent) {
    if (above.type === 'atrule') found.push(above as AtRule);
  }
  return found;
}

/** Constants may stand in constants, so until nothing changes; a circle ends at the depth. */
function resolve(value: string, constants: ReadonlyMap<string, string>, depth = 12): string {
  const resolved = value.replace(USE, (use, name: string) => {
    const constant = constants.get(name);
    return constant === undefined ? use : ` ${constant} `; // minified neighbors touch
  });
  return resolved === value || depth === 0 ? resolved : resolve(resolved, constants, depth - 1);
}

function removeWithEmptyRule(declaration: Declaration): void {
  const {parent} = declaration;
  declaration.remove();
  if (parent?.nodes.length === 0) parent.remove();
}
