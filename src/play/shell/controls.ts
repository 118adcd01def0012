import {button, h, s} from '../dom';
import {drag, whenHit} from '../drag';

let made = 0;

function toggle(label: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLElement {
  const box: HTMLInputElement = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: isOn,
    change: () => onChange(box.checked),
  });
  return h('label', {class: 'sp-play-toggle'}, box, h('span', {}, label));
}

/** Radio buttons that look like one bar: values with their labels, or values that say it themselves. */
function choice<T extends string>(
  label: string,
  options: Readonly<Record<T, string>> | readonly T[],
  chosen: NoInfer<T>,
  onChange: (value: T) => void,
) {
  const name = `sp-choice-${String((made += 1))}`;
  const isList = Array.isArray(options);
  const values = (isList ? options : Object.keys(options)) as T[];
  const labels = isList ? values : Object.values<string>(options);
  const buttons = values.map((value) => {
    const change = (): void => onChange(value);
    return h('input', {type: 'radio', name, value, checked: value === chosen, change});
  });
  return {
    element: h(
      'fieldset',
      {class: 'sp-play-choice'},
      h('legend', {}, label),
      h(
        'div',
        {class: 'sp-play-options'},
        ...buttons.map((radio, index) => h('label', {}, radio, h('span', {}, labels[index] ?? ''))),
      ),
    ),
    /** Chooses one from outside; undefined is none of them. */
    set(next?: T): void {
      for (const radio of buttons) radio.checked = radio.value === next;
    },
  };
}

export interface SliderOptions {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly value: number;
  /** What a value is called, for readers and screen readers; left out, "25%". */
  readonly words?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** Words at its two ends, in place of the value. */
  readonly ends?: readonly [low: string, high: string];
  /** Decides how it looks: `sp-play-slider-<kind>`. */
  readonly kind?: string;
}

function slider({label, value, onChange, ends, kind = 'plain', ...options}: SliderOptions) {
  const {min = 0, max = 100, words = (at) => `${String(at)}%`} = options;
  const shown = h('output', {'aria-hidden': 'true'}); // the slider says it, once
  const range: HTMLInputElement = h('input', {
    type: 'range',
    min,
    max,
    'aria-label': label,
    input: () => {
      tell();
      onChange(Number(range.value));
    },
  });
  function tell(): void {
    const text = words(Number(range.value));
    range.setAttribute('aria-valuetext', text);
    shown.value = text;
  }
  range.value = String(value);
  tell();
  const end = (word: string): HTMLElement => h('span', {'aria-hidden': 'true'}, word);
  const parts = ends ? [end(ends[0]), range, end(ends[1])] : [range, shown];
  const look = {class: `sp-play-slider sp-play-slider-${kind}`};
  return {
    element: h('label', look, h('span', {}, label), ...parts),
    set(next: number): void {
      range.value = String(next);
      tell();
    },
  };
}

const row = (...parts: Node[]): HTMLElement => h('div', {class: 'sp-play-row'}, ...parts);

/** The product's mapping matrix: rows of squares, by the name of their sound, below the heads of the columns. */
function matrix(heads: readonly Node[], rows: Map<string, readonly Node[]>, look = '') {
  return h(
    'table',
    {class: `sp-play-matrix ${look}`, 'aria-label': 'Mapping matrix'},
    h('tr', {}, h('td'), ...heads),
    ...[...rows].map(([name, squares]) => {
      const cells = squares.map((square) => h('td', {}, square));
      return h('tr', {}, h('th', {scope: 'row'}, name), ...cells);
    }),
  );
}

export const controls = {toggle, choice, slider, button, matrix, row, drag, whenHit, h, s};

export type Controls = typeof controls;
