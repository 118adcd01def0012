/** Sounds made by the browser: a player of instruments, a clock, the volume. */
export {keepAhead} from './keepAhead';
export {player, type InstrumentName} from './player';
export type {MakeRack} from './rack';
export {renderSounds} from './render';
export {rememberedVolume, VOLUME_RANGE} from './volume';
