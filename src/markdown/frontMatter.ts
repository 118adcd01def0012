import {readFileSync} from 'node:fs';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import {
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  FrontMatterTOCHeadingLevels,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';
import {splitFrontMatter} from '../lib/splitFrontMatter';
import {pictogramNames} from './blocks/pictograms';
import {KINDS_WITHOUT_RELATED, SKELETONS, type PageKind} from './kinds';

/** Front matter of a page under docs/: Docusaurus' own, and ours. */
export interface PageFrontMatter extends DocFrontMatter {
  title: string;
  description: string;
  kind: PageKind;
  /** Pictogram on cards that lead here: a name of lucide.dev. */
  icon?: string;
  /** Pages a reader will want next: paths from docs/. */
  related?: string[];
  /** How-to pages: reference pages of the controls used. */
  controls?: string[];
  /** Required headings that this page leaves out because nothing is known to stand under them. */
  omits?: string[];
}

/** Lengths a search result and a browser tab have room for. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MIN = 50;
export const DESCRIPTION_MAX = 130;

const pageList = Joi.array()
  .items(
    Joi.string().pattern(/^(?!\/|\.)[\w/-]+\.mdx?$/, 'path from docs/, such as how-to/midi-in.md'),
  )
  .unique();
const requiredHeadings = Object.values(SKELETONS)
  .flat()
  .flatMap(({heading, required}) => (required && heading ? [heading] : []));

const neighbor = Joi.string()
  .pattern(/^(?!\/|\.)[\w/-]+$/, 'path from docs/ without an ending, such as how-to/midi-in')
  .allow(null);

/** Plain words: where they are shown nobody reads Markdown in them. */
const plain = Joi.string()
  .pattern(/\*\*|`|\]\(/, {invert: true})
  .messages({
    'string.pattern.invert.base':
      '{{#label}} is shown as it stands: take **, ` and links out of it',
  });

/** Docusaurus' own. They are read as Docusaurus reads them: a label may be a number, a number a text. */
const DOCUSAURUS_KEYS = {
  hide_title: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  ...FrontMatterTOCHeadingLevels,
  pagination_label: plain,
  pagination_prev: neighbor,
  pagination_next: neighbor,
  custom_edit_url: URISchema.allow('', null),
  keywords: Joi.array().items(Joi.string().required()),
  image: URISchema,
  tags: FrontMatterTagsSchema,
  sidebar_label: plain,
  sidebar_position: Joi.number(),
  sidebar_class_name: Joi.string(),
  sidebar_custom_props: Joi.object().unknown(),
  last_update: FrontMatterLastUpdateSchema,
  mdx: Joi.object({format: Joi.valid('md', 'mdx', 'detect')}),
};

/** Whether a page is shown. Not as a text, which whoever reads it here would take for true. */
const hides = Joi.boolean().messages({
  'boolean.base': '{{#label}} is true or false, without quotes',
});

/** A key that would take a page from its address or from its place, and what to do instead. */
const refused = (why: string) =>
  Joi.forbidden().messages({'any.unknown': `{{#label}} is not used here: ${why}`});

const schema = Joi.object({
  ...DOCUSAURUS_KEYS,
  draft: hides,
  unlisted: hides,
  slug: refused(
    'a page has the address of its file. Name and place the file as the address shall be',
  ),
  id: refused('a page has the address of its file. Rename the file instead'),
  parse_number_prefixes: refused('a page has the address of its file. Rename the file instead'),
  format: refused('Docusaurus reads it below "mdx". Write it there, in a line of its own'),
  displayed_sidebar: refused('all pages share one sidebar. Take the key out'),
  title: plain.max(TITLE_MAX).required(),
  description: plain
    .min(DESCRIPTION_MIN)
    .max(DESCRIPTION_MAX)
    .pattern(/\.\n?$/, 'one sentence that ends with a full stop')
    .required(),
  kind: Joi.string()
    .valid(...Object.keys(SKELETONS))
    .required(),
  icon: Joi.string()
    .valid(...pictogramNames())
    .messages({
      'any.only':
        '"icon" is not drawn yet: for a name of lucide.dev run "npm run pictograms". Drawn are {{#valids}}',
    }),
  related: pageList
    .min(2)
    .max(5)
    .when('kind', {
      is: Joi.valid(...KINDS_WITHOUT_RELATED),
      then: Joi.forbidden(),
      otherwise: Joi.required(),
    }),
  controls: pageList.min(1).max(4).when('kind', {
    is: 'how-to',
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  }),
  omits: Joi.array().items(Joi.string().valid(...requiredHeadings)),
}).fork(Object.keys(DOCUSAURUS_KEYS), (rule) => rule.prefs({convert: true}));

/**
 * @param data front matter as read from the file
 * @param file the page's path, for the message
 * @param source the file's text, for the lines of the faults
 * @throws Error with file, every fault with its line, and where the rules stand
 */
export function validateFrontMatter(data: unknown, file: string, source = ''): void {
  const {error} = schema.validate(data, {abortEarly: false, convert: false});
  const faults = [
    ...commentFaults(source),
    ...(error?.details ?? []).map(
      (fault) => lineOfKey(String(fault.path[0]), source) + messageOf(fault, source),
    ),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `${file}: front matter needs a change.\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nThe keys are explained in .github/STYLE.md, "Front matter".`,
  );
}

type Fault = NonNullable<ReturnType<typeof schema.validate>['error']>['details'][number];

/** Words such as those of "Tune to C #1", without quotes; a comment has a space behind its sign. */
const LOST_WORDS = /^(?:title|description|\w+_label):\s+[^\s'"](?:(?!\s#\s).)*\s#\S/;

function commentFaults(source: string): string[] {
  const [head = ''] = source.split('\n---', 1);
  return head.split('\n').flatMap((line, index) => {
    if (!LOST_WORDS.test(line)) return [];
    return `line ${index + 1}: the words from # on are lost: put the text in quotes`;
  });
}

/** Says it by what YAML made of the words, where that is the reason. */
function messageOf({type, message, context, path}: Fault, source: string): string {
  const value: unknown = context?.value;
  const label = `"${context?.label ?? ''}"`;
  if (value === null && type.endsWith('.base')) {
    return `${label} is empty: write what it says, or take the line out`;
  }
  if (type !== 'string.base') return message;
  // As it stands there: of 12:30 YAML makes 750.
  const line = new RegExp(`^${path.join('.')}:[ \\t]*(.+?)(?:\\s+#.*)?$`, 'm').exec(source);
  const words = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);
  return `${label} is no text to YAML: put it in quotes, "${line?.[1] ?? words}"`;
}

function lineOfKey(key: string, source: string): string {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? '' : `line ${index + 1}: `;
}

/** @returns the front matter of a page that exists, as written, unchecked */
export function readFrontMatter(file: string): PageFrontMatter {
  return splitFrontMatter(readFileSync(file, 'utf8')).data as unknown as PageFrontMatter;
}
