import {describe, expect, it} from 'vitest';
import {readGaps} from '../../../src/search/waysIn/gaps';
import {waysIn} from '../../../src/search/waysIn/waysIn';

const GAPS = readGaps(`# Open

## Sensor

\`docs/hardware-overview/drum-sensor.md\`

| Question | Section |
| --- | --- |
| Is the **warranty** for one year? | Parts |
| How heavy is it? | Specifications |
`);

const says = (query: string): string[] =>
  waysIn(query, GAPS).map(({says: text, pages}) => `${text} ${Object.keys(pages)[0]}`);

describe('ways in where nothing is found', () => {
  it.each(['warranty', 'warranties?', 'warranty refund'])('says that nobody knows: %s', (query) => {
    expect(says(query)).toEqual([
      expect.stringMatching(/“Is the warranty for one year\?” hardware-overview\/drum-sensor\/$/),
    ]);
  });

  it.each(['alesis', 'Roland TD-17', 'td17', 'sp404'])('leads to MIDI for pads: %s', (query) => {
    expect(says(query)).toEqual([expect.stringMatching(/^Pads.* how-to\/midi-in\/$/)]);
  });

  it('leads to routing for programs', () => {
    expect(says('qlab')).toEqual([
      expect.stringMatching(/^Other programs.* how-to\/setup-midi-routing\/$/),
    ]);
  });

  it.each(['zzzqqqxxx', '', 'how is it', 'xr18', '1st'])(
    'is silent where nothing fits: "%s"',
    (query) => {
      expect(says(query)).toEqual([]);
    },
  );

  it('says which question stands before the first file', () => {
    expect(() => readGaps('| Why? | So |')).toThrow(/page's file above the question "Why\?"/);
  });
});
