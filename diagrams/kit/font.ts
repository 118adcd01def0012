import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {LETTERS} from '../../src/css/fonts/letters';
import {DRAWN} from './drawnSigns';
import {type Command, type Glyph, joinGlyphs, type Line, makeGlyph, toSteps} from './glyph';

/**
 * Weights of the two voices of a picture: a little over those of the pages, since outlines have no
 * hinting and stand on tints.
 */
const VOICES = {plain: 450, bold: 650} as const;

export type Voice = keyof typeof VOICES;

interface Shaper {
  shape: (text: string) => {glyph: number; advance: number}[];
  commands: (glyph: number) => Command[];
  /** Without kerning. */
  advance: (glyph: number) => number;
}

const shapers: Partial<Record<Voice, Shaper>> = {};

const glyphs = new Map<string, Glyph>();

const lines = new Map<string, Line>();

/** Reads Figtree, once; to be awaited before anything is measured or drawn. */
export async function loadFont(): Promise<void> {
  if (shapers.bold) return;
  const source = createRequire(__filename).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const [hb, file] = await Promise.all([
    import('harfbuzzjs'),
    subsetFont(readFileSync(source), LETTERS, {targetFormat: 'sfnt'}),
  ]);
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  for (const voice of Object.keys(VOICES) as Voice[]) {
    const font = new hb.Font(face);
    font.setVariations([new hb.Variation('wght', VOICES[voice])]);
    shapers[voice] = {
      shape(text) {
        const buffer = new hb.Buffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        // One letter, one outline: ligatures would hide letters from the check for missing ones.
        hb.shape(font, buffer, [new hb.Feature('liga', 0)]);
        const positions = buffer.getGlyphPositions();
        return buffer.getGlyphInfos().map(({codepoint}, index) => ({
          glyph: codepoint,
          advance: positions[index]?.xAdvance ?? 0,
        }));
      },
      commands: (glyph) => font.glyphToJson(glyph),
      advance: (glyph) => font.glyphHAdvance(glyph),
    };
  }
}

/**
 * Sets one line of text, with kerning.
 *
 * @throws Error for a letter that Figtree has not, and when `loadFont` was not awaited
 */
export function setLine(text: string, voice: Voice): Line {
  const key = `${voice} ${text}`;
  const known = lines.get(key);
  if (known) return known;
  const shaper = shapers[voice];
  if (!shaper) throw new Error('Await loadFont() before you measure or draw text.');
  const line = joinGlyphs(shapedGlyphs(text, voice, shaper));
  lines.set(key, line);
  return line;
}

/** Each letter with its own advance on the grid, and how much kerning moves the next one. */
function shapedGlyphs(text: string, voice: Voice, shaper: Shaper): [Glyph, kern: number][] {
  // Signs drawn here part the text, since the font knows nothing of them.
  const parts = text.split(/([→←↑↓])/u).filter((part) => part !== '');
  return parts.flatMap((part): [Glyph, number][] => {
    const drawn = DRAWN[part];
    if (drawn) return [[drawnGlyph(part, drawn), 0]];
    return shaper.shape(part).map(({glyph, advance}, index): [Glyph, number] => {
      if (glyph === 0) {
        throw new Error(
          `Figtree has no "${part[index] ?? ''}" ("${text}"): write it another way, or add the letter to src/css/fonts/letters.ts.`,
        );
      }
      const found = glyphOf(shaper, voice, glyph);
      return [found, toSteps(advance) - found.advance];
    });
  });
}

function drawnGlyph(
  sign: string,
  {advance, points}: {advance: number; points: readonly number[][]},
): Glyph {
  const known = glyphs.get(sign);
  if (known) return known;
  const commands = points.map((values, index) => ({type: index ? 'L' : 'M', values: [...values]}));
  const glyph = makeGlyph([...commands, {type: 'Z', values: []}], toSteps(advance));
  glyphs.set(sign, glyph);
  return glyph;
}

function glyphOf(shaper: Shaper, voice: Voice, id: number): Glyph {
  const key = `${voice} ${id}`;
  const known = glyphs.get(key);
  if (known) return known;
  const glyph = makeGlyph(shaper.commands(id), toSteps(shaper.advance(id)));
  glyphs.set(key, glyph);
  return glyph;
}
