import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../../../src/markdown/frontMatter';
import {parseFrontMatter} from '../../../src/markdown/parseFrontMatter';

const PAGE = {
  title: 'Choke one sound with another',
  description: 'Stop a ringing sound with another hit, by Retrig or with a choke group.',
  kind: 'how-to',
  sidebar_position: 4,
  related: ['how-to/add-assignments.md', 'how-to/cross-control.md'],
  controls: ['software-overview/modules/controllers/drum-pads.md'],
};
const check = (data: object) => () => validateFrontMatter(data, 'docs/how-to/choke-sounds.md');

describe('validateFrontMatter', () => {
  it('accepts a full page', () => {
    expect(check(PAGE)).not.toThrow();
  });

  it.each([
    [{...PAGE, title: 808}, /"title" is no text to YAML: put it in quotes, "808"$/m],
    [{...PAGE, icon: true}, /"icon" is no text .* quotes, "true"$/m],
    [
      {...PAGE, icon: 'equal'},
      /"icon" is not drawn yet: for a name of lucide.dev run "npm run pictograms". Drawn are \[/,
    ],
    [{...PAGE, title: new Date('2026-04-02')}, /"title" is no text .* quotes, "2026-04-02"$/m],
    [{...PAGE, related: [12, 'a.md']}, /"related\[0\]" is no .*, "12"$/m],
    [{...PAGE, title: ['a']}, /^ {2}- "title" is no text to YAML: put it in quotes, "\["a"\]"$/m],
    [{...PAGE, title: null}, /^ {2}- "title" is empty: write what it says, or take/m],
    [{...PAGE, related: null}, /^ {2}- "related" is empty: write what it says/m],
    [{...PAGE, titel: 'x'}, /"titel" is not allowed/],
    [{...PAGE, kind: 'howto'}, /"kind" must be one of/],
    [{...PAGE, title: 'x'.repeat(61)}, /"title" length/],
    [{...PAGE, description: 'Short.'}, /"description" length/],
    [{...PAGE, related: PAGE.related.slice(1)}, /"related" must contain/],
    [{...PAGE, related: ['../a.md', 'b.md']}, /path from docs/],
    [{...PAGE, pagination_next: 'how-to/record.md'}, /"pagination_next" .* without an ending/],
    [{...PAGE, pagination_prev: '/how-to/record'}, /"pagination_prev" .* path from docs/],
    [{...PAGE, title: 'Turn on **Retrig**'}, /"title" is shown as it stands: take \*\*, ` and/],
    [{...PAGE, sidebar_label: 'The `Mix` view'}, /"sidebar_label" is shown as it stands/],
    [{...PAGE, description: `[Stop](./a.md) ${PAGE.description}`}, /"description" is shown as/],
    [{...PAGE, controls: undefined}, /"controls" is required/],
  ])('refuses %j, with the file and the style guide', (data, message) => {
    expect(check(data)).toThrow(message);
    expect(check(data)).toThrow(/^docs\/how-to\/choke-sounds\.md: [^]*STYLE\.md/);
  });

  it.each([
    {hide_title: true},
    {toc_min_heading_level: 3, toc_max_heading_level: 5},
    {pagination_label: 'x', pagination_prev: null, pagination_next: 'how-to/midi-in'},
    {custom_edit_url: null},
    {custom_edit_url: 'https://example.com/edit'},
    {keywords: ['choke', 'mute'], image: './img/x.png', tags: ['a', {label: 'B', permalink: '/b'}]},
    {sidebar_class_name: 'x', sidebar_custom_props: {a: 1}, sidebar_position: 1.5},
    {last_update: {date: new Date(), author: 'A'}},
    {last_update: {date: '2026-03-04'}},
    {mdx: {format: 'mdx'}},
    {sidebar_label: 808, sidebar_position: '2', toc_max_heading_level: '4', hide_title: 'true'},
    {description: `${PAGE.description}\n`},
  ])('accepts Docusaurus’ own keys: %o', (keys) => {
    expect(check({...PAGE, ...keys})).not.toThrow();
  });

  it.each(['slug', 'id', 'parse_number_prefixes', 'displayed_sidebar', 'format'])(
    'says why it refuses "%s", and what to do instead',
    (key) => {
      expect(check({...PAGE, [key]: 'x'})).toThrow(
        new RegExp(`"${key}" is not used here: .*\\. (?:Name|Rename|Take|Write)`),
      );
    },
  );

  it.each([
    ['title: 12:30', {title: 750}, '12:30'],
    ['title: 010', {title: 8}, '010'],
    ['sidebar_label: 808\ntitle: 1e3 # thousand', {title: 1000}, '1e3'],
    ['title: 2026-04-02', {title: new Date('2026-04-02')}, '2026-04-02'],
    ['title: [Shift]', {title: ['Shift']}, '[Shift]'],
    ['title: {x}', {title: {x: null}}, '{x}'],
  ])('quotes the words that are no text to YAML as they stand: %j', (line, data, words) => {
    const refused = () => validateFrontMatter(data, 'docs/a.md', `---\n${line}\n---\n`);
    expect(refused).toThrow(`"title" is no text to YAML: put it in quotes, "${words}"\n`);
  });

  it.each(['title: Tune to C #1', 'sidebar_label: Pad #2 and #3', 'description: A\t#b.'])(
    'tells of words that YAML takes for a comment: %s',
    (line) => {
      const refused = () => validateFrontMatter(PAGE, 'docs/a.md', `---\nkind: x\n${line}\n---\n`);
      expect(refused).toThrow(/- line 3: the words from # on are lost: put the text in quotes$/m);
    },
  );

  it.each([
    'title: Tune     # 60 characters',
    'title: Tune # see issue #12',
    'title: C#1',
    'title: "Tune to C #1"',
    "title: 'Tune #1'",
    'kind: how-to #TODO',
    'title: Tune\n---\n\ntitle: C #1',
  ])('lets comments be comments, and quotes and text hold a #: %j', (lines) => {
    expect(() => validateFrontMatter(PAGE, 'docs/a.md', `---\n${lines}\n---\n`)).not.toThrow();
  });

  it.each(['draft', 'unlisted'])('takes no text for %s, which would be true', (key) => {
    expect(check({...PAGE, [key]: 'false'})).toThrow(`"${key}" is true or false, without quotes`);
    expect(check({...PAGE, [key]: false})).not.toThrow();
  });

  it('names the line of each wrong key', () => {
    const source = '---\ntitle: T\ntitel: T\n---\n';
    expect(() => validateFrontMatter({title: 'T', titel: 'T'}, 'docs/a.md', source)).toThrow(
      /^docs\/a\.md: [^]*- line 3: "titel" is not allowed[^]*STYLE\.md/,
    );
  });
});

describe('parseFrontMatter', () => {
  const parse = (filePath: string, parsed: () => unknown, fileContent = '---\ntitel: T\n---\n') =>
    parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: () =>
        Promise.resolve().then(parsed) as ReturnType<typeof parseFrontMatter>,
    });
  const wrong = () => ({frontMatter: {titel: 'T'}, content: ''});

  it('checks pages, and no file that pages import or that is not in docs/', async () => {
    await expect(parse(path.resolve('docs/a.md'), wrong)).rejects.toThrow(
      /^docs\/a\.md: [^]*titel/,
    );
    for (const site of ['../help', '../_work/help', '.worktrees/help'])
      // below where Docusaurus was started, or beside
      await expect(parse(path.resolve(site, 'docs/a.md'), wrong)).rejects.toThrow(/titel/);
    await expect(parse(path.resolve('docs/_a.mdx'), wrong)).resolves.toEqual(wrong());
    await expect(parse(path.resolve('docs/_parts/a.mdx'), wrong)).resolves.toEqual(wrong());
    await expect(parse(path.resolve('src/a.md'), wrong)).resolves.toEqual(wrong());
  });

  it('curls labels, and takes the line’s end from a description in YAML’s long form', async () => {
    const long = () => ({
      frontMatter: {description: 'Long.\n', sidebar_label: "It's", pagination_label: "It's"},
      content: '',
    });
    await expect(parse(path.resolve('docs/_a.mdx'), long)).resolves.toEqual({
      frontMatter: {description: 'Long.', sidebar_label: 'It’s', pagination_label: 'It’s'},
      content: '',
    });
  });

  it.each([
    ['\n---\ntitle: A\n---\n', 'begins in the first line, with ---'],
    ['<!-- a -->\n---\ntitle: A\n---\n', 'begins in the first line, with ---'],
    ['----\ntitle: A\n----\n', 'begins in the first line, with ---'],
    ['Words.\n', 'begins in the first line, with ---'],
    ['---\ntitle: A\n\nWords: these.\n', 'has no end: write --- on a line of its own below it'],
  ])('says what is wrong with the lines around it: %j', async (text, message) => {
    const read = () => ({frontMatter: matter(text, {}).data, content: ''});
    const said = `docs/a.md: front matter ${message}`;
    await expect(parse(path.resolve('docs/a.md'), read, text)).rejects.toThrow(said);
    const inPart = parse(path.resolve('docs/_a.mdx'), read, 'Words.\n');
    await expect(inPart).resolves.toBeDefined();
  });

  it('lets a file begin with a mark of its letters', async () => {
    const good = {frontMatter: PAGE, content: ''};
    const read = parse(path.resolve('docs/a.md'), () => good, '\uFEFF---\r\ntitle: A\r\n---\r\n');
    await expect(read).resolves.toEqual(good);
  });

  it.each([
    ['title: Zones: the rim', /line 2: .* a text that holds a colon, or .* goes in quotes;/],
    ['title: `Next`', /line 2: .* begins with a sign such as \* ` @ or %, goes in quotes;/],
    ["title: 'It's here'\nkind: x", /in the line above: .* quotes in it are of the other kind/],
    ['title:MIDI in\nkind: x', /above: .* behind a key stand a colon and a plain space\./],
    ['title: A\ntitle: B', /line 3: duplicated mapping key\. Take one of the two out\.$/],
  ])('says where YAML can’t be read, and what is often the reason: %j', async (lines, message) => {
    const yaml = () => matter(`---\n${lines}\n---\n`, {}).data;
    const said = await parse(path.resolve('docs/a.md'), yaml).catch(String);
    expect(said).toMatch(/^Error: docs\/a\.md: front matter can't be read, line/);
    expect(said).toMatch(message);
  });

  it.each([
    ['docs/a.md', '\uFFFD\uFFFD-\0-\0-\0', 1],
    ['docs/_a.mdx', '\n\nCaf\uFFFD and caf\uFFFD.\n', 3],
    ['docs/a.md', '---\ntitle: Caf\uFFFD\n---\n', 2],
  ])('refuses what was saved in another encoding: %s %j', async (file, text, line) => {
    const read = parse(path.resolve(file), () => ({frontMatter: PAGE, content: ''}), text);
    await expect(read).rejects.toThrow(
      `${file}:${String(line)}: the file is no UTF-8, and letters are lost: save it as UTF-8.`,
    );
  });
});
