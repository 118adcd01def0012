/**
 * A section's text is lines, each a paragraph, a step, an item of a list, a row of a table or the words of a
 * picture. A sign says which, as in Markdown: "2. Hit it.", "- Softly", "| Retrig: On", "! A drum with an arrow."
 */
export interface Line {
  kind: 'text' | 'step' | 'item' | 'row' | 'picture';
  /** A step's number. */
  number?: number;
  text: string;
}

const SIGNS = {'- ': 'item', '| ': 'row', '! ': 'picture'} as const;

/** @param line as a section's text has it */
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
