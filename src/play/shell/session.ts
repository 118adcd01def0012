import {lookAhead, player} from '../audio';
import {hitWords, PHRASE, type PlacedHit, type Zone} from '../core';
import {h} from '../dom';
import {createDrum, HARD, type Point} from '../drum';
import {createStrip} from '../strip';
import {controls} from './controls';
import type {Demonstration} from './demonstration';
import {keyList, listenForKeys} from './keyboard';
import {createPads, hasPads} from './pads';
import {createPanel, forceStrip} from './panel';
import {inTime} from './pattern';
import {createSpeaker} from './speaker';

/** How hard a stroke is at first; between soft and hard, so that both can be tried. */
const FORCE_START = 0.55;

/** Seconds before a pattern's first hit. */
const PATTERN_DELAY = 0.08;

/** A hit that is due sooner than this is shown at once; in seconds. */
const AT_ONCE = 0.005;

const PLAY_PATTERN = 'Play a pattern';
const STOP_PATTERN = 'Stop the pattern';
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
  const {title, tasks, ours, lanes, instruments, shape, drags = false} = demonstration;
  const isSmall = figure.dataset.demoSmall !== undefined;
  const zones = (isSmall && demonstration.fewZones) || demonstration.zones;
  const {pattern: phrase = PHRASE, repeats} = demonstration;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let force = FORCE_START;
  let stopPattern: (() => void) | undefined;

  const play = demonstration.start({isSmall, controls, linesMoved: () => showLines()});
  const showLines = (): void => strip.setLines(play.lines?.() ?? []);
  const speaker = createSpeaker(OPENING);
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
  const pattern = controls.button(PLAY_PATTERN, () => {
    if (stopPattern) endPattern();
    else void startPattern();
  });
  const pads = hasPads()
    ? createPads(zones, (zone, strength) => strike({zone, strength}), speaker.say)
    : undefined;
  const element = createPanel({
    title,
    tasks,
    ours,
    pattern,
    pads: pads ? [pads.element] : [],
    drum: drum.element,
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
    const {outcome, counts = true, plays = outcome, isClick = false, echo} = answer;
    player.play(plays, instruments, hit.time);
    const show = (): void => {
      if (!isClick) drum.show(hit, hit.strength, point);
      if (echo) drum.show(echo, echo.strength, echo.point);
      strip.add({hit, outcome, counts, peak: answer.peak, mark: answer.mark});
      answer.seen?.();
      if (!isClick) speaker.say(outcome.says || hitWords(hit));
    };
    const wait = hit.time - player.now();
    if (wait <= AT_ONCE) show();
    else later(show, wait);
  }

  function later(act: () => void, seconds: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, 1000 * seconds);
    timers.add(timer);
  }

  function strike({zone, place, strength = force, point}: Stroke): void {
    const now = (): void => {
      const hit = {zone, strength, time: player.now(), ...(place === undefined ? {} : {place})};
      sound(hit, point);
    };
    const isSilent = figure.dataset.demoState === 'silent';
    if (player.isAudible() || isSilent) now();
    // After a rest the device takes a moment; where it never came, nothing waits for it again.
    if (!player.isAudible()) void wake().then(() => isSilent || now());
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
    pattern.textContent = STOP_PATTERN;
    if (!player.isAudible()) await wake();
    if (!stopPattern || !element.isConnected) return;
    const reached = (play.pattern?.() ?? phrase).filter(({zone}) => zones.includes(zone));
    const hits = inTime(reached, player.now() + PATTERN_DELAY, repeats);
    stopPattern = lookAhead(hits, player.now, (hit) => sound(hit), endPattern);
  }

  function endPattern(): void {
    stopPattern?.();
    stopPattern = undefined;
    pattern.textContent = PLAY_PATTERN;
  }

  function forget(): void {
    strip.endAll(player.now());
    play.reset();
  }

  /** Ends all that sounds and is about to, and lets the device rest. */
  function hush(): void {
    endPattern();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    forget();
    player.rest();
  }

  const onHide = ({type}: Event): void => {
    if (type === 'pagehide' || document.hidden) hush();
  };
  const stopKeys = listenForKeys(element, zones, strikeZone);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onHide);
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
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    },
  };
}
