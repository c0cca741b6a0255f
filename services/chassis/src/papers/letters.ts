import { type Face, loadFace, slicesWith, type Weight } from './faces.ts';
import { familiesFor } from './font-families.ts';

/** A piece of text that comes from one face; without one, no font has it. */
export interface Letter {
  text: string;
  /** The index of its beginning in the paragraph. */
  start: number;
  face: Face | undefined;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const isIgnorable = (character: string) => ignorable.test(character);

/** The letters of a paragraph with the face of each. What is never seen, such as marks of direction, is none. */
export async function lettersOf(paragraph: string, weight: Weight): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const { segment, index } of graphemes.segment(paragraph)) {
    if ([...segment].every(isIgnorable)) continue;
    const face = await faceFor(segment, paragraph, weight);
    if (face) letters.push({ text: segment, start: index, face });
    else letters.push(...(await apart(segment, index, paragraph, weight)));
  }
  return letters;
}

/**
 * A grapheme that no face has as a whole, such as a letter with a mark of another script, is set character by character.
 */
async function apart(grapheme: string, index: number, paragraph: string, weight: Weight) {
  const letters: Letter[] = [];
  let start = index;
  for (const character of grapheme) {
    if (!isIgnorable(character)) {
      const face = await faceFor(character, paragraph, weight);
      letters.push(
        face ? { text: character, start, face } : await plainer(character, start, weight),
      );
    }
    start += character.length;
  }
  return letters;
}

/** The mathematical 𝓜 reads as M. */
async function plainer(character: string, start: number, weight: Weight): Promise<Letter> {
  const text = character.normalize('NFKC');
  const face = text === character ? undefined : await faceFor(text, text, weight);
  return face ? { text, start, face } : { text: character, start, face: undefined };
}

/** The first face in the order that has every character of a grapheme. */
async function faceFor(
  grapheme: string,
  paragraph: string,
  weight: Weight,
): Promise<Face | undefined> {
  const needed = [...grapheme].filter((character) => !isIgnorable(character));
  const [base = ''] = needed;
  for (const family of familiesFor(grapheme, paragraph))
    for (const slice of await slicesWith(family, base)) {
      const face = await loadFace(family, slice, weight);
      if (needed.every(face.has)) return face;
    }
  return undefined;
}
