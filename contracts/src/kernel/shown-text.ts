import { texts } from '../texts.ts';

/*
 * What may be shown of what people write, in a name as in a letter. Apart from the schemas, so that a form can ask it
 * without them.
 */

/** Control signs, halves of pairs, what turns the direction of the text behind it, and marks in heaps upon one letter. */
const unshowable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{9}/u;
const lineBreaks = /[\t\n\r\u2028\u2029]+/g;

/** Whether anything of it is seen: blanks that count as letters or signs (Hangul fillers, the empty Braille cell) are not. */
const isSeen = (text: string) =>
  /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** What is wrong with a text that is shown on one line; an empty one is left to whoever needs one. */
export function faultOfLine(text: string): string | undefined {
  if (unshowable.test(text) || /[\u2028\u2029]/.test(text)) return texts.shownText.line;
  return text === '' || isSeen(text) ? undefined : texts.shownText.nothing;
}

/** What is wrong with a text that may have lines of its own, and the tabs that come with what is pasted. */
export function faultOfLines(text: string): string | undefined {
  if (unshowable.test(text.replace(lineBreaks, ' '))) return texts.shownText.lines;
  return text === '' || isSeen(text) ? undefined : texts.shownText.nothing;
}
