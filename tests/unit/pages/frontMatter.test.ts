import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../../../src/pages/frontMatter';

const PAGE = {
  title: 'Choke one sound with another',
  description: 'Stop a ringing sound with another hit, by Retrig or with a choke group.',
  kind: 'how-to',
  sidebar_position: 4,
  related: ['how-to/add-assignments.md', 'how-to/cross-control.md'],
  controls: ['software-overview/modules/controllers/drum-pads.md'],
};
const check = (data: object) => () => validateFrontMatter(data, 'docs/how-to/choke-sounds.md');

describe('validateFrontMatter', () => {
  it('accepts a full page', () => {
    expect(check(PAGE)).not.toThrow();
  });

  it.each([
    ['a wrong key', {...PAGE, titel: 'x'}, /"titel" is not allowed/],
    ['an unknown kind', {...PAGE, kind: 'howto'}, /"kind" must be one of/],
    ['a long title', {...PAGE, title: 'x'.repeat(61)}, /"title" length/],
    ['a short description', {...PAGE, description: 'Short.'}, /"description" length/],
    ['a related list of one', {...PAGE, related: PAGE.related.slice(1)}, /"related" must contain/],
    ['a path outside docs', {...PAGE, related: ['../a.md', 'b.md']}, /path from docs/],
    ['a how-to without controls', {...PAGE, controls: undefined}, /"controls" is required/],
  ])('refuses %s, with the file and where the rules stand', (_name, data, message) => {
    expect(check(data)).toThrow(message);
    expect(check(data)).toThrow(/^docs\/how-to\/choke-sounds\.md: [^]*STYLE\.md/);
  });
});
