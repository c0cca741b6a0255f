import { texts } from '../texts.ts';

/*
 * Says which text of people may be shown, in a name as in a letter. It stands apart from the schemas, so that a form can ask
 * it without them.
 */

/** Control signs, halves of pairs, and marks in heaps upon one letter. */
const unshowable = /[\p{Cc}\p{Cs}]|\p{M}{9}/u;
const lineBreaks = /[\t\n\r\u2028\u2029]+/g;

/** Blanks that do not break a line, as word processors and web pages put them between words. */
const fixedBlanks = /[\u00a0\u2007\u202f]/g;
/** Other programs write a new line by these. */
const oldBreaks = /[\v\f\u0085]/g;
/** Marks of direction, blanks without width, byte order marks and soft hyphens come with pasted text, and no one sees them. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Scripts whose letters are joined or parted by a joiner without width. */
const joined = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Thaana',
  'Mandaic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Myanmar',
  'Khmer',
  'Tibetan',
  'Thai',
  'Lao',
].map((script) => `\\p{Script=${script}}`);
const pictograph = '\\p{Extended_Pictographic}';
const looseJoiners = new RegExp(
  `(?<![${joined.join('')}\\p{M}])\\u200c` +
    `|(?<![${joined.join('')}\\p{M}])(?<![${pictograph}\\p{Emoji_Modifier}\\ufe0f](?=\\u200d${pictograph}))\\u200d`,
  'gu',
);

/** A text as its writer sees it: what they pasted without seeing it is left out. */
const asSeen = (text: string, instead: string) =>
  text
    .replace(invisible, '')
    .replace(looseJoiners, '')
    .replace(fixedBlanks, ' ')
    .replace(oldBreaks, instead);

export const lineAsSeen = (text: string) => asSeen(text, ' ');
export const linesAsSeen = (text: string) => asSeen(text, '\n');

/** Whether anything of it is seen: blanks that count as letters or signs (Hangul fillers, the empty Braille cell) are not. */
const isSeen = (text: string) =>
  /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Says what is wrong with a text that is shown on one line; callers decide on an empty one. */
export function faultOfLine(text: string): string | undefined {
  const seen = lineAsSeen(text);
  if (unshowable.test(seen) || /[\u2028\u2029]/.test(seen)) return texts.shownText.line;
  return text === '' || isSeen(text) ? undefined : texts.shownText.nothing;
}

/** Says what is wrong with a text that may have lines, and the tabs that come with pasted text. */
export function faultOfLines(text: string): string | undefined {
  if (unshowable.test(linesAsSeen(text).replace(lineBreaks, ' '))) return texts.shownText.lines;
  return text === '' || isSeen(text) ? undefined : texts.shownText.nothing;
}
