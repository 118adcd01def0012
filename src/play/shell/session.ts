import {player} from '../audio';
import {hitWords, type Hit, type PlacedHit, type Zone} from '../core';
import {h} from '../dom';
import {createDrum, HARD, type Point} from '../drum';
import {createStrip} from '../strip';
import {controls} from './controls';
import type {Answer, ClockStep, Demonstration} from './demonstration';
import {keyList, listenForKeys} from './keyboard';
import {createPads, hasPads} from './pads';
import {createPanel, forceStrip} from './panel';
import {runPattern} from './pattern';
import {createSpeaker} from './speaker';
import {createTimers} from './timers';
import {whenHidden} from './whenHidden';

/** How hard a stroke is at first; between soft and hard, so that both can be tried. */
const FORCE_START = 0.55;

const PATTERN_WORDS = ['Play a pattern', 'Stop the pattern'] as const;
const OPENING = 'Hit the drum.';
const SILENT = 'No sound can start here. You can still play, and see what you would hear.';

/** A demonstration on the page. */
export interface Session {
  readonly element: HTMLElement;
  /** To be called when the element stands in the page. */
  readonly start: () => void;
  readonly stop: () => void;
}

interface Stroke {
  readonly zone: Zone;
  readonly place?: number | undefined;
  readonly strength?: number;
  readonly point?: Point;
}

/**
 * Puts a demonstration together from the shared parts.
 *
 * @param figure that it will stand in; carries `data-demo-state`
 * @param onClose the reader wants the picture back
 */
export function createSession(
  figure: HTMLElement,
  demonstration: Demonstration,
  onClose: () => void,
): Session {
  const {lanes, instruments, shape, drags = false, repeats} = demonstration;
  const {demoSmall, demoVariant: variant = ''} = figure.dataset;
  const isSmall = demoSmall !== undefined;
  const zones = (isSmall && demonstration.fewZones) || demonstration.zones;
  const timers = createTimers(player.now);
  let force = FORCE_START;
  let stopPattern: (() => void) | undefined;
  /** The last hit while the device wakes; those before it would all sound at once. */
  let waiting: (() => void) | undefined;

  const play = demonstration.start({
    isSmall,
    variant,
    controls,
    linesMoved: () => showLines(),
    say: (words) => speaker.say(words),
  });
  const [playWords, stopWords] = play.clock?.words ?? PATTERN_WORDS;
  const showLines = (): void => strip.setLines(play.lines?.() ?? []);
  const speaker = createSpeaker(play.clock ? `${playWords}.` : OPENING);
  const silent = h('p', {class: 'sp-play-silent', role: 'status'});
  const strip = createStrip({lanes, now: player.now, onDrag: play.drag});
  const drum = createDrum({
    zones,
    shape,
    drags,
    onStroke: ({isHard, force: felt, ...stroke}) =>
      strike({...stroke, strength: isHard ? HARD : (felt ?? force)}),
  });
  const strikeZone = (zone: Zone, isHard: boolean): void =>
    strike({zone, strength: isHard ? HARD : force});
  const pattern = controls.button(playWords, () => {
    if (stopPattern) endPattern();
    else void startPattern();
  });
  const onPad = (zone: Zone, strength: number): void => strike({zone, strength});
  const pads = hasPads() ? createPads(zones, onPad, speaker.say) : undefined;
  const element = createPanel({
    words: play.words ?? demonstration,
    lead: demonstration.leads?.[variant],
    isSmall,
    pattern,
    pads: pads ? [pads.element] : [],
    drum: [drum.element, ...(play.around ? [play.around] : [])],
    force: forceStrip(force, (value) => void (force = value)),
    keys: keyList(zones, strikeZone),
    told: [speaker.element, silent],
    strip: strip.element,
    settings: play.settings,
    onClose,
  });

  /** Plays a hit now, or one that is due soon: then it is shown when its time has come. */
  function sound(hit: PlacedHit, point?: Point): void {
    const answer = play.hit(hit);
    const {outcome, plays = outcome, isClick = false, echo, slides = []} = answer;
    player.play(plays, instruments, hit.time);
    player.slide(slides, hit.time);
    timers.at(hit.time, () => {
      if (!isClick) drum.show(hit, hit.strength, point);
      if (echo) drum.show(echo, echo.strength, echo.point);
      record(hit, answer);
      if (pads?.isLearning()) return;
      const words = outcome.says || hitWords(hit);
      // What goes around and around is shown, and not read aloud each second.
      if (repeats && stopPattern) speaker.show(words);
      else if (!isClick) speaker.say(words);
    });
  }

  function record(hit: Hit, {counts = true, seen, ...shown}: Answer): void {
    strip.add({hit, counts, ...shown});
    seen?.();
  }

  const showStep = (step: ClockStep): void =>
    timers.at(step.time, () => {
      record({zone: 'center', ...step}, step);
      speaker.show(step.outcome.says);
    });

  function strike({zone, place, strength = force, point}: Stroke): void {
    const placed = place === undefined ? {} : {place};
    const now = (): void => sound({zone, strength, time: player.now(), ...placed}, point);
    const isSilent = figure.dataset.demoState === 'silent';
    if (player.isAudible() || isSilent) now();
    if (player.isAudible()) return;
    // After a rest the device takes a moment; where it never came, nothing waits for it again.
    waiting = isSilent ? undefined : now;
    void wake().then(() => {
      waiting?.();
      waiting = undefined;
    });
  }

  async function wake(): Promise<void> {
    const wasAudible = player.isAudible();
    const isAudible = await player.wake(play.rack);
    if (!element.isConnected) return;
    if (isAudible && !wasAudible) forget(); // another clock counts from now on
    figure.dataset.demoState = isAudible ? 'ready' : 'silent';
    silent.textContent = isAudible ? '' : SILENT;
  }

  async function startPattern(): Promise<void> {
    stopPattern = () => undefined;
    pattern.textContent = stopWords;
    if (!player.isAudible()) await wake();
    if (!stopPattern || !element.isConnected) return;
    stopPattern = runPattern(demonstration, play, zones, {sound, showStep, onEnd: endPattern});
  }

  function endPattern(): void {
    stopPattern?.();
    if (play.clock) timers.clear();
    stopPattern = undefined;
    pattern.textContent = playWords;
  }

  function forget(): void {
    strip.endAll(player.now());
    play.reset();
  }

  /** Ends all that sounds and is about to, and lets the device rest. */
  function hush(): void {
    waiting = undefined;
    endPattern();
    timers.clear();
    forget();
    player.rest();
  }

  const stopWatching = whenHidden(hush);
  const stopKeys = listenForKeys(element, zones, strikeZone);
  showLines();

  return {
    element,
    start: () => void wake(),
    stop() {
      hush();
      pads?.stop();
      speaker.stop();
      strip.stop();
      stopKeys();
      stopWatching();
    },
  };
}
