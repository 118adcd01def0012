import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {player} from '../../../../src/play/audio';
import {createHearing} from '../../../../src/play/shell/hearing';
import {createSpeaker} from '../../../../src/play/shell/speaker';
import {createSpoken} from '../../../../src/play/spoken';

const nothing = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  const createElement = () => ({textContent: '', append: nothing, setAttribute: nothing});
  vi.stubGlobal('document', {createElement});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that no sound starts in a region that is there before, which screen readers would miss', () => {
  vi.spyOn(player, 'hasFailed').mockReturnValue(true);
  const audible = vi.spyOn(player, 'isAudible').mockReturnValue(false);
  vi.spyOn(player, 'wake').mockImplementation((onChange) => onChange());
  const figure = {dataset: {} as DOMStringMap} as HTMLElement;
  const {element, wake, shown} = createHearing(figure, 0, undefined, nothing);
  wake();
  expect([figure.dataset.demoState, element.textContent]).toEqual(['silent', '']);
  for (let hits = 0; hits < 3; hits += 1) shown();
  vi.advanceTimersByTime(1200);
  expect(element.textContent).toMatch(/^No sound can start here/);
  audible.mockReturnValue(true);
  shown();
  expect([figure.dataset.demoState, element.textContent]).toEqual(['ready', '']);
});

it('says one line a second, the latest, and the first once its region is there', () => {
  const {element, say} = createSpoken();
  say('Asking');
  expect(element.textContent).toBe('');
  vi.advanceTimersByTime(100);
  expect(element.textContent).toBe('Asking');
  for (const words of ['Rim', 'Edge']) say(words);
  vi.advanceTimersByTime(999);
  expect(element.textContent).toBe('Asking');
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe('Edge');
});

it('shows of what goes on all the time the latest, not more often than it can be read', () => {
  const made: {textContent: string}[] = [];
  const createElement = () => {
    const element = {textContent: '', append: nothing, setAttribute: nothing};
    made.push(element);
    return element;
  };
  vi.stubGlobal('document', {createElement});
  const {show, say, stop} = createSpeaker('Hit the drum.');
  const [words] = made;
  const seen = [1, 2, 3, 4, 5, 6, 7, 8].map((hit) => {
    show(String(hit));
    vi.advanceTimersByTime(50);
    return words?.textContent;
  });
  expect(new Set(seen).size).toBeLessThan(5);
  vi.advanceTimersByTime(200);
  expect(words?.textContent).toBe('8');
  show('9');
  say('A stroke');
  vi.advanceTimersByTime(200);
  expect(words?.textContent).toBe('A stroke');
  show('10');
  stop();
  vi.advanceTimersByTime(200);
  expect(words?.textContent).toBe('A stroke');
});
