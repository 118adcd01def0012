import {describe, expect, it} from 'vitest';
import {sitePagesPlugin} from '../../../src/shell/notFound/plugin';

const doc = (id: string, title: string, unlisted = false) => ({
  id,
  title,
  unlisted,
  permalink: `/v2/${id}/`,
  frontMatter: id === 'welcome' ? {kind: 'index', icon: 'drum'} : {kind: 'how-to'},
});
const PICTOGRAM = '/v2/img/pictograms.svg#list-checks';
const VERSION = {
  docs: [
    doc('welcome', 'Welcome'),
    doc('how-to/index', 'How-to guides'),
    doc('how-to/record', 'Record'),
    doc('hidden', 'Hidden', true),
  ],
  sidebars: {
    docs: [
      {type: 'doc', id: 'welcome'},
      {
        type: 'category',
        label: 'Guides',
        link: {type: 'doc', id: 'how-to/index'},
        items: [{type: 'doc', id: 'how-to/record'}],
      },
      {type: 'category', label: 'No page of its own', items: []},
      {type: 'doc', id: 'hidden'},
      {type: 'link', label: 'Elsewhere', href: 'https://other.example'},
    ],
  },
};

async function data(): Promise<Record<string, unknown>> {
  const created: Record<string, unknown> = {};
  await sitePagesPlugin().allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [VERSION]}}},
    actions: {
      createData: (name: string, value: unknown) => {
        created[name] = value;
        return Promise.resolve(name);
      },
    },
  } as never);
  return created;
}

describe('sitePagesPlugin', () => {
  it('hands all listed pages to the not-found page', async () => {
    expect((await data())['pages.json']).toEqual([
      {url: '/v2/welcome/', title: 'Welcome', icon: '/v2/img/pictograms.svg#drum'},
      {url: '/v2/how-to/index/', title: 'How-to guides', icon: PICTOGRAM},
      {url: '/v2/how-to/record/', title: 'Record', icon: PICTOGRAM},
    ]);
  });

  it('hands over the sidebar’s top level, categories by their label, with pictograms', async () => {
    expect((await data())['sections.json']).toEqual([
      {url: '/v2/welcome/', title: 'Welcome', icon: '/v2/img/pictograms.svg#drum'},
      {url: '/v2/how-to/index/', title: 'Guides', icon: PICTOGRAM},
    ]);
  });
});
