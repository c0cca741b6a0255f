import { wordsOf } from './contact-words.ts';
import { inLetters, inPlainLetters, joined } from './plain-letters.ts';

/*
 * The contact model sees these features of a text: its words, pairs of words, letters of words and the kinds of words that the
 * rules know, each as a place in a table of weights.
 */

/** The table of weights has 2 to this power places. */
export const placesBits = 17;
const mostPlaces = 2 ** placesBits;

/** A text is judged by its parts, since a long one may hide one line; a part is two sentences. */
const sentencesOfPart = 2;
/** Fewer words are no sentence of their own. */
const wordsOfSentence = 8;

/** A long run of harmless words would thin out a short try, so a longer part is cut into pieces that overlap by half. */
const wordsOfPart = 30;

export const partsOf = (text: string): string[] => sentencesTogether(text).flatMap(piecesOf);

function piecesOf(part: string): string[] {
  const words = part.match(/\S{1,40}/g) ?? [];
  if (words.length <= wordsOfPart) return [part];
  const step = wordsOfPart / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) =>
    words.slice(at * step, at * step + wordsOfPart).join(' '),
  );
}

function sentencesTogether(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.!?…]["')]?)\s+|\n+/u)) {
    if (!piece.trim()) continue;
    const before = sentences.at(-1);
    if (before !== undefined && before.split(/\s+/).length < wordsOfSentence)
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  if (sentences.length <= sentencesOfPart) return [sentences.join(' ')];
  return sentences
    .slice(0, 1 - sentencesOfPart)
    .map((_, at) => sentences.slice(at, at + sentencesOfPart).join(' '));
}

const kindsOfWord = new Map<string, string[]>();
const phrasesFrom = new Map<string, { words: string[]; kind: string }[]>();
for (const [kind, phrases] of Object.entries(wordsOf))
  for (const phrase of phrases.split(' ')) {
    const [first = '', ...rest] = phrase.split('_');
    if (rest.length === 0) kindsOfWord.set(first, [...(kindsOfWord.get(first) ?? []), kind]);
    else
      phrasesFrom.set(first, [
        ...(phrasesFrom.get(first) ?? []),
        { words: [first, ...rest], kind },
      ]);
  }

/** Their letters and digits say nothing. */
const ids = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

const token = /[\p{L}\p{N}@$]+(?:['’][\p{L}]+)*|[:?!#@/]|\p{Extended_Pictographic}/gu;
const mostDigits = 5;

/** Digits say only how many they are; letters in disguise are undone. */
function formOf(word: string): string {
  const small = word.toLowerCase();
  if (/^\d+$/.test(small)) return '0'.repeat(Math.min(small.length, mostDigits));
  return /\p{L}/u.test(small) ? inLetters(small.replace(/['’]/g, '')) : small;
}

function kindsByShape(raw: string, form: string, isFirst: boolean): string[] {
  const kinds: string[] = [];
  if (/^0+$/.test(form)) kinds.push('#', `#${Math.min(form.length, 4)}`);
  else if (/\d/.test(raw) && /\p{L}/u.test(raw)) kinds.push('mixed');
  if (!isFirst && /^\p{Lu}\p{Ll}/u.test(raw)) kinds.push('Name');
  if (/^\p{Extended_Pictographic}/u.test(raw)) kinds.push('emoji');
  return kinds;
}

/** How far apart two kinds of words may stand to be seen together. */
const kindsReach = 4;

/** The places of a part, each once. */
export function placesOf(part: string): number[] {
  const raw = joined(inPlainLetters(part.replace(ids, ' '))).match(token) ?? [];
  const words = raw.map(formOf);
  const kinds = words.map((word, at) => [
    ...(kindsOfWord.get(word) ?? []),
    ...kindsByShape(raw[at] ?? '', word, at === 0),
    ...(phrasesFrom.get(word) ?? [])
      .filter((phrase) => phrase.words.every((each, ahead) => words[at + ahead] === each))
      .map(({ kind }) => kind),
  ]);
  const places = new Set<number>();
  words.forEach((word, at) => {
    places.add(placeOf(`w${word}`));
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    if (next !== undefined) places.add(placeOf(`b${word} ${next}`));
    if (afterNext !== undefined) places.add(placeOf(`s${word} ${afterNext}`));
    for (const kind of kinds[at] ?? []) {
      places.add(placeOf(`k${kind}`));
      for (const others of kinds.slice(at + 1, at + 1 + kindsReach))
        for (const other of others) places.add(placeOf(`K${kind} ${other}`));
    }
    for (const letters of lettersOf(` ${word} `)) places.add(placeOf(`c${letters}`));
  });
  return [...places];
}

/** Longer words hide nothing that a person would read. */
const longestWord = 40;

function* lettersOf(word: string) {
  const most = Math.min(word.length, longestWord);
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= most; at += 1) yield word.slice(at, at + length);
}

/** FNV-1a with a last mixing, which spreads short texts over the table. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % mostPlaces;
}
