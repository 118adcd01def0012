/** The pretend drum: its drawing, strokes by pointer, keys. */
export {createDrum, type Drum, type Shape, type Stroke} from './drum';
export {forceOf, HARD, SOFTEST} from './force';
export {spotAt, type Point, type Spot} from './geometry';
export {keyOf, takesText, zoneOfKey} from './keys';
