import type { Font } from 'fontkit';
import type { Face, ShapedGlyph } from './faces.ts';
import type { Run } from './set-text.ts';

/** A face within one document, as pdfkit takes a font: it is asked for the glyphs of a text, and has them shaped already. */
export interface DocumentFont {
  font: object;
  /** The run that pdfkit asks for next. */
  show: (run: Run) => void;
}

/** fontkit's types leave these out. */
interface Subset {
  glyphs: number[];
  includeGlyph(id: number): number;
}

/** Numbers from here on are no glyphs but entries of `spelled`. */
const firstSpelled = 0x1_0000;

/**
 * A glyph of a PDF says one text to who copies it, and one glyph is a part of many letters: a dotless Arabic letter of three.
 * It is therefore in the document once for each text that it says.
 */
export function documentFont(face: Face): DocumentFont {
  const spelled: { id: number; text: string }[] = [];
  const places = new Map<string, number>();
  let shown: Run | undefined;

  function placeOf(id: number, text: string): number {
    const key = `${id} ${text}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = firstSpelled + spelled.push({ id, text }) - 1;
    places.set(key, place);
    return place;
  }

  function layout() {
    const { glyphs = [] } = shown ?? {};
    const texts = shown ? textsOf(shown, face.font) : [];
    return {
      glyphs: glyphs.map(({ id, xAdvance }, index) => {
        const text = texts[index] ?? '';
        return {
          id: placeOf(id, text),
          advanceWidth: face.font.getGlyph(id).advanceWidth ?? xAdvance,
          codePoints: [...text].map((character) => character.codePointAt(0)),
        };
      }),
      // pdfkit scales them in place.
      positions: glyphs.map(({ id: _glyph, cluster: _text, ...place }) => place),
    };
  }

  function createSubset() {
    const subset = face.font.createSubset() as unknown as Subset;
    const include = subset.includeGlyph.bind(subset);
    const included: number[] = [];
    subset.includeGlyph = (id) => {
      const place = id - firstSpelled;
      const glyph = spelled[place];
      if (!glyph) return include(id);
      included[place] ??= subset.glyphs.push(glyph.id) - 1;
      return included[place];
    };
    return subset;
  }

  const font = Object.create(face.font, {
    layout: { value: layout },
    createSubset: { value: createSubset },
  });
  return { font, show: (run) => (shown = run) };
}

/**
 * Each glyph of a run stands for its own character, or for its whole cluster where the shaper moved or joined
 * characters.
 */
function textsOf({ glyphs, text, isRightToLeft }: Run, font: Font): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const texts = glyphs.map(() => '');
  for (const [at, start] of starts.entries()) {
    const whole = text.slice(start, starts[at + 1]);
    const indices = [...glyphs.keys()].filter((index) => glyphs[index]?.cluster === start);
    const own = ownTexts(indices.map((index) => glyphs[index]).filter(isThere), whole, font);
    const read = isRightToLeft ? own.toReversed() : own;
    const widest = Math.max(...indices.map((index) => glyphs[index]?.xAdvance ?? 0));
    const base = indices.find((index) => glyphs[index]?.xAdvance === widest);
    for (const [place, index] of indices.entries())
      texts[index] = read.join('') === whole ? (own[place] ?? '') : index === base ? whole : '';
  }
  return texts;
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

function ownTexts(glyphs: ShapedGlyph[], whole: string, font: Font): string[] {
  const left = [...whole];
  return glyphs.map(({ id }) => {
    const at = left.findIndex(
      (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id === id,
    );
    return at < 0 ? '' : (left.splice(at, 1)[0] ?? '');
  });
}
