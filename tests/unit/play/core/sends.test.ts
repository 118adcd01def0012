import {describe, expect, it} from 'vitest';
import {
  NO_OUTCOME,
  NO_VOICES,
  playSend,
  SEND_DEFAULTS,
  sendLevels,
  type SendSettings,
} from '../../../../src/play/core';
import {hit, startedNames} from './support';

const send = (rest: Partial<SendSettings>): SendSettings => ({...SEND_DEFAULTS, send: 1, ...rest});

describe('Pre and Post', () => {
  it('is Post at first (software-overview/audio-buses 14)', () => {
    expect(SEND_DEFAULTS.tap).toBe('Post');
  });

  // What the bus gets: software-overview/audio-buses 15, 16.
  it.each([
    ['hard left', {pan: 0}, {gain: 1, pan: 0.5}, {gain: 1, pan: 0}],
    ['hard right', {pan: 1}, {gain: 1, pan: 0.5}, {gain: 1, pan: 1}],
    ['muted', {mute: true}, {gain: 1, pan: 0.5}, {gain: 0, pan: 0.5}],
    ['turned down', {volume: 0.25}, {gain: 1, pan: 0.5}, {gain: 0.25, pan: 0.5}],
    ['silent', {volume: 0}, {gain: 1, pan: 0.5}, {gain: 0, pan: 0.5}],
    ['6 dB up', {volume: 1.995}, {gain: 1, pan: 0.5}, {gain: 1.995, pan: 0.5}],
    ['sent by half', {send: 0.5, volume: 0.5}, {gain: 0.5, pan: 0.5}, {gain: 0.25, pan: 0.5}],
    ['not sent', {send: 0, pan: 0}, {gain: 0, pan: 0.5}, {gain: 0, pan: 0}],
  ])('a module %s', (_name, rest, pre, post) => {
    expect(sendLevels(send({...rest, tap: 'Pre'})).bus).toEqual(pre);
    expect(sendLevels(send({...rest, tap: 'Post'})).bus).toEqual(post);
  });

  it('leave the dry sound alone', () => {
    for (const tap of ['Pre', 'Post'] as const) {
      expect(sendLevels(send({tap, pan: 0, volume: 0.5})).dry).toEqual({gain: 0.5, pan: 0});
      expect(sendLevels(send({tap, mute: true})).dry.gain).toBe(0);
    }
  });
});

describe('playing', () => {
  const play = (rest: Partial<SendSettings>) =>
    playSend(send(rest), NO_VOICES, hit('center', 0.5)).outcome;

  it('a muted module leaves its reverb under Pre, and nothing under Post', () => {
    expect(startedNames(play({mute: true, tap: 'Pre'}))).toEqual(['reverb']);
    expect(play({mute: true, tap: 'Post'}).says).toBe('Center, medium: nothing');
  });

  it('a panned module takes its reverb along under Post only', () => {
    expect(play({pan: 0, tap: 'Post'}).starts.map(({pan}) => pan)).toEqual([0, 0]);
    expect(play({pan: 0, tap: 'Pre'}).starts.map(({pan}) => pan)).toEqual([0, 0.5]);
  });

  it('follows the strength, without a send and without a hit', () => {
    expect(play({volume: 0.5}).starts.map(({gain}) => gain)).toEqual([0.25, 0.25]);
    expect(startedNames(play({send: 0}))).toEqual(['snare']);
    expect(playSend(SEND_DEFAULTS, NO_VOICES, hit('center', 0)).outcome).toEqual(NO_OUTCOME);
  });
});
