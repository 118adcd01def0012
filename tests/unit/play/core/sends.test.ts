import {describe, expect, it} from 'vitest';
import {SEND_DEFAULTS, sendLevels, type SendSettings} from '../../../../src/play/core';

const send = (rest: Partial<SendSettings>): SendSettings => ({...SEND_DEFAULTS, send: 1, ...rest});

describe('Pre and Post', () => {
  // What the bus gets: software-overview/audio-buses 15, 16.
  it.each([
    ['hard left', {pan: 0}, {gain: 1, pan: 0.5}, {gain: 1, pan: 0}],
    ['muted', {mute: true}, {gain: 1, pan: 0.5}, {gain: 0, pan: 0.5}],
    ['turned down', {volume: 0.25}, {gain: 1, pan: 0.5}, {gain: 0.25, pan: 0.5}],
    ['6 dB up', {volume: 1.995}, {gain: 1, pan: 0.5}, {gain: 1.995, pan: 0.5}],
    ['sent by half', {send: 0.5, volume: 0.5}, {gain: 0.5, pan: 0.5}, {gain: 0.25, pan: 0.5}],
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
