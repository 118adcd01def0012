import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {nesting} from '../../../src/markdown/build';

interface Made {
  type: string;
  children: Made[];
}

function node(name: string, line: number): Made {
  const own = name.startsWith('<')
    ? {type: 'mdxJsxFlowElement', name: name.slice(1), attributes: []}
    : {type: 'element', tagName: name};
  return {...own, ...{position: {start: {line}}}, children: []};
}

/** @param way elements one within the other, those of JSX with < before their name; each in a line of its own */
async function build(way: string): Promise<void> {
  const root: Made = {type: 'root', children: []};
  let open = root;
  for (const [index, names] of way.split(' ').entries()) {
    const made = names.split('+').map((name) => node(name, index + 1));
    open.children.push(...made);
    open = made.at(-1) ?? open;
  }
  const page = new VFile({path: 'docs/page.mdx'});
  await unified()
    .use(nesting('throw'))
    .run(root as never, page);
}

it.each([
  ['<table <tr <td', /^docs\/page\.mdx:2: <tr> is no row of a body: write <tbody> around/],
  ['<table <thead <th', /:3: <th> is a cell without a row: write <tr> around it/],
  ['<table <td', /:2: <td> is a cell/],
  ['<p p', /:2: <p> stands in a paragraph: .*; a <p> and its words stand in one line/],
  ['p <div', /:2: <div> stands in a paragraph: put it on lines of its own/],
  ['p <ul <li', /:2: <ul> stands in a paragraph/],
  ['li p <details', /:3: <details> stands/],
  ['p em <h3', /:3: <h3> stands/],
  ['p <Note <table', /:3: <table> stands/],
  ['p <Tabs', /:2: <Tabs> stands/],
  ['<Link p a', /:3: <a> stands in another: end that one before it/],
  ['p a sup a', /:4: <a> stands in another/],
  ['<button p <button', /:3: <button> stands in another/],
])('tells of what browsers would put elsewhere: %s', async (way, message) => {
  await expect(build(way)).rejects.toThrow(message);
});

it('tells once of all rows of a table', async () => {
  const said = await build('<table <caption+<tr+<tr+<tr').catch(String);
  expect(String(said).split('\n')).toHaveLength(1);
});

it.each([
  '<table <tbody <tr <td <table <tbody <tr <th p a',
  'p a+<a+<Link+<button em img',
  '<div p+<div+p <b <Note',
  '<button <Link',
  'p <svg foreignObject div p',
  'li+li p+<ul <li p',
  '<Tabs <TabItem p+<table <caption p',
])('says nothing of what holds: %s', async (way) => {
  await expect(build(way)).resolves.toBeUndefined();
});
