/** The glossary's page, below the base path (specification, section 2). */
export const GLOSSARY_ROUTE = 'glossary/';

/** Its terms for the tips, below the base path. */
export const TERMS_FILE = 'glossary.json';
