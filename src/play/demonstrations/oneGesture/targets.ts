import type {Controls} from '../../shell';
import './targets.lazy.css';

const HINT = 'Drag it, or press a control.';

/**
 * Makes a modulator that can be dragged onto controls; clicking one does the same, and takes it off again.
 *
 * @param beside stands beside it; left out, what to do with it
 */
export function createTargets<T extends string>(
  h: Controls['h'],
  source: string,
  labels: Readonly<Record<T, string>>,
  onChange: (target: T, isOn: boolean) => void,
  beside: Node = h('span', {class: 'sp-targets-hint', 'aria-hidden': 'true'}, HINT),
) {
  const on = new Set<T>();
  const names = Object.keys(labels) as T[];
  const parts = new Map(
    names.map((name) => {
      const words = h('span', {class: 'sp-target-words'});
      const meter = h('span', {class: 'sp-target-meter'});
      const button = h(
        'button',
        {
          type: 'button',
          class: `sp-target sp-target-${name}`,
          'aria-label': `${labels[name]} follows ${source}`,
          click: () => onChange(name, !on.has(name)),
        },
        h('span', {class: 'sp-target-name'}, labels[name]),
        words,
        meter,
        h('span', {class: 'sp-target-source'}),
      );
      return [name, {button, meter, words}] as const;
    }),
  );

  let from: {x: number; y: number} | undefined;
  const under = ({clientX, clientY}: PointerEvent): T | undefined =>
    names.find((name) => {
      const box = parts.get(name)?.button.getBoundingClientRect();
      return (
        box &&
        clientX >= box.left &&
        clientX <= box.right &&
        clientY >= box.top &&
        clientY <= box.bottom
      );
    });
  function mark(over: T | undefined): void {
    for (const [name, {button}] of parts) button.toggleAttribute('data-over', name === over);
  }
  function drop(): void {
    from = undefined;
    chip.style.removeProperty('translate');
    mark(undefined);
  }
  const chip = h(
    'span',
    {
      class: 'sp-modulator',
      'aria-hidden': 'true', // the buttons say it all
      pointerdown(event: PointerEvent) {
        if (event.button !== 0 || event.ctrlKey) return; // a menu opens, and takes the end of the press
        event.preventDefault();
        chip.setPointerCapture(event.pointerId);
        from = {x: event.clientX, y: event.clientY};
      },
      pointermove(event: PointerEvent) {
        if (!from) return;
        chip.style.translate = `${String(event.clientX - from.x)}px ${String(event.clientY - from.y)}px`;
        mark(under(event));
      },
      pointerup(event: PointerEvent) {
        const target = from && under(event);
        drop();
        if (target) onChange(target, true);
      },
      pointercancel: drop,
    },
    source,
  );

  return {
    element: h(
      'div',
      {class: 'sp-targets', role: 'group', 'aria-label': `Drop ${source} on`},
      chip,
      h('div', {}, beside),
      ...[...parts.values()].map(({button}) => button),
    ),
    /** Shows whether the modulator moves a control, how far along it is, 0 to 1, and its value. */
    set(target: T, isOn: boolean, along: number, said: string): void {
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
