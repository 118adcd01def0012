import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../../src/config/site';
import {pageReportUrl} from '../../../src/shell/pageFoot/reportUrl';

const FORM = '.github/ISSUE_TEMPLATE/page.yml';
const page = {title: 'Choke', address: 'https://h/v2/how-to/choke/', version: 'Next'};

describe('pageReportUrl', () => {
  it('fills in page, heading and version', () => {
    const url = new URL(pageReportUrl({...page, heading: {id: 'on', text: 'Turn it on'}}));
    expect(url.href.startsWith(`${SITE.repository}/issues/new?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'page.yml',
      title: 'Choke: ',
      page: 'https://h/v2/how-to/choke/#on',
      heading: 'Turn it on',
      help: 'Next',
    });
  });

  it('fills in the page where no heading is known', () => {
    const {searchParams} = new URL(pageReportUrl(page));
    expect(searchParams.get('page')).toBe(page.address);
    expect(searchParams.has('heading')).toBe(false);
  });

  it('fills in only fields that the form has', () => {
    const {body} = matter(`---\n${readFileSync(FORM, 'utf8')}---\n`).data as {body: {id: string}[]};
    const fields = body.map(({id}) => id);
    const {searchParams} = new URL(pageReportUrl({...page, heading: {id: 'on', text: 'On'}}));
    const filled = [...searchParams.keys()].filter((key) => !['template', 'title'].includes(key));
    expect(
      filled.filter((key) => !fields.includes(key)),
      FORM,
    ).toEqual([]);
  });
});
