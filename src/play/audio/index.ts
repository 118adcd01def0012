/** Sounds made by the browser: instruments, the bus that they go through, a clock. */
export {createBus, limited} from './bus';
export {FADE, type Instrument, type Note, type Ringing} from './instrument';
export * as kit from './kit';
export {keepAhead, lookAhead} from './lookAhead';
export {membrane} from './membrane';
export {player, type InstrumentName, type Player} from './player';
export type {MakeRack, Rack} from './rack';
export {tones} from './tones';
export {amplitudeOf, rememberedVolume, VOLUME_RANGE, VOLUME_START} from './volume';
