import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {copyOfPage} from '../../../src/markdown/copies/copyOfPage';
import {llmsFull, llmsIndex, sectionsOfSidebar} from '../../../src/markdown/copies/llms';

type SidebarItem = Parameters<typeof sectionsOfSidebar>[0][number];

const site = {title: 'Help', tagline: 'What it is.', siteUrl: 'https://h/'};
const page = (title: string) => ({
  title,
  description: 'Does a.',
  address: `https://h/${title.toLowerCase()}.md`,
  markdown: `# ${title}\n`,
});

describe('llms.txt', () => {
  it('has title, summary, the address of the full text and a list for each section', () => {
    expect(llmsIndex(site, [{label: 'One', pages: [page('A')]}])).toBe(
      '# Help\n\n> What it is.\n\nEach page stands here as plain Markdown. All of them in one file: https://h/llms-full.txt\n\n## One\n\n- [A](https://h/a.md): Does a.\n',
    );
  });

  it('keeps words in angle brackets, which readers of Markdown take for tags', () => {
    const list = llmsIndex(site, [{label: 'One', pages: [page('Press <Esc>, 3 < 4')]}]);
    expect(list).toContain('- [Press \\<Esc>, 3 < 4](');
    const text =
      '<div class="theme-doc-markdown"><p>Name it &lt;artist&gt;, <code>&lt;a&gt;</code></p></div>';
    const doc = {title: 'Press <Esc>', description: 'Or </b>.'};
    expect(copyOfPage(createDocument(text), doc, 'https://h/a/')).toBe(
      '# Press \\<Esc>\n\n> Or \\</b>.\n\nAddress: <https://h/a/>\n\nName it \\<artist>, `<a>`\n',
    );
  });

  it('keeps the signs of titles and descriptions', () => {
    const doc = {title: 'Import *.wav and *.mid', description: 'Or [any] `file_name`.'};
    const said = ['Import \\*.wav and \\*.mid', 'Or \\[any\\] \\`file\\_name\\`.'] as const;
    const list = llmsIndex(site, [{label: 'One', pages: [{...page('A_b'), ...doc}]}]);
    expect(list).toContain(`- [${said[0]}](https://h/a_b.md): ${said[1]}\n`);
    const text = createDocument('<div class="theme-doc-markdown"><p>Text.</p></div>');
    expect(copyOfPage(text, doc, 'https://h/a_b/')).toMatch(`# ${said[0]}\n\n> ${said[1]}\n`);
  });

  it('separates the pages in the full text', () => {
    expect(llmsFull(site, [{label: 'One', pages: [page('A'), page('B')]}])).toBe(
      '# Help\n\n> What it is.\n\n---\n\n# A\n\n---\n\n# B\n',
    );
  });
});

describe('sectionsOfSidebar', () => {
  it('lists pages without a category first, then each category with all pages below it, landing pages first', () => {
    const category = {type: 'category', collapsed: false, collapsible: true} as const;
    const inner: SidebarItem = {
      ...category,
      label: 'Inner',
      link: {type: 'doc', id: 'o/i/index'},
      items: [{type: 'doc', id: 'o/i/a'}],
    };
    const sections = sectionsOfSidebar([
      {type: 'doc', id: 'index'},
      {...category, label: 'Outer', items: [inner, {type: 'doc', id: 'o/b'}]},
      {type: 'doc', id: 'glossary'},
    ]);
    expect(sections).toEqual([
      {label: 'General', ids: ['index', 'glossary']},
      {label: 'Outer', ids: ['o/i/index', 'o/i/a', 'o/b']},
    ]);
  });
});
