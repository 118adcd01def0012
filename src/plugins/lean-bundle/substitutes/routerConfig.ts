import {createElement, type ComponentType, type ReactNode} from 'react';
import {matchPath, Route, Router, Switch, useLocation, type match as Match} from 'react-router';
import type {RouteConfig} from 'react-router-config';

/*
 * react-router-config 5 for many pages. The original tries all routes in turn, several times for each page
 * that is made or shown: with every page that is added, all others take longer to build.
 */

type Routes = readonly RouteConfig[];

interface MatchedRoute {
  route: RouteConfig;
  match: Match;
}

/** React Router's own, which its types leave out. */
const {computeRootMatch} = Router as unknown as {computeRootMatch: (path: string) => Match};

/**
 * @param routes tried in their order; below one that matches, its own `routes`
 * @param path of an address
 * @param parents routes that matched above
 * @returns the routes that match, from the outermost to the innermost
 */
export function matchRoutes(
  routes: Routes,
  path: string,
  parents: MatchedRoute[] = [],
): MatchedRoute[] {
  for (const [, route] of candidates(routes, path)) {
    const match = route.path
      ? matchPath(path, route)
      : (parents.at(-1)?.match ?? computeRootMatch(path));
    if (!match) continue;
    parents.push({route, match});
    if (route.routes) matchRoutes(route.routes, path, parents);
    break;
  }
  return parents;
}

/** @returns what belongs to the current address; Docusaurus 3.9.1 asks with no other options */
export function renderRoutes(routes?: Routes): ReactNode {
  return routes ? createElement(MatchingRoute, {routes}) : null;
}

function MatchingRoute({routes}: {routes: Routes}): ReactNode {
  const {pathname} = useLocation();
  const elements = candidates(routes, pathname).map(([key, route]) => {
    const {path, exact, strict} = route;
    const render = (props: object): ReactNode =>
      createElement(route.component as ComponentType<object>, {...props, route} as object);
    return createElement(Route, {key, path, exact, strict, render});
  });
  return createElement(Switch, null, elements);
}

type Entry = readonly [position: number, route: RouteConfig];

interface Index {
  all: readonly Entry[];
  /** Routes of one address each, by it. */
  byPath: ReadonlyMap<string, Entry>;
  /** Those of more. */
  open: readonly Entry[];
}

const indexes = new WeakMap<Routes, Index>();

function indexOf(routes: Routes): Index {
  const known = indexes.get(routes);
  if (known) return known;
  const all = [...routes.entries()];
  const ofOnePage = all.filter(([, {exact}]) => exact).reverse(); // the first of a path counts
  const index = {
    all,
    byPath: new Map(ofOnePage.map((entry) => [String(entry[1].path), entry])),
    open: all.filter(([, {exact}]) => !exact),
  };
  indexes.set(routes, index);
  return index;
}

/** @returns what can match, in its order: little for a page's own address, all for one spelled otherwise */
function candidates(routes: Routes, path: string): readonly Entry[] {
  const {all, byPath, open} = indexOf(routes);
  const own = byPath.get(path);
  return own ? [...open.filter(([position]) => position < own[0]), own] : all;
}
