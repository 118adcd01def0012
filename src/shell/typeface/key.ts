/** In local storage, once the typeface is on this device. */
export const TYPEFACE_KEY = 'sp.typeface';
