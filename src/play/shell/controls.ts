import {h, s} from '../dom';

let made = 0;

/** A name that no other group of choices on the page has. */
const newName = (): string => `sp-choice-${String((made += 1))}`;

/** A switch with its label. */
function toggle(label: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLElement {
  const box: HTMLInputElement = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: isOn,
    change: () => onChange(box.checked),
  });
  return h('label', {class: 'sp-play-toggle'}, box, h('span', {}, label));
}

/** One of several, and a way to choose from outside; null is none of them. */
export interface Choice<T extends string> {
  readonly element: HTMLElement;
  readonly set: (value: T | null) => void;
}

/** Radio buttons that look like one bar: values with their labels, or values that say it themselves. */
function choice<T extends string>(
  label: string,
  options: Readonly<Record<T, string>> | readonly T[],
  chosen: NoInfer<T>,
  onChange: (value: T) => void,
): Choice<T> {
  const name = newName();
  const labels = Array.isArray(options) ? options : Object.values<string>(options);
  const values = Array.isArray(options) ? options : Object.keys(options);
  const buttons = (values as T[]).map((value) =>
    h('input', {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
      change: () => onChange(value),
    }),
  );
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
    set(next) {
      for (const radio of buttons) radio.checked = radio.value === next;
    },
  };
}

/** A slider with its label, and a way to move it from outside. */
export interface Slider {
  readonly element: HTMLElement;
  readonly set: (value: number) => void;
}

interface SliderOptions {
  readonly label: string;
  /** Left out, 0 and 100. */
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

const percent = (value: number): string => `${String(value)}%`;

/** A range with label and value. */
function slider(options: SliderOptions): Slider {
  const {
    label,
    min = 0,
    max = 100,
    value,
    words = percent,
    onChange,
    ends,
    kind = 'plain',
  } = options;
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
  const sides = ends?.map((end) => h('span', {'aria-hidden': 'true'}, end));
  const parts = sides ? [sides[0] ?? '', range, sides[1] ?? ''] : [range, shown];
  return {
    element: h(
      'label',
      {class: `sp-play-slider sp-play-slider-${kind}`},
      h('span', {}, label),
      ...parts,
    ),
    set(next) {
      range.value = String(next);
      tell();
    },
  };
}

/** A button. */
function button(label: string, onPress: () => void, className = 'sp-button'): HTMLButtonElement {
  return h('button', {type: 'button', class: className, click: onPress}, label);
}

/** What settings are made of. */
export const controls = {toggle, choice, slider, button, h, s};

export type Controls = typeof controls;
