import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawDiagram, listDiagrams} from '../../diagrams/render';
import {DOCS_FOLDER} from '../support/docs';

const diagrams = listDiagrams().map((diagram) => ({
  ...diagram,
  picture: path.relative(DOCS_FOLDER, diagram.output).split(path.sep).join('/'),
}));

describe('pictures that code draws', () => {
  it('are in docs/', () => {
    expect(diagrams.length).toBeGreaterThan(0);
    expect(diagrams.filter(({picture}) => picture.startsWith('..'))).toEqual([]);
  });

  it.each(diagrams)('$picture is what its code draws', async (diagram) => {
    const {name, output, picture} = diagram;
    const committed = existsSync(output) ? readFileSync(output, 'utf8') : undefined;
    expect(
      committed === (await drawDiagram(diagram)),
      `docs/${picture} is not what diagrams/pictures/${name}.ts draws: run "npm run diagrams" and commit what it writes`,
    ).toBe(true);
  });
});
