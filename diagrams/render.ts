/**
 * `npm run diagrams [path fragment ...]`: draws the pictures of docs/ from the code in pictures/.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderDiagram, type Diagram} from './kit/diagram';

const SOURCES = path.join(__dirname, 'pictures');
/** The same folder, for messages. */
const FOLDER = 'diagrams/pictures';
const DOCS = path.resolve(__dirname, '../docs');

/** One picture's code and file. */
export interface DiagramFile {
  /** Path below pictures/, without ending. */
  name: string;
  /** Absolute path of the SVG file. */
  output: string;
}

/** @returns every picture that code draws */
export function listDiagrams(): DiagramFile[] {
  return readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.ts$/, '');
      const output = path.join(DOCS, path.dirname(name), 'img', `${path.basename(name)}.svg`);
      return {name, output};
    });
}

/** @returns the picture as SVG */
export async function drawDiagram({name}: DiagramFile): Promise<string> {
  const module = (await import(path.join(SOURCES, `${name}.ts`))) as {default: Diagram};
  return await renderDiagram(unwrap(module.default));
}

/** tsx gives a CommonJS module's default export inside another. */
function unwrap(value: Diagram | {default: Diagram}): Diagram {
  return 'default' in value ? value.default : value;
}

async function main(fragments: readonly string[]): Promise<number> {
  const faults: string[] = [];
  const wanted = listDiagrams().filter(
    ({name}) => fragments.length === 0 || fragments.some((fragment) => name.includes(fragment)),
  );
  if (wanted.length === 0) faults.push(`No picture's path holds ${fragments.join(' or ')}.`);
  for (const file of wanted) {
    try {
      const svg = await drawDiagram(file);
      const stale = !existsSync(file.output) || readFileSync(file.output, 'utf8') !== svg;
      if (stale) {
        mkdirSync(path.dirname(file.output), {recursive: true});
        writeFileSync(file.output, svg);
      }
    } catch (error) {
      faults.push(
        `${FOLDER}/${file.name}.ts: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  faults.forEach((fault) => console.error(fault));
  return faults.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
