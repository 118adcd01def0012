import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type BlendSettings,
  NO_VOICES,
  playAssignment,
  playBlend,
  SHORT,
} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  levelLane,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../kit';

/** The set of the page: two blended samples of one drum, and a woodblock that is not blended. */
const SET: BlendSettings = {
  modules: [
    {id: 'dark', name: 'Dark drum', squares: {center: 'blended'}, length: SHORT},
    {id: 'bright', name: 'Bright drum', squares: {edge: 'blended'}, length: SHORT},
    {id: 'wood', name: 'Woodblock', squares: {rim: 'plain'}, length: SHORT},
  ],
};

export default defineDiagram({
  title: 'The set you are about to build, played',
  wide: true,
  height: 314,
  draw(c) {
    const time = phraseTime(18, 524);
    hitGuides(c, time, 36, 302);
    hitsLane(c, {time, y: 36, h: 50, label: 'You play', legend: true});
    const sounds = soundsOf(playPhrase(playBlend, SET, NO_VOICES));
    SET.modules.forEach(({name}, index) =>
      soundsLane(c, {
        time,
        y: 110 + index * 50,
        h: 28,
        label: name,
        sounds: sounds.filter((sound) => sound.name === name),
      }),
    );
    const reverb = playPhrase(
      playAssignment,
      {...ASSIGNMENT_DEFAULTS, targets: [{parameter: 'reverb', low: 0.1, high: 0.9}]},
      ASSIGNMENT_START,
    );
    levelLane(c, {
      time,
      y: 260,
      h: 42,
      label: 'Reverb\u2019s amount',
      points: reverb.map(({hit, result}) => ({at: hit.time, value: result.values.reverb})),
    });
  },
});
