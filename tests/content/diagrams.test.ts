import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawDiagram, listDiagrams} from '../../src/pictures/diagrams/render';

describe('diagrams', () => {
  it.each(listDiagrams())('$name is drawn as its code says', async (diagram) => {
    const file = path.relative(process.cwd(), diagram.output);
    const committed = existsSync(diagram.output) ? readFileSync(diagram.output, 'utf8') : undefined;
    expect(
      committed === (await drawDiagram(diagram)),
      `${file} is not what src/pictures/diagrams/${diagram.name}.ts draws: run "npm run diagrams" and commit what it writes`,
    ).toBe(true);
  });
});
