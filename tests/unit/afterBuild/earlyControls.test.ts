import {describe, expect, it} from 'vitest';
import {enableColorModeButton} from '../../../src/plugins/early-controls/script';

describe('enableColorModeButton', () => {
  it('enables the color-mode button and no other', () => {
    expect(
      enableColorModeButton(
        '<button class="clean-btn toggleButton_a toggleButtonDisabled_b" disabled title="x"></button><button disabled></button>',
      ),
    ).toBe(
      '<button class="clean-btn toggleButton_a" title="x"></button><button disabled></button>',
    );
  });
});
