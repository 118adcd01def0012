/**
 * What Docusaurus' client needs of react-helmet-async 1.3.0, in a fifth of its bytes: that one also
 * works out every head on the server, and compares properties deeply before each change.
 * Test: tests/browser/head.spec.ts
 */
import {Fragment, useLayoutEffect, useState, type ReactNode} from 'react';
import {forgetEntries, setEntries} from './instances';

interface Props {
  /** Elements of a head, and `html` and `body` for their attributes. */
  children?: ReactNode;
}

let lastTurn = 0;

/** What is inside stands in the document's head as long as this is mounted. Shows nothing itself. */
export function Helmet({children}: Props): null {
  // Numbered while rendering, where parents come before children: inner ones overrule outer ones.
  const [turn] = useState(() => (lastTurn += 1));
  useLayoutEffect(() => setEntries(turn, children));
  useLayoutEffect(() => () => forgetEntries(turn), [turn]);
  return null;
}

/** Nothing is shared through a context here; the document has one head. */
export const HelmetProvider = Fragment;
