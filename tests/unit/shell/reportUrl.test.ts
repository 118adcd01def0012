import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {pageReportUrl, withAnswer, withHeading} from '../../../src/shell/pageFoot/reportUrl';

const FORM = '.github/ISSUE_TEMPLATE/page.yml';
const page = {title: 'Choke', address: 'https://h/v2/how-to/choke/', version: 'Next'};

describe('pageReportUrl', () => {
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
