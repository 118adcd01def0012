/** The strip of time: what each hit started and ended, with the thresholds as lines. */
export type {Line} from './lines';
export {createStrip, type Lane, type Shown, type Strip} from './strip';
