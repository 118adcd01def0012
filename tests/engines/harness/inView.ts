import {expect} from '@playwright/test';
import type {Tab} from './tab';

/** Waits until one of a selector's elements is seen whole; else the message shows what is there instead. */
export async function expectInView(tab: Tab, selector: string): Promise<void> {
  await expect
    .poll(async () => (await tab.seen(selector)).length || (await tab.evaluate(drawn, selector)))
    .toBe(1);
}

const drawn = (selector: string): string | undefined => document.querySelector(selector)?.outerHTML;
