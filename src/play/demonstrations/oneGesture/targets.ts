import type {Parameter} from '../../core';
import type {Controls} from '../../shell';
import {NAMES, PARAMETERS} from './ranges';
import './targets.lazy.css';

const HINT = 'Drag it, or press a control.';

/**
 * Makes a modulator that can be dragged onto controls; clicking one does the same, and takes it off again.
 *
 * @param beside stands beside it; left out, what to do with it
 */
export function createTargets(
  {drag, h}: Pick<Controls, 'drag' | 'h'>,
  onChange: (target: Parameter, isOn: boolean) => void,
  beside: Node = h('span', {class: 'sp-targets-hint', 'aria-hidden': 'true'}, HINT),
) {
  const on = new Set<Parameter>();
  const parts = new Map(
    PARAMETERS.map((name) => {
      const words = h('span', {class: 'sp-target-words'});
      const meter = h('span', {class: 'sp-target-meter'});
      const button = h(
        'button',
        {
          type: 'button',
          class: `sp-target sp-target-${name}`,
          click: () => onChange(name, !on.has(name)),
        },
        h('span', {class: 'sp-target-name'}, NAMES[name]),
        words,
        meter,
        h('span', {class: 'sp-target-source'}),
      );
      return [name, {button, meter, words}] as const;
    }),
  );

  let from = {x: 0, y: 0};
  function under({clientX, clientY}: PointerEvent): Parameter | undefined {
    const there = new Set(document.elementsFromPoint(clientX, clientY));
    return [...parts].find(([, {button}]) => there.has(button))?.[0];
  }
  function mark(over?: Parameter): void {
    for (const [name, {button}] of parts) button.toggleAttribute('data-over', name === over);
  }
  // Hidden from screen readers: the buttons say it all.
  const chip = h('span', {class: 'sp-modulator', 'aria-hidden': 'true'}, 'Velocity');
  function grab({clientX, clientY}: PointerEvent): boolean {
    from = {x: clientX, y: clientY};
    return true;
  }
  function move(event: PointerEvent): void {
    chip.style.translate = `${String(event.clientX - from.x)}px ${String(event.clientY - from.y)}px`;
    mark(under(event));
  }
  drag(chip, grab, move, (event) => {
    const target = event.type === 'pointerup' ? under(event) : undefined;
    chip.style.removeProperty('translate');
    mark();
    if (target) onChange(target, true);
  });

  return {
    element: h(
      'div',
      {class: 'sp-targets', role: 'group', 'aria-label': 'Drop Velocity on'},
      chip,
      h('div', {}, beside),
      ...[...parts.values()].map(({button}) => button),
    ),
    /** Shows whether the modulator moves a control, how far along it is, 0 to 1, and its value. */
    set(target: Parameter, isOn: boolean, along: number, said: string): void {
      const part = parts.get(target);
      if (!part) return;
      if (isOn) on.add(target);
      else on.delete(target);
      part.button.setAttribute('aria-pressed', String(isOn));
      part.meter.style.setProperty('--along', String(along));
      part.words.textContent = said;
    },
  };
}
