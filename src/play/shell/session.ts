import {player} from '../audio';
import {hitWords, wholePercent, type Hit, type PlacedHit, type Zone} from '../core';
import {hasMidi} from '../dom';
import {createDrum, type Point, type Stroke} from '../drum';
import {createStrip, lanesOf} from '../strip';
import {controls} from './controls';
import type {Answer, ClockStep, Demonstration} from './demonstration';
import {createHearing} from './hearing';
import {KEY_FORCE, keyList, listenForKeys} from './keyboard';
import {createPads} from './pads';
import {createPanel, forceScale} from './panel';
import {renderPattern, runPattern, type PatternHit} from './pattern';
import {createSpeaker} from './speaker';
import {createTimers} from './timers';

const PATTERN_WORDS = ['Play a pattern', 'Stop the pattern'] as const;
const OPENING = 'Hit the drum';
/** A hit waits for the device for so many seconds: later, after a call, nobody remembers it. */
const WAITS = 3;

/** Puts a demonstration together from the shared parts, for a figure that carries `data-demo-state`. */
export function createSession(
  figure: HTMLElement,
  demonstration: Demonstration,
  onClose: () => void,
) {
  const {sounds, shape, drags = false} = demonstration;
  const {demoSmall, demoVariant: variant = ''} = figure.dataset;
  const isSmall = demoSmall !== undefined;
  const zones = (isSmall && demonstration.fewZones) || demonstration.zones;
  const timers = createTimers(player.now);
  let force = KEY_FORCE;
  let stopPattern: (() => void) | undefined;
  /** A pattern's hits that may not be due yet, each with the way back to before it. */
  let ahead: {readonly hit: PatternHit; readonly undo: () => void}[] = [];

  const play = demonstration.start({
    isSmall,
    variant,
    controls,
    linesMoved: () => showSettings(),
    fallSilent: () => strip.endAll(player.now()),
    say: (words) => speaker.say(words),
    render: (seconds, make) => renderPattern(demonstration, seconds, make),
  });
  const [playWords, stopWords] = play.clock?.words ?? PATTERN_WORDS;
  const showSettings = (): void => strip.set(play.lines?.() ?? [], play.idle?.() ?? []);
  const opening = isSmall ? OPENING : `${OPENING}: the higher in a zone, the harder`;
  const speaker = createSpeaker(`${play.clock ? playWords : opening}.`);
  const hearing = createHearing(figure, demonstration.level, play.rack, playAgain);
  const strip = createStrip({
    lanes: lanesOf(sounds),
    second: demonstration.second,
    peaks: demonstration.peaks ?? (play.clock ? 'steps' : 'hits'),
    now: player.now,
    onDrag: play.drag,
  });
  const scale = forceScale();
  const drum = createDrum({zones, shape, drags, onAim: scale.set, onStroke: strike});
  const strikeZone = (zone: Zone, strength = force): void => strike({zone, strength});
  const pattern = controls.button(playWords, () => (stopPattern ? endPattern() : startPattern()));
  const pads = hasMidi() ? createPads(zones, strikeZone, speaker.say) : undefined;
  const {element, showVolume} = createPanel({
    words: {...demonstration, ...demonstration.variants?.[variant]},
    isSmall,
    pattern,
    pads: pads ? [pads.element] : [],
    drum: [drum.element, ...(play.around ? [play.around] : [])],
    force: scale.element,
    keys: keyList(zones, strikeZone, (value) => void (force = value)),
    told: [speaker.element, hearing.element],
    strip: strip.element,
    settings: play.settings,
    onClose,
  });

  /** Plays a hit that is due now or soon; then it ends others, and is shown and told. @returns plays it once more */
  function sound(hit: PlacedHit, point?: Point, tell = speaker.say): () => void {
    const answer = play.hit(hit);
    const {outcome, plays = outcome.starts, isClick = false, echo, slides = []} = answer;
    player.play(plays, sounds, hit.time);
    timers.at(hit.time, () => {
      player.end(outcome.ends, hit.time);
      player.slide(slides, hit.time);
      if (!isClick) drum.show(hit, hit.strength, point);
      if (!isClick) scale.set(hit.strength);
      if (echo) drum.show(echo, echo.strength, echo.point);
      record(hit, answer);
      if (pads?.isLearning()) return;
      if (!isClick) tell(outcome.says || hitWords(hit));
    });
    return () => player.play(plays, sounds, player.now());
  }

  function soundAhead(hit: PatternHit): void {
    const {keep = () => () => undefined} = play;
    ahead = [...ahead.filter(({hit: {time}}) => time > player.now()), {hit, undo: keep()}];
    // What goes around and around is shown, and read aloud the first time.
    sound(hit, undefined, hit.turn > 0 ? speaker.show : speaker.say);
  }

  /** Takes back what isn't due yet, as if nobody had asked for it. @returns a pattern's hits among it */
  function takeBack(now = player.now()): PatternHit[] {
    timers.clear(now);
    player.takeBack(now);
    const back = ahead.filter(({hit}) => hit.time > now);
    ahead = [];
    back[0]?.undo();
    return back.map(({hit}) => hit);
  }

  function record(hit: Hit, answer: Answer): void {
    strip.add(hit, answer);
    answer.seen?.();
    hearing.shown();
  }

  const showStep = (step: ClockStep): void =>
    timers.at(step.time, () => {
      record({zone: 'center', ...step}, step);
      speaker.show(step.outcome.says);
    });

  function strike({zone, place, strength, point}: Stroke): void {
    const placed = place === undefined ? {} : {place};
    const time = player.now();
    hearing.wait(); // if sound is back, for this one alone
    // A rule gets hits in the order in which they sound.
    const later = ahead.length > 0 ? takeBack(time) : [];
    // In whole percent, as it is told: a threshold of 25% lets no hit of "25%" pass, and keeps another out.
    const again = sound({zone, strength: wholePercent(strength), time, ...placed}, point);
    later.forEach(soundAhead);
    if (player.isAudible()) return;
    hearing.wait(() => {
      if (player.now() < time + WAITS) again();
    });
    hearing.wake();
  }

  function startPattern(): void {
    pattern.textContent = stopWords;
    stopPattern = runPattern(demonstration, play, zones, {
      sound: soundAhead,
      showStep,
      onEnd: endPattern,
    });
    if (!player.isAudible()) hearing.wake();
  }

  function endPattern(): void {
    takeBack(); // first: it may still show what is due
    stopPattern?.();
    stopPattern = undefined;
    pattern.textContent = playWords;
  }

  /** Ends all that is about to sound. */
  function forget(): void {
    endPattern();
    strip.endAll(player.now());
    play.reset();
  }

  /** A pattern begins anew once there is sound: its begin was not heard. */
  function playAgain(): void {
    if (!stopPattern) return;
    forget();
    startPattern();
  }

  function hush(): void {
    forget();
    hearing.rest();
  }

  // The page is left, or its tab; or Back has taken it out of the browser's cache.
  const onTurn = (): void => (document.hidden ? hush() : showVolume());
  document.addEventListener('visibilitychange', onTurn);
  const stopKeys = listenForKeys(element, zones, strikeZone, onClose);
  showSettings();

  return {
    element,
    /** To be called when the element stands in the page. */
    start: () => (document.hidden ? hush() : hearing.wake()), // hidden while its code came
    stop() {
      hush();
      pads?.stop();
      speaker.stop();
      strip.stop();
      stopKeys();
      document.removeEventListener('visibilitychange', onTurn);
    },
  };
}
