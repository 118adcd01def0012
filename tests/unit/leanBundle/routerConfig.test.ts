import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as original from 'react-router-config';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import * as ours from '../../../src/plugins/lean-bundle/substitutes/routerConfig';

type Renderer = Pick<typeof ours, 'renderRoutes'>;

/** Routes as Docusaurus makes them: pages in a shell of several layers, a parent before them, `*` last. */
function site({renderRoutes}: Renderer): RouteConfig[] {
  const named = (name: string, rest: RouteConfig): RouteConfig => ({
    ...rest,
    component: ({route, location, match}: RouteConfigComponentProps) =>
      createElement(
        'p',
        {title: name},
        `${location.pathname} ${match.path} ${String(match.isExact)} `,
        renderRoutes(route?.routes),
      ),
  });
  return [
    named('search', {path: '/v2/search/', exact: true}),
    named('shell', {
      path: '/v2/',
      routes: [
        named('parent', {path: '/v2/open', routes: []}),
        named('a', {path: '/v2/a/', exact: true}),
        named('strict', {path: '/v2/strict/', exact: true, strict: true}),
        named('open, too late', {path: '/v2/open/page/', exact: true}),
        named('b', {path: '/v2/b/', exact: true}),
        named('b again', {path: '/v2/b/', exact: true}),
        named('home', {path: '/v2/', exact: true}),
        {...named('without a path', {}), path: undefined},
      ],
    }),
    named('missing', {path: '*'}),
  ];
}

const ADDRESSES = [
  '/v2/',
  '/v2',
  '/v2/a/',
  '/v2/a',
  '/V2/A/',
  '/v2/a/b/',
  '/v2/b/',
  '/v2/strict/',
  '/v2/strict',
  '/v2/open/page/',
  '/v2/search/',
  '/v2/nope/',
  '/',
  '/elsewhere/',
];

describe('routes are found as react-router-config finds them', () => {
  it.each(ADDRESSES)('%s', (address) => {
    const routes = site(ours);
    const found = ours.matchRoutes(routes, address);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(original.matchRoutes(routes, address));
  });
});

describe('pages are drawn as react-router-config draws them', () => {
  const Root = StaticRouter as ComponentType<{location: string}>;
  const draw = (renderer: Renderer, address: string): string =>
    renderToStaticMarkup(
      createElement(Root, {location: address}, renderer.renderRoutes(site(renderer))),
    );

  it.each(ADDRESSES)('%s', (address) => {
    const drawn = draw(ours, address);
    expect(drawn).toContain(address);
    expect(drawn).toBe(draw(original as Renderer, address));
  });
});

it('a page’s own address is found without asking the others', () => {
  let asked = 0;
  const pages = Array.from({length: 1000}, (_, number) => {
    const path = `/v2/${String(number)}/`;
    return {
      exact: true,
      get path() {
        asked += 1;
        return path;
      },
    };
  });
  ours.matchRoutes(pages, '/v2/1/');
  asked = 0;
  expect(ours.matchRoutes(pages, '/v2/999/')).toHaveLength(1);
  expect(asked).toBeLessThan(10);
});
