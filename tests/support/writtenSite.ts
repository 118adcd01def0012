import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hasGitHistory} from '../../src/config/git';
import {SITE} from '../../src/config/site';
import {runDocusaurus} from './docusaurus';
import {cacheFolder, keepBuild} from './keptBuild';
import {changeFile, copySite, filesOfRepository, ROOT} from './siteCopy';

/*
 * One strict build for all tests of what may be different, kept in .cache: the site with everything that
 * writers may add (the pages of tests/build/writing, a draft and an unlisted page, a demonstration in MDX,
 * release notes with versions), at another base path, which is one line of src/config/site.ts, and from an
 * archive of the repository, on a machine without git.
 */

/** Without git, the repository is such an archive itself. */
export const HAS_GIT = hasGitHistory(ROOT);

/** The copied site's folder, once it is built. */
export const WRITTEN_SITE = cacheFolder('written');

/** Its base path. */
export const WRITTEN_BASE = '/help/';

/** The pages that are added. */
export const WRITTEN_PAGES = path.join(ROOT, 'tests/build/writing');

/** Added to static/, as a manual that another program exported. */
export const OWN_HTML = '<!doctype html><title>Manual</title><p>A page of another program.</p>';

/** Added to the release notes. */
const VERSIONS = `## Version 2.1 {#v2-1}

2026-04-02

### Fixed

- A [set](./glossary.md#set) opens again.

## Version 2.0.9 {#v2-0-9}

2026-03-18

### New

- More room.

`;

/** A page in MDX with a demonstration. */
export const PLAYED_PAGE = `---
title: A page to play
description: It has a picture that readers can play, written as a page in MDX.
kind: index
---

Words.

:::demo{name="choke"}

![Two timelines: both chords ring.](./how-to/img/choke-sounds-retrig.svg)

:::
`;

/**
 * Builds it, unless it is there.
 *
 * @returns what the build printed
 */
export function ensureWrittenSite(): Promise<string> {
  const added = readdirSync(WRITTEN_PAGES, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => readFileSync(path.join(parentPath, name), 'base64'));
  return keepBuild('written', [readFileSync(__filename, 'utf8'), ...added], (site) => {
    copySite(HAS_GIT ? {into: site, parts: filesOfRepository()} : {into: site});
    const noPrograms = path.join(site, 'no-programs');
    mkdirSync(noPrograms);
    changeFile(site, 'src/config/site.ts', (text) =>
      text.replace(`baseUrl: '${SITE.baseUrl}'`, `baseUrl: '${WRITTEN_BASE}'`),
    );
    cpSync(WRITTEN_PAGES, path.join(site, 'docs/writing'), {recursive: true});
    addHidden(site, 'first-draft', 'draft');
    addHidden(site, 'off-the-list', 'unlisted');
    writeFileSync(path.join(site, 'docs/played.mdx'), PLAYED_PAGE);
    writeFileSync(path.join(site, 'static/manual.html'), OWN_HTML);
    changeFile(site, 'docs/release-notes.md', (page) => page.replace('\n---\n\n', `$&${VERSIONS}`));
    // The site may have kinds of its own by then.
    changeFile(site, 'docusaurus.config.ts', (text) =>
      text.includes('admonitions: {keywords: [')
        ? text.replace('admonitions: {keywords: [', "$&'drummer', ")
        : text.replace(
            'breadcrumbs: true,',
            "$& admonitions: {keywords: ['drummer'], extendDefaults: true},",
          ),
    );
    return runDocusaurus(site, ['build'], {STRICT_LINKS: 'true', PATH: noPrograms}).ended;
  });
}

function addHidden(site: string, name: string, key: string): void {
  const original = readFileSync(path.join(WRITTEN_PAGES, 'drawing.md'), 'utf8');
  writeFileSync(
    path.join(site, 'docs/writing', `${name}.md`),
    original.replace('title: A page with a drawing', `title: ${name}\n${key}: true`),
  );
}
