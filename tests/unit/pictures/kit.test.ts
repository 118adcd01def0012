import {describe, expect, it} from 'vitest';
import {KINDS, PALETTE} from '../../../diagrams/kit/palette';
import {contrast} from '../../support/contrast';

describe('palette', () => {
  const fills = Object.entries(KINDS).map(([kind, {fill}]) => [kind, fill] as const);

  it.each([...fills, ['ground', PALETTE.ground] as const])(
    'has a contrast of 4.5:1 or more between ink and %s',
    (_name, fill) => {
      expect(contrast(fill, PALETTE.ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
