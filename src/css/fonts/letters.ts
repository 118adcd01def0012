/**
 * Letters of the site's typeface: what English pages use. Others are shown in the system's font;
 * tests/content/font.test.ts says when a page uses one that is in neither list.
 */
export const LETTERS = [
  String.fromCharCode(...Array.from({length: 95}, (_letter, index) => 32 + index)), // ASCII
  '\u00a0©×÷·•–—−‘’“”…°½¼¾±≈≤≥éèàçñöüäß™®',
].join('');

/** Signs in pages that Figtree has not; the system's font shows them. */
export const ELSEWHERE = '▽';

/** Figtree's weights from text to heading. */
export const WEIGHTS = {min: 400, max: 700};
