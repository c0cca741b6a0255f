import bidiFactory from 'bidi-js';
import type { Face, ShapedGlyph, Weight } from './faces.ts';
import { type Letter, lettersOf } from './letters.ts';
import { breaksOf } from './line-breaks.ts';

/** Glyphs of one face in one direction, from left to right. Without a face they are boxes, one for each character. */
export interface Run {
  text: string;
  face: Face | undefined;
  isRightToLeft: boolean;
  glyphs: ShapedGlyph[];
  width: number;
}

/** A line from left to right. */
export interface Line {
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
}

export interface TextStyle {
  size: number;
  weight?: Weight;
  /** Lines are broken at this width at the latest. */
  width?: number;
}

/** The width of the box for a character that no font has, of the size of its text. */
export const boxWidth = 0.66;

// Its types describe another module than Node gets.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * Sets text into lines: each character from the first font that has it, shaped, and in the order of its directions.
 * A paragraph has the direction of its first letter.
 */
export async function setText(text: string, style: TextStyle): Promise<Line[]> {
  const { size, weight = 'plain', width = Number.POSITIVE_INFINITY } = style;
  const paragraphs = readable(text).split('\n');
  const lines: Line[] = [];
  for (const paragraph of paragraphs) {
    const { levels, paragraphs: found } = bidi.getEmbeddingLevels(paragraph, 'auto');
    const isRightToLeft = ((found[0]?.level ?? 0) & 1) === 1;
    const letters = await lettersOf(paragraph, weight);
    const set = (part: Letter[]): Line => {
      const runs = inSight(runsOf(part, levels, size));
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft };
    };
    for (const part of broken(letters, breaksOf(paragraph), (some) => set(some).width <= width))
      lines.push(set(part));
  }
  return lines;
}

/** The largest of the sizes in which a text takes two lines at most, or the smallest: all the rest needs room too. */
export async function fitted<Style extends Omit<TextStyle, 'size'>>(
  text: string,
  sizes: number[],
  style: Style,
) {
  for (const size of sizes)
    if ((await setText(text, { ...style, size })).length <= 2) return { ...style, size };
  return { ...style, size: Math.min(...sizes) };
}

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name within a sentence: where it is read from right to left, nothing beside it turns with it. */
export const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** Letters are composed, as fonts have them; what moves a typewriter is a blank. */
const readable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\S\n]|\p{Cc}/gu, (blank) => (blank === '\n' ? blank : ' '));

/** The letters line by line, as many as fit: broken where lines may break, and within a word only where it is too long. */
function broken(
  letters: Letter[],
  breaks: ReadonlySet<number>,
  fits: (line: Letter[]) => boolean,
): Letter[][] {
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  for (const word of wordsOf(letters, breaks)) {
    if (fits(trimmed([...line, ...word]))) {
      line.push(...word);
      continue;
    }
    if (line.length > 0) lines.push(trimmed(line));
    line = [];
    for (const letter of word) {
      if (line.length > 0 && !fits(trimmed([...line, letter]))) {
        lines.push(trimmed(line));
        line = [];
      }
      line.push(letter);
    }
  }
  return [...lines, trimmed(line)];
}

function wordsOf(letters: Letter[], breaks: ReadonlySet<number>): Letter[][] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    if (words.length === 0 || breaks.has(letter.start)) words.push([]);
    words.at(-1)?.push(letter);
  }
  return words;
}

function trimmed(line: Letter[]): Letter[] {
  const last = line.findLastIndex(({ text }) => text.trim() !== '');
  return line.slice(0, last + 1);
}

type Leveled = Run & { level: number };

/** Runs in the order in which they are read. */
function runsOf(letters: Letter[], levels: Uint8Array, size: number): Leveled[] {
  const runs: { text: string; face: Face | undefined; level: number }[] = [];
  for (const { text, face, start } of letters) {
    const level = levels[start] ?? 0;
    const run = runs.at(-1);
    if (run && run.face === face && run.level === level) run.text += text;
    else runs.push({ text, face, level });
  }
  return runs.map(({ text, face, level }) => {
    const isRightToLeft = level % 2 === 1;
    const glyphs = face?.shape(text, isRightToLeft) ?? [];
    const width = face
      ? (glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / face.font.unitsPerEm
      : [...text].length * boxWidth * size;
    return { text, face, level, isRightToLeft, glyphs, width };
  });
}

/** From left to right: from the highest level down, what stands at a level or above it is turned around (UAX 9, L2). */
function inSight(runs: Leveled[]): Run[] {
  const order = [...runs];
  const levels = order.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}
