import {expect} from '@playwright/test';
import axe from 'axe-core';
import {runAxe} from '../../support/axe';
import type {Tab} from './tab';

/** @param part selector of what to look at, by default all */
export async function expectAccessible(tab: Tab, part?: string): Promise<void> {
  await tab.evaluate(`(() => { ${axe.source} })()`);
  expect(await tab.evaluate(runAxe, part)).toEqual([]);
}
