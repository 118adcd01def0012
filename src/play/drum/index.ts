/** The pretend drum: its drawing, strokes by pointer, keys. */
export {createDrum, type Shape, type Stroke} from './drum';
export {HARD, SOFT, SOFTEST} from './force';
export type {Point} from './geometry';
export {keyOf, zoneOfKey} from './keys';
