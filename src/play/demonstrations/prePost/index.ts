import {glide, reverb, stereo} from '../../audio/effects';
import {letGo} from '../../audio/rack';
import {
  NO_VOICES,
  playing,
  placeWords,
  playSend,
  ROOM_SECONDS,
  SEND_DEFAULTS,
  sendLevels,
  SHORT,
  type SendSettings,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import {createSpot, type Level} from './spot';
import './prePost.lazy.css';

/** How loud the room is beside a sound that is sent in full. Ours. */
const ROOM_LEVEL = 1.5;

/** Why the reverb stays or goes. facts: audio-buses 15, 16 */
function reasonOf({tap, mute}: SendSettings): string {
  const when = tap === 'Pre' ? 'before' : 'after';
  return `${tap} is ${when} ${mute ? 'the mute' : 'volume, mute and pan'}`;
}

function start({controls: {choice, h, row, slider, toggle}, say}: Stage): Play {
  let settings = SEND_DEFAULTS;
  const rule = playing(playSend, NO_VOICES, () => settings);
  let count = 0;
  const spots = {dry: createSpot(h, 'Snare'), bus: createSpot(h, 'Reverb')};
  /** Where the levels go: what shows them and, once there is sound, what makes them heard. */
  let ways: readonly Readonly<Record<'dry' | 'bus', {set: (level: Level) => void}>>[] = [spots];

  function change(next: Partial<SendSettings>): void {
    settings = {...settings, ...next};
    const levels = sendLevels(settings);
    for (const {dry, bus} of ways) {
      dry.set(levels.dry);
      bus.set(levels.bus);
    }
  }

  function tellChange(next: Partial<SendSettings>): void {
    change(next);
    say(reasonOf(settings));
  }

  change({});

  return {
    settings: [
      row(
        choice('Send', ['Pre', 'Post'], settings.tap, (tap) => tellChange({tap})).element,
        toggle('Mute the snare', settings.mute, (mute) => tellChange({mute})),
      ),
      slider({
        label: 'Pan',
        value: 100 * settings.pan,
        words: placeWords,
        ends: ['L', 'R'],
        onChange: (moved) => change({pan: moved / 100}),
      }).element,
      slider({
        label: 'Snare’s volume',
        value: 100 * settings.volume,
        onChange: (moved) => change({volume: moved / 100}),
      }).element,
      h('div', {class: 'sp-prepost-stage'}, spots.dry.element, spots.bus.element),
    ],
    ...rule,
    hit(hit) {
      const {outcome} = rule.hit(hit);
      const says = settings.mute ? `${outcome.says}; ${reasonOf(settings)}` : outcome.says;
      // The sound itself is played once, at its own strength: the rack turns it down and sends it on.
      count += 1;
      const id = `snare.${String(count)}`;
      const sound = {id, module: hit.zone, name: 'snare', gain: hit.strength, length: SHORT};
      return {outcome: {...outcome, says}, plays: [sound]};
    },
    rack(context, out) {
      const input = context.createGain(); // of one side: a panner places what has no place yet
      const room = reverb(context, ROOM_SECONDS);
      const {dry, bus} = sendLevels(settings);
      const way = ({gain, pan}: Level, to: AudioNode) => {
        const volume = new GainNode(context, {gain});
        const panner = new StereoPannerNode(context, {pan: 2 * pan - 1});
        input.connect(volume).connect(panner).connect(to);
        return {
          nodes: [volume, panner],
          set(next: Level) {
            glide(volume.gain, next.gain);
            glide(panner.pan, 2 * next.pan - 1);
          },
        };
      };
      const heard = {dry: way(dry, out), bus: way(bus, room.input)};
      const level = stereo(context, ROOM_LEVEL);
      room.output.connect(level).connect(out);
      ways = [spots, heard];
      const nodes = [input, level, ...heard.dry.nodes, ...heard.bus.nodes, ...room.nodes];
      return {input, end: () => letGo(nodes)};
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Pre and Post',
  tasks: 'Play the pattern, and mute the snare: its reverb goes too. Choose Pre: it stays.',
  ours: 'Made up here: sounds, reverb, percentages and how much is sent.',
  level: 15,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    dry: {row: 'snare'},
    bus: {row: 'reverb on the bus'},
    center: {plays: 'darkSnare'},
    edge: {plays: 'brightSnare'},
    rim: {plays: 'rimClick'},
  },
  start,
};
