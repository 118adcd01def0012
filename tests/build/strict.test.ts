import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {inAudit} from '../support/audit';
import {runDocusaurus} from '../support/docusaurus';
import {copySite, removeSite} from '../support/siteCopy';

/** That STRICT_LINKS reaches Docusaurus' options: tests/unit/config/strictLinks.test.ts */

/** A page that links to a heading that does not exist. */
const BROKEN = `---
title: A page with a broken link
description: Its link leads to a term that the glossary of this site does not have.
kind: index
---

Read about [a term](./glossary.md#no-such-term).
`;

let site = '';

afterEach(() => removeSite(site));

describe.skipIf(!inAudit)('a build with STRICT_LINKS', () => {
  it('fails on a link to a heading that does not exist, and names the page and the link', async () => {
    site = copySite();
    writeFileSync(path.join(site, 'docs/broken.md'), BROKEN);
    const build = runDocusaurus(site, ['build'], {STRICT_LINKS: 'true'});
    const {failed, output} = await build.ended;
    expect(failed).toBe(true);
    expect(output).toContain('/v2/broken/');
    expect(output).toContain('/v2/glossary/#no-such-term');
  });
});
