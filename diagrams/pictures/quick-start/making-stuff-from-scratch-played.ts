import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type BlendSettings,
  NO_VOICES,
  playAssignment,
  playBlend,
  SHORT,
} from '../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  levelLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../../kit';

/** The set of the page: two blended samples of one drum, and a woodblock that is not blended. */
const SET: BlendSettings = {
  modules: [
    {id: 'dark', name: 'Dark drum', squares: {center: 'blended'}, length: SHORT},
    {id: 'bright', name: 'Bright drum', squares: {edge: 'blended'}, length: SHORT},
    {id: 'wood', name: 'Woodblock', squares: {rim: 'plain'}, length: SHORT},
  ],
};

/** Names stand at the left, so that the lanes share their guides. */
const TIME = phraseTime(124, 424);
const LANE = {h: 34, pitch: 40};

export default defineDiagram({
  title: 'The set you are about to build, played',
  wide: true,
  height: 280,
  draw(c) {
    const top = 102;
    const name = (text: string, y: number): void => {
      c.text(text, {x: 114, y}, {anchor: 'end', bold: true});
    };
    hitGuides(c, TIME, 36, top + 3 * LANE.pitch + 46);
    hitsLane(c, {time: TIME, y: 36, h: 56, legend: true});
    name('You play', 64);
    const sounds = soundsOf(playPhrase(playBlend, SET, NO_VOICES));
    SET.modules.forEach((module, index) => {
      const y = top + index * LANE.pitch;
      const own = sounds.filter((sound) => sound.name === module.name);
      soundsLane(c, {time: TIME, y, h: LANE.h, sounds: own});
      name(module.name, y + LANE.h / 2);
    });
    const reverb = playPhrase(
      playAssignment,
      {...ASSIGNMENT_DEFAULTS, targets: [{parameter: 'reverb', low: 0.1, high: 0.9}]},
      ASSIGNMENT_START,
    );
    const y = top + 3 * LANE.pitch;
    levelLane(c, {
      time: TIME,
      y,
      h: 46,
      points: reverb.map(({hit, result}) => ({at: hit.time, value: result.values.reverb})),
    });
    name('Reverb', y + 15);
    c.text('how much', {x: 114, y: y + 32}, {anchor: 'end', color: PALETTE.muted});
  },
});
