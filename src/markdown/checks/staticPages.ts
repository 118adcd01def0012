import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressesOf, DATA, isElsewhere, isScript} from './sources';
import {htmlTags, type Tag} from './tags';

/**
 * Tells what the site's policy (hosting/policy.ts) blocks in an HTML file of static/, which is served as it is: code
 * and styles that stand in it, and what it shows from elsewhere. Test: tests/unit/markdown/staticPages.test.ts
 *
 * @param files below the folder, with forward slashes
 * @returns a sentence for each, with file and line
 */
export async function blockedInStaticPages(
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const pages = files.filter((file) => /\.x?html?$/i.test(file));
  const faults = pages.map(async (file) => {
    const source = await readFile(path.join(folder, file), 'utf8');
    return htmlTags(source, 1).flatMap((tag) => {
      const what = blockedOf(tag);
      if (!what) return [];
      const instead = LEFT_OUT.has(tag.name)
        ? 'leave it out'
        : 'put it into a file of its own in static/, and name that';
      return `static/${file}:${String(tag.line)}: the site's policy blocks ${what}: ${instead}`;
    });
  });
  return (await Promise.all(faults)).flat();
}

/** Tags that the policy never allows. */
const LEFT_OUT = new Set(['base', 'embed', 'object']);

function blockedOf({name, attributes}: Tag): string | undefined {
  const code = [...attributes.keys()].find((one) => one.startsWith('on') || one === 'style');
  if (code) return `${code}="…" of <${name}>`;
  if (name === 'style' || (name === 'script' && !attributes.has('src'))) {
    return DATA.test(attributes.get('type') ?? '') ? undefined : `what stands in <${name}>`;
  }
  const script = ['href', 'src', 'xlink:href']
    .map((one) => attributes.get(one) ?? '')
    .find(isScript);
  if (script) return script;
  if (LEFT_OUT.has(name)) return `<${name}>`;
  const blocked = addressesOf({name, attributes}).find(
    ([attribute, address]) =>
      isElsewhere(name, attribute, address) && !(name === 'link' && address.startsWith('data:')),
  );
  return blocked && `${blocked[1]}, which is from elsewhere`;
}
