/**
 * Replaces @theme/NotFound/Content (theme-classic 3.9.1; not promised safe): its text asks readers to write
 * to the owner of another site, stands inside the main landmark where a wrapper can't add anything, and
 * leaves readers without a way on. src/shell/notFound, fetched where it is shown: the docs' layout has it
 * in every page's script.
 * Test: tests/browser/shell/notFound.spec.ts
 */
export {default} from '@site/src/shell/notFound/NotFoundOnDemand';
