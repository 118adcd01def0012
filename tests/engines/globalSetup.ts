import {startSound} from './harness/sound';

/** Run once around all flows: there is sound, also without a device. */
export default startSound;
