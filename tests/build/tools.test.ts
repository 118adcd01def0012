import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createDocument} from '@mixmark-io/domino';
import {beforeAll, describe, expect, it} from 'vitest';
import {copyOfRoute} from '../../src/lib/pageAddress';
import {readFaults} from '../../src/play/tools/getTheSoundBack/readFaults';
import {TOOL_NAMES, TOOLS} from '../../src/play/tools/names';
import {BUILD, readPage, readPages, type BuiltPage} from '../support/builtSite';
import {reachedFaults} from '../support/faultPage';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';
import {TOOL_PAGES} from '../support/tools';

const routes = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

describe('pages with a tool', () => {
  let pages: BuiltPage[];

  beforeAll(() => {
    pages = readPages(BUILD, routes);
  });

  it('are those that are tested, each with its own', () => {
    const found = pages.flatMap(({route, $}) =>
      $('[data-tool]')
        .toArray()
        .map(({attribs}) => [route, attribs['data-tool']]),
    );
    expect(found.sort()).toEqual([...TOOL_PAGES].map((row) => [...row]).sort());
    expect([...new Set(found.map(([, name]) => name))].sort()).toEqual([...TOOL_NAMES].sort());
  });

  it('keep the words in their copies, without the button', () => {
    for (const [route, name] of TOOL_PAGES) {
      const $ = readPage(route);
      const words = $(`[data-tool="${name}"] > p > strong`).text();
      expect(words !== '', `${name} on ${route}`).toBe(name === 'midi-monitor');
      expect(read(copyOfRoute(route)), route).toContain(words);
    }
    const buttons = Object.values(TOOLS);
    for (const file of ['llms-full.txt', 'search-index.json', ...routes.map(copyOfRoute)]) {
      const text = read(file);
      expect(
        [':::tool', '::tool', ...buttons].filter((words) => text.includes(words)),
        file,
      ).toEqual([]);
    }
    expect(read('search-index.json')).toContain('Does anything arrive?');
    expect(read('llms-full.txt')).toContain('Does anything arrive?');
  });
});

describe('the built page about faults', () => {
  const {body} = createDocument(read('troubleshooting/no-sound/index.html'));
  const text = body.querySelector('.theme-doc-markdown') as Element;
  const headings = Array.from(text.querySelectorAll('h3'));

  it('has every symptom in the questions', () => {
    const page = readFaults(text);
    const ids = headings.map(({id}) => id);
    expect(ids.length).toBeGreaterThan(15);
    expect(
      reachedFaults(page)
        .map(({id}) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  it('has titles and causes as readers see them', () => {
    const [first] = readFaults(text).groups[0]?.faults ?? [];
    expect(first?.title).toBe('No sound from any drum');
    expect(first?.cure[0]?.textContent).toMatch(/^Cause: The hit gets lost/);
    expect(first?.leads).toHaveLength(4);
  });
});
