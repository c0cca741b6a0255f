import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { type Family, packageOf } from './font-families.ts';

export type Weight = 'plain' | 'bold';

/** A slice of a font in one weight: what shapes text, and what a PDF takes its glyphs from. */
export interface Face {
  /** Names it within a PDF. */
  key: string;
  font: Font;
  has: (character: string) => boolean;
  shape: (text: string, isRightToLeft: boolean) => ShapedGlyph[];
}

export interface ShapedGlyph {
  id: number;
  /** The index of its text in the text that was shaped. */
  cluster: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

const nowhere = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };
const axis = { plain: 400, bold: 700 } as const;

/** A slice is some tens of kilobytes; names of many languages in a row need a few dozen. */
const mostFaces = 64;
const faces = new LRUCache<string, Promise<Face>>({ max: mostFaces });

/** Slices are read when a paper first needs them. */
export function loadFace(family: Family, slice: string, weight: Weight): Promise<Face> {
  const key = `${family}-${slice}-${weight}`;
  const known = faces.get(key);
  if (known) return known;
  const loading = readFace(family, slice, weight, key);
  faces.set(key, loading);
  loading.catch(() => faces.delete(key));
  return loading;
}

async function readFace(family: Family, slice: string, weight: Weight, key: string): Promise<Face> {
  const { subsetFont, fontkit, harfbuzz } = await engines();
  const variable = await readFile(
    fileURLToPath(
      import.meta.resolve(`${packageOf(family)}/files/${family}-${slice}-wght-normal.woff2`),
    ),
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: axis[weight] } } as const;
  const file = await subsetFont(variable, '', { ...options, keepAllGlyphs: true } as never);
  const { Blob, Face: HarfBuzzFace, Font: HarfBuzzFont, Buffer: Letters, Direction } = harfbuzz;
  const shaper = new HarfBuzzFont(new HarfBuzzFace(new Blob(file)));
  const font = fontkit.create(Buffer.from(file)) as Font;
  return {
    key,
    font,
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    shape(text, isRightToLeft) {
      const letters = new Letters();
      letters.addText(text);
      letters.guessSegmentProperties();
      letters.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
      harfbuzz.shape(shaper, letters);
      const places = letters.getGlyphPositions();
      return letters.getGlyphInfos().map(({ codepoint: id, cluster }, index) => ({
        ...(places[index] ?? nowhere),
        id,
        cluster,
      }));
    },
  };
}

let loaded: ReturnType<typeof loadEngines> | undefined;

/** They take a tenth of a second to load, which a service that starts has no need to wait for. */
function engines() {
  loaded ??= loadEngines().catch((error) => {
    // The next paper tries again: what failed may have been for want of open files.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function loadEngines() {
  const [{ default: subsetFont }, fontkit, harfbuzz] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
    import('harfbuzzjs'),
  ]);
  return { subsetFont, fontkit, harfbuzz };
}

type Ranges = [first: number, last: number][];
const tables = new Map<Family, Promise<[slice: string, ranges: Ranges][]>>();

/** The slices of a family that should have a character; whether they do, the face itself says. */
export async function slicesWith(family: Family, character: string): Promise<string[]> {
  let table = tables.get(family);
  if (!table) {
    table = readRanges(family).catch((error) => {
      tables.delete(family);
      throw error;
    });
    tables.set(family, table);
  }
  const code = character.codePointAt(0) ?? 0;
  return (await table)
    .filter(([, ranges]) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(([slice]) => slice);
}

/** `"[4]": "U+1f1e9-1f1f5,U+1f21a"` */
async function readRanges(family: Family): Promise<[string, Ranges][]> {
  const path = fileURLToPath(import.meta.resolve(`${packageOf(family)}/unicode.json`));
  const table: Record<string, string> = JSON.parse(await readFile(path, 'utf8'));
  return Object.entries(table).map(([slice, text]) => [
    slice.replace(/[[\]]/g, ''),
    text.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  ]);
}
