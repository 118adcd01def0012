import {open} from '../../support/page';
import {expect, test, type Page} from '../../support/tab';

/** What writers bring: HTML of their own, and blocks that begin or end otherwise than those of today's pages. */

/** Puts it at the end of a page's text. */
async function add(page: Page, html: string): Promise<void> {
  await page.locator('.theme-doc-markdown').evaluate((text, added) => {
    const box = document.createElement('div');
    box.innerHTML = added;
    const pictures = [...box.querySelectorAll('img')];
    for (const one of pictures) one.loading = 'eager';
    text.append(...box.childNodes);
    return Promise.all(pictures.map((one) => one.decode()));
  }, html);
}

test('what is wider than its column keeps its shape, whichever measures its tag says @audit', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, 'how-to/choke-sounds/');
  await add(
    page,
    `<p><img id="both" src="/v2/img/social-card.png" width="1200" height="630" alt="a">
    <img id="high" src="/v2/img/social-card.png" height="300" alt="b"></p>
    <svg id="drawing" width="800" height="450" viewBox="0 0 800 450"></svg>
    <video id="film" controls width="800" height="450"></video>
    <svg id="small" width="100" height="50" viewBox="0 0 200 100"></svg>`,
  );
  const sizes = await page.locator('#both, #drawing, #film, #small').evaluateAll((all) =>
    all.map((one) => {
      const {width, height} = one.getBoundingClientRect();
      return [one.id, Math.round(width), Math.round(height)];
    }),
  );
  expect(sizes).toEqual([
    ['both', 288, 151],
    ['drawing', 288, 162],
    ['film', 288, 162],
    ['small', 100, 50],
  ]);
  await expect(page.locator('#high')).toHaveCSS('object-fit', 'contain');
});

test('in dark mode frames and drawings stand on paper, in the colors of light mode @audit', async ({
  page,
}) => {
  await open(page, 'how-to/choke-sounds/');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await add(
    page,
    '<iframe title="a"></iframe><svg viewBox="0 0 9 9" role="img"><text>A</text></svg><button><svg class="b"></svg></button><svg aria-hidden="true"></svg><figure role="group"><svg class="b"></svg></figure>',
  );
  const shown = page.locator('.theme-doc-markdown > :is(iframe, svg), button > .b, figure > .b');
  const grounds = await shown.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  const none = 'rgba(0, 0, 0, 0)';
  expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', none, none, none]);
  await expect(shown.nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('on paper the lines of any code break @audit', async ({page}) => {
  await open(page, 'how-to/choke-sounds/');
  await add(page, `<pre>${'a long line '.repeat(30)}${'x'.repeat(200)}</pre>`);
  await page.emulateMedia({media: 'print'});
  const beyond = await page
    .locator('.theme-doc-markdown > pre')
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(beyond).toBeLessThanOrEqual(1);
});

test('a step begins beside its number, whatever it begins with @audit', async ({page}) => {
  await open(page, 'how-to/choke-sounds/');
  const firsts = [
    '<h2 class="anchor">A</h2>',
    '<h3 class="anchor">A</h3>',
    '<figure><img alt="" src="/v2/img/icon-180.png"></figure>',
    '<blockquote>A</blockquote>',
    '<p>A</p>',
  ];
  const steps = firsts.map((first) => `<li data-box>${first}</li>`).join('');
  await add(page, `<ol class="sp-steps">${steps}</ol>`);
  const rooms = await page.locator('[data-box]').evaluateAll((all) =>
    all.map((box) => {
      const {paddingTop, borderTopWidth} = getComputedStyle(box);
      const top =
        box.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth);
      return Math.abs((box.firstElementChild?.getBoundingClientRect().top ?? 0) - top);
    }),
  );
  expect(Math.max(...rooms)).toBeLessThan(1);
});

test('an entry of a chooser is one line of words and an arrow, and long words break @audit', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'how-to/choke-sounds/');
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
  await add(
    page,
    `<ul class="sp-choices"><li><a href="#a"><span>The <b>Mix</b> is <i>silent</i></span></a></li><li><a href="#b"><span>${word}</span></a></li></ul>`,
  );
  const parts = await page
    .locator('.sp-choices span:has(b) > *')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({left, right}) => [left, right] as const),
    );
  expect((parts[1]?.[0] ?? Infinity) - (parts[0]?.[1] ?? 0), 'beside each other').toBeLessThan(40);
  const beyond = await page
    .locator('.sp-choices a')
    .last()
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('a glossary has room for a part with a longer name, and for blocks of any kind beside a word @audit', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'glossary/');
  const row = page.locator('.sp-letter-links');
  await row.evaluate((links) => {
    for (const name of ['0–9', 'Symbols']) {
      const link = links.firstElementChild?.cloneNode() as HTMLElement;
      link.className = 'sp-long';
      link.textContent = name;
      links.append(link);
    }
  });
  const heights = await row
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const wide = await row
    .locator('.sp-long')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(wide).toEqual([]);

  await page.setViewportSize({width: 1280, height: 800});
  const lefts = await page
    .locator('.theme-doc-markdown > h3 + p')
    .first()
    .evaluate((meaning) => {
      const added = ['ol', 'pre', 'div', 'blockquote', 'h4'].map((name) => {
        const block = document.createElement(name);
        block.textContent = 'x';
        meaning.after(block);
        return block;
      });
      const {left} = meaning.getBoundingClientRect();
      return added
        .filter((one) => one.getBoundingClientRect().left < left)
        .map((one) => one.tagName);
    });
  expect(lefts).toEqual([]);
});
