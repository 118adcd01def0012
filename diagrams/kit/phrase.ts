/**
 * The notation of the site: one phrase of eight hits, time from left to right. A hit is a stem as
 * high as it is strong, with a head that tells its zone by form and color: a disc for center, a
 * ring for edge, a cross for the rim, as in a drummer's notes. What comes out stands below, on the
 * same time, computed by the rules of src/play/core.
 */
export * from './hits';
export * from './lanes';
export * from './notes';
export * from './played';
export * from './sounds';
