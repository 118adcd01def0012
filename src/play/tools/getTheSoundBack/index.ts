import {button, h} from '../../dom';
import type {OpenTool} from '../tool';
import {readHash, stampOf, writeHash} from './address';
import {askedAt, summaryBox} from './asked';
import {readFaults, type FaultPage} from './readFaults';
import {summaryOf} from './summary';
import {signOf, walk, type Place} from './walk';
import './getTheSoundBack.lazy.css';

/** In the state of a history entry: the one before it is the question before. */
const ANSWERED = 'spAnswered';

const CHANGED = 'The page has changed since you answered, so the questions start again.';

/** Where answers lead, by addresses: a browser may translate the words. */
const questionsOf = ({groups}: FaultPage): string =>
  groups
    .map(({faults}) =>
      faults.map(({id, links, leads}) => [id, ...links, '', ...leads].join()).join(';'),
    )
    .join('\n');

/** Asks what the page's own cards and headings say, and keeps the place in the address. */
export const open: OpenTool = (close) => {
  const text = document.querySelector('.theme-doc-markdown') ?? document.body;
  const page = readFaults(text);
  const stamp = stampOf(questionsOf(page));
  const name = `${text.querySelector('h1')?.textContent ?? ''}: ${location.href.replace(/#.*/, '')}`;
  let answers = '';
  let place: Place;

  const asked = h('div', {click: onLink});
  const answersRow = h('p', {class: 'sp-sound-choices'});
  const back = button('Back', goBack);
  const anew = button('Start over', () => push('', false));
  const element = h(
    'section',
    {class: 'sp-tool sp-sound', 'aria-label': 'Get the sound back'},
    asked,
    answersRow,
    h('p', {class: 'sp-sound-ways'}, back, anew, button('Close', leave)),
  );

  function show(note?: string): void {
    const walked = walk(page, answers);
    ({place} = walked);
    const {where, content, question, choices} = askedAt(page, place);
    asked.replaceChildren(
      h('p', {class: 'sp-sound-where', tabindex: -1}, where),
      ...(note ? [h('p', {}, note)] : []),
      ...content,
      ...(question ? [h('p', {class: 'sp-sound-question'}, question)] : []),
      ...(choices.length > 0 ? [] : [summaryBox(summaryOf(name, walked.answered, place))]),
    );
    answersRow.replaceChildren(
      ...choices.map(([label, to]) => button(label, () => push(answers + to), 'sp-sound-choice')),
    );
    back.hidden = anew.hidden = answers === '';
    element.scrollIntoView({block: 'nearest'});
    focus(); // in view too where all of it isn't
  }

  function focus(): void {
    asked.querySelector<HTMLElement>('.sp-sound-where')?.focus();
  }

  function push(next: string, isAnswer = true): void {
    answers = next;
    const state = {...(history.state as object | null), [ANSWERED]: isAnswer};
    history.pushState(state, '', writeHash({answers, stamp}));
    show();
  }

  function replace(hash: string): void {
    history.replaceState(history.state, '', hash || location.pathname + location.search);
  }

  function goBack(): void {
    if ((history.state as Record<string, unknown> | null)?.[ANSWERED]) {
      history.back(); // onPop shows it
      return;
    }
    answers = answers.slice(0, -1);
    replace(writeHash({answers, stamp}));
    show();
  }

  function leave(): void {
    replace('');
    close();
  }

  function onLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (place.kind !== 'fault' && place.kind !== 'check') return;
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const answer = signOf(place.fault.links.indexOf(id));
    if (answer === undefined) return;
    event.preventDefault();
    push(answers + answer);
  }

  /** Shows what the address keeps; an address of an older page starts anew. */
  function showKept(): boolean {
    const kept = readHash(location.hash);
    if (!kept) return false;
    const isOld = kept.stamp !== stamp;
    answers = isOld ? '' : kept.answers;
    if (isOld) replace(writeHash({answers, stamp}));
    show(isOld ? CHANGED : undefined);
    return true;
  }

  function onPop(): void {
    if (!showKept()) close();
  }

  window.addEventListener('popstate', onPop);
  if (!showKept()) push('', false);
  return {element, focus, stop: () => window.removeEventListener('popstate', onPop)};
};
