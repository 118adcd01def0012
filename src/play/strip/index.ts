/** The strip of time: what each hit started and ended, with the thresholds as lines. */
export {lanesOf, type Row} from './lanes';
export type {Line} from './lines';
export type {Shown} from './past';
export {createStrip} from './strip';
