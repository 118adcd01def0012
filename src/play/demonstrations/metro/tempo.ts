import {clamp, TEMPO_RANGE, tempoOfTaps} from '../../core';
import type {Stage} from '../../shell';

/** Positions of the slider: each is 2.3% faster than the one before. */
const PLACES = 200;

const {min, max} = TEMPO_RANGE;
const tempoAt = (place: number): number => Math.round(min * (max / min) ** (place / PLACES));
const placeOf = (tempo: number): number =>
  Math.round((PLACES * Math.log(tempo / min)) / Math.log(max / min));

/** A tempo's row: slider, field and **Tap**; in beats per minute. */
export function tempoRow(
  {button, h, row, slider, whenHit}: Stage['controls'],
  first: number,
  onChange: (tempo: number) => void,
): HTMLElement {
  let current = first;
  let taps: readonly number[] = [];

  function setTempo(tempo: number): void {
    current = clamp(tempo, min, max);
    field.value = String(Math.round(10 * current) / 10);
    speed.set(placeOf(current));
    onChange(current);
  }

  const speed = slider({
    label: 'Tempo',
    min: 0,
    max: PLACES,
    value: placeOf(first),
    words: (place) => `${tempoAt(place).toLocaleString('en-US')} BPM`,
    kind: 'tempo',
    onChange: (place) => setTempo(tempoAt(place)),
  });
  const field: HTMLInputElement = h('input', {
    type: 'number',
    class: 'sp-metro-field',
    min,
    max,
    step: 'any',
    value: first,
    'aria-label': 'Tempo in BPM',
    change: () => setTempo(Number(field.value) || current),
  });

  function tap({timeStamp}: Event): void {
    taps = [...taps.slice(-7), timeStamp / 1000];
    const tempo = tempoOfTaps(taps);
    if (tempo !== null) setTempo(tempo);
  }

  const press = button('Tap', () => undefined, 'sp-button sp-metro-tap');
  whenHit(press, tap);
  return row(speed.element, field, press);
}
