import {clamp, TEMPO_RANGE, tempoOfTaps} from '../../core';
import type {Stage} from '../../shell';

/** Positions of the slider: each is 3.9% faster than the one before, so none is rounded to the same tempo. */
const PLACES = 120;

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
    current = Math.round(10 * clamp(tempo, min, max)) / 10;
    field.value = String(current);
    speed.set(placeOf(current));
    onChange(current);
  }

  const speed = slider({
    label: 'Tempo',
    min: 0,
    max: PLACES,
    value: placeOf(first),
    words: (place) => {
      const tempo = place === placeOf(current) ? current : tempoAt(place);
      return `${tempo.toLocaleString('en-US')} BPM`;
    },
    kind: 'tempo',
    onChange: (place) => setTempo(tempoAt(place)),
  });
  const field: HTMLInputElement = h('input', {
    type: 'number',
    class: 'sp-field sp-metro-field',
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
