import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';

/** A page of a build, the not-found page too. */
export interface BuiltPage {
  /** Path below the build's folder, with forward slashes. */
  file: string;
  /** Address below the base path: `how-to/record/`; empty for Welcome, `404.html` for the not-found page. */
  route: string;
  /** What is written at the end. Steps may change it. */
  html: string;
  /** @returns the page as Docusaurus wrote it, parsed once for all steps; nobody changes it */
  document: () => Document;
}

/** What the bundler says about the files for browsers. Paths are below the build's folder. */
export interface ClientFiles {
  /** Style sheets that every page needs. */
  styles: readonly string[];
  /** Scripts that only one page needs, by the absolute path of its Markdown. */
  scriptsOf: ReadonlyMap<string, readonly string[]>;
  /** All that it has written, the files of static/ too. A step adds what it writes for readers' browsers. */
  written: string[];
  /** Files that these are made of. A step that bundles more adds its own. */
  sources: string[];
}

/** A build whose pages are all rendered. */
export interface FinishedBuild extends Pick<
  LoadContext,
  'siteDir' | 'outDir' | 'generatedFilesDir' | 'baseUrl'
> {
  /** The site's address, with base path. */
  siteUrl: string;
  title: string;
  tagline: string;
  docs: LoadedVersion;
  clientFiles: ClientFiles;
  /** Styles that a step has put into the pages. */
  addedStyles: string[];
  pages: readonly BuiltPage[];
}

/** Something done to a finished build. Steps run one after the other: docusaurus.config.ts has their list. */
export type FinishingStep = (build: FinishedBuild) => void | Promise<void>;
