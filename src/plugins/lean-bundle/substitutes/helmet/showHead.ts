import type {Entry} from './entries';

/** Marks the elements that belong to this and not to the page's template; the server writes it too. */
const MARK = 'data-rh';

/** Which attribute tells that two elements mean the same thing, in the order of their weight. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['href', 'rel'],
  script: ['src'],
};

/**
 * Makes the document's head, and the attributes of `html` and `body`, what mounted components ask for.
 * Elements that are there already stay as they are.
 *
 * @param instances entries of each, outer ones first
 */
export function showHead(instances: readonly (readonly Entry[])[]): void {
  const entries = instances.flat();
  const title = entries.findLast(({tag}) => tag === 'title');
  if (title && document.title !== title.text) document.title = title.text;
  for (const root of [document.documentElement, document.body]) {
    showAttributes(
      root,
      entries.filter(({tag}) => tag === root.localName).flatMap(({attributes}) => attributes),
    );
  }
  showElements(overruling(instances).filter(({tag}) => !/^(?:title|html|body)$/.test(tag)));
}

/** @returns what stays when an inner entry replaces an outer one that means the same */
function overruling(instances: readonly (readonly Entry[])[]): Entry[] {
  const seen = new Set<string>();
  return instances.reduceRight<Entry[]>((inner, entries) => {
    const kept = entries.filter((entry) => !seen.has(meaningOf(entry)));
    for (const entry of kept) seen.add(meaningOf(entry));
    return [...kept, ...inner];
  }, []);
}

function meaningOf({tag, attributes, text}: Entry): string {
  const values = new Map(attributes);
  if (values.get('rel') === 'canonical') return 'canonical';
  const key = KEYS[tag]?.find((name) => values.has(name));
  return `${tag} ${key ?? ''} ${(key ? values.get(key) : text) ?? ''}`.toLowerCase();
}

const shown = new Map<Element, ReadonlyMap<string, string>>();

function showAttributes(root: Element, attributes: readonly [string, string][]): void {
  const wanted = new Map(attributes);
  for (const name of shown.get(root)?.keys() ?? []) {
    if (!wanted.has(name)) root.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  shown.set(root, wanted);
}

function showElements(entries: readonly Entry[]): void {
  const there = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const {tag, attributes, text} of entries) {
    const element = document.createElement(tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.setAttribute(MARK, 'true');
    element.textContent = text;
    const same = there.findIndex((old) => old.isEqualNode(element));
    if (same >= 0) there.splice(same, 1);
    else document.head.append(element);
  }
  for (const old of there) old.remove();
}
