import {
  type Hit,
  NO_VOICES,
  PHRASE,
  playSequencer,
  playZone,
  SEQUENCER_DEFAULTS,
  SHORT,
  startSequencer,
} from '../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  stepsLane,
  zoneLegend,
} from '../../kit';

/** The same rhythm, all on one zone. */
const ON_RIM: readonly Hit[] = PHRASE.map((hit) => ({...hit, zone: 'rim'}));

const SAMPLES = ['1', '2', '3', '4', '5'];

/** One sample on each of three zones. */
const BY_ZONE = {center: '1', edge: '2', 'rim-shoulder': '3'} as const;

export default defineDiagram({
  title: 'Five samples in a Sequencer on one zone, or a sample on each of three zones',
  wide: true,
  height: 288,
  draw(c) {
    const time = phraseTime(112, 432);
    const inTurn = playPhrase(
      playSequencer,
      {
        ...SEQUENCER_DEFAULTS,
        modules: SAMPLES.map((id) => ({id, name: id, length: SHORT})),
        steps: SAMPLES.map((id) => [id]),
        zones: ['rim'],
        next: [],
      },
      startSequencer(),
      ON_RIM,
    );
    c.text('In turn: five samples in a Sequencer on one zone', {x: 20, y: 21}, {bold: true});
    hitGuides(c, time, 86, 108, ON_RIM);
    hitsLane(c, {time, y: 40, h: 46, hits: ON_RIM});
    c.text('You hit', {x: 20, y: 64}, {color: PALETTE.muted});
    stepsLane(c, {
      time,
      y: 104,
      h: 24,
      hits: ON_RIM,
      values: inTurn.map(({result}) => result.outcome.starts[0]?.name ?? ''),
    });
    c.text('Sample', {x: 20, y: 116}, {color: PALETTE.muted});

    const byZone = playPhrase(playZone, {level: 1}, NO_VOICES);
    c.text('Side by side: a sample on each zone', {x: 20, y: 165}, {bold: true});
    hitGuides(c, time, 230, 252);
    hitsLane(c, {time, y: 184, h: 46});
    c.text('You hit', {x: 20, y: 208}, {color: PALETTE.muted});
    stepsLane(c, {
      time,
      y: 248,
      h: 24,
      values: byZone.map(({result}) => BY_ZONE[result.zone as keyof typeof BY_ZONE]),
    });
    c.text('Sample', {x: 20, y: 260}, {color: PALETTE.muted});
    zoneLegend(c, {x: 292, y: 165});
  },
});
