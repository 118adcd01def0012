import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../../src/config/site';
import {pageReportUrl, withAnswer, withHeading} from '../../../src/shell/pageFoot/reportUrl';

const FORM = '.github/ISSUE_TEMPLATE/page.yml';
const page = {title: 'Choke', address: 'https://h/v2/how-to/choke/', version: 'Next'};

describe('pageReportUrl', () => {
  it('fills in page and version', () => {
    const url = new URL(pageReportUrl(page));
    expect(url.href.startsWith(`${SITE.repository}/issues/new?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'page.yml',
      title: 'Choke: ',
      page: page.address,
      help: 'Next',
    });
  });

  it('fills in only fields that the form has', () => {
    const {body} = matter(`---\n${readFileSync(FORM, 'utf8')}---\n`).data as {body: {id: string}[]};
    const fields = body.map(({id}) => id);
    const {searchParams} = new URL(
      withAnswer(withHeading(pageReportUrl(page), {id: 'on', text: 'On'}), 'Words', 'It’s so'),
    );
    const filled = [...searchParams.keys()].filter((key) => !['template', 'title'].includes(key));
    expect(
      filled.filter((key) => !fields.includes(key)),
      FORM,
    ).toEqual([]);
  });
});

describe('withHeading', () => {
  const named = withHeading(pageReportUrl(page), {id: 'on', text: 'Turn it on'});
  const fieldsOf = (address: string) => new URL(address).searchParams;

  it('names the heading and leads to it', () => {
    expect(fieldsOf(named).get('page')).toBe(`${page.address}#on`);
    expect(fieldsOf(named).get('heading')).toBe('Turn it on');
  });

  it('puts another heading in its place', () => {
    const again = fieldsOf(withHeading(named, {id: 'off', text: 'Turn it off'}));
    expect(again.get('page')).toBe(`${page.address}#off`);
    expect(again.getAll('heading')).toEqual(['Turn it off']);
  });

  it('names none above the first', () => {
    expect(withHeading(named)).toBe(pageReportUrl(page));
  });
});

describe('withAnswer', () => {
  it('fills in words that nobody has checked, and what the reader says of them', () => {
    const {searchParams} = new URL(withAnswer(pageReportUrl(page), ' It ends & rings ', 'It’s so'));
    expect(searchParams.get('title')).toBe('Choke: It’s so');
    expect(searchParams.get('problem')).toBe('“It ends & rings”\n\nIt’s so: ');
  });
});
