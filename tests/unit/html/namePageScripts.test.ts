import {describe, expect, it} from 'vitest';
import {TEMPLATE_MARKS} from '../../../src/html/template';
import {namePageScripts} from '../../../src/html/namePageScripts';
import {finishedBuild} from '../../support/finishedBuild';

const PAGE = `<head>${TEMPLATE_MARKS.scripts}<script src="/v2/assets/js/main.js" defer></script></head>`;
const SCRIPTS = new Map([['/site/docs/how-to/record.md', ['assets/js/record.js']]]);

function named(pages: Record<string, string>, scriptsOf: typeof SCRIPTS): string[] {
  const clientFiles = {styles: [], scriptsOf, written: [], sources: []};
  const build = finishedBuild('/nowhere', pages, {clientFiles});
  void namePageScripts(build);
  return build.pages.map(({html}) => html);
}

describe('namePageScripts', () => {
  it('names a page’s own scripts before the main one, and leaves pages without any as they are', () => {
    const [record, notFound] = named({'how-to/record/': PAGE, '404.html': PAGE}, SCRIPTS);
    expect(record).toBe(
      '<head><script src="/v2/assets/js/record.js" defer></script><script src="/v2/assets/js/main.js" defer></script></head>',
    );
    expect(notFound).toBe('<head><script src="/v2/assets/js/main.js" defer></script></head>');
  });

  it('fails when no page has a script of its own', () => {
    expect(() => named({'how-to/record/': PAGE}, new Map())).toThrow(
      'the bundler names no script of any page. Look at src/html/clientFiles.ts.',
    );
  });
});
