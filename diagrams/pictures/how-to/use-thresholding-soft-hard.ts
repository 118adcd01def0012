import {
  type Hit,
  NO_VOICES,
  passesThreshold,
  playSequencer,
  playThresholds,
  SEQUENCER_DEFAULTS,
  startSequencer,
  THRESHOLD_DEFAULTS,
} from '../../../src/play/core';
import {
  box,
  defineDiagram,
  hitGuides,
  hitsLane,
  line,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
  THRESHOLD_STROKE,
  timeX,
} from '../../kit';

const THRESHOLD = 0.7;

/** A bar of eighth notes on the head, with accents on one, the "and" of two, and four. */
const BAR: readonly Hit[] = [1, 0.3, 0.42, 0.92, 0.26, 0.4, 0.97, 0.34].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index * 0.25,
}));

export default defineDiagram({
  title: 'A bar of eighth notes through a shaker and a Sequencer of chords',
  wide: true,
  height: 220,
  draw(c) {
    const time = phraseTime(112, 432, 2.02);
    const accents = BAR.filter(({strength}) => passesThreshold(strength, THRESHOLD));
    hitGuides(c, time, 96, 150, BAR);
    hitGuides(c, time, 150, 196, accents);
    hitsLane(c, {time, y: 28, h: 68, hits: BAR});
    // The line is the Sequencer's: hits below it still play the shaker, so they aren't gray.
    const level = 28 + 68 - 4 - THRESHOLD * (68 - 14);
    line(
      c,
      [
        {x: time.x, y: level},
        {x: time.x + time.w, y: level},
      ],
      {color: THRESHOLD_STROKE, width: 1.5},
    );
    c.text('threshold', {x: 20, y: level}, {color: THRESHOLD_STROKE});
    c.text('You hit', {x: 20, y: 76}, {bold: true});
    const shaker = soundsOf(
      playPhrase(
        playThresholds,
        {
          ...THRESHOLD_DEFAULTS,
          modules: [{id: 'shaker', name: 'shaker', threshold: 0, length: 0.14}],
        },
        NO_VOICES,
        BAR,
      ),
    );
    soundsLane(c, {time, y: 118, h: 30, sounds: shaker});
    c.text('Shaker', {x: 20, y: 133}, {bold: true});
    const chords = soundsOf(
      playPhrase(playSequencer, SEQUENCER_DEFAULTS, startSequencer(), accents),
    );
    chords.forEach(({from, to, name}) => {
      const [x, end] = [timeX(time, from), Math.min(timeX(time, to) - 3, time.x + time.w)];
      box(c, {x, y: 172, w: end - x, h: 30, label: name.replace('chord', 'Chord'), kind: 'sound'});
    });
    c.text('Chords', {x: 20, y: 187}, {bold: true});
  },
});
