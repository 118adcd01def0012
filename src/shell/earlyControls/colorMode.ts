/** Name in the root's dataset for a mode that was chosen before React was there. */
export const EARLY_COLOR_MODE = 'chosenEarly';
