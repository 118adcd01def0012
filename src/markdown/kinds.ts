/**
 * What a page of each kind must contain: the skeletons of the style guide as data
 * (.github/STYLE.md). Checked by ./checks.
 */

/** One part of a skeleton: a second-level heading with fixed words, or free headings. */
export interface SkeletonPart {
  /** The heading's words; `null` stands for any number of headings in the writer's own words. */
  heading: string | null;
  required: boolean;
}

const must = (heading: string): SkeletonPart => ({heading, required: true});
const may = (heading: string): SkeletonPart => ({heading, required: false});
const someOwn: SkeletonPart = {heading: null, required: true};
const anyOwn: SkeletonPart = {heading: null, required: false};

/** Second-level headings of each kind, in order. */
export const SKELETONS = {
  index: [anyOwn],
  'quick-start': [
    may('Before you start'),
    someOwn,
    may('Check that it works'),
    may("If it doesn't work"),
    must('Next step'),
  ],
  'how-to': [
    may('Before you start'),
    someOwn,
    must('An example'),
    must('Check that it works'),
    may("If it doesn't work"),
  ],
  reference: [
    must('Open it'),
    must('Controls'),
    may('Behavior'),
    anyOwn,
    may('An example'),
    may("If it doesn't work"),
    may('From version 1'),
  ],
  concept: [must('How it fits together'), anyOwn, must('An example'), may('Common mix-ups')],
  troubleshooting: [someOwn, must('Still stuck?')],
  hardware: [
    must('Parts'),
    must('Connect it'),
    may('Lights and what they mean'),
    anyOwn,
    must('Specifications'),
    may("If it doesn't work"),
    may('From version 1'),
  ],
  glossary: [someOwn],
  'release-notes': [someOwn],
} satisfies Record<string, readonly SkeletonPart[]>;

/** A page's purpose; one page, one kind. */
export type PageKind = keyof typeof SKELETONS;

/** Kinds whose pages don't end with a list of related pages. */
export const KINDS_WITHOUT_RELATED: readonly PageKind[] = ['index', 'glossary'];
