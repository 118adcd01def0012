/** A line of a section's text. A sign says what it is: "2. Hit it.", "- Softly", "| Retrig: On", "! A drum." */
export interface Line {
  kind: 'text' | 'step' | 'item' | 'row' | 'picture';
  /** A step's number. */
  number?: number;
  text: string;
}

const SIGNS = {'- ': 'item', '| ': 'row', '! ': 'picture'} as const;

export function readLine(line: string): Line {
  const step = /^(\d+)\. /.exec(line);
  if (step) return {kind: 'step', number: Number(step[1]), text: line.slice(step[0].length)};
  const kind = SIGNS[line.slice(0, 2) as keyof typeof SIGNS];
  return kind ? {kind, text: line.slice(2)} : {kind: 'text', text: line};
}

/** @returns the words of a section's text, without signs */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => readLine(line).text).join('\n');
}
