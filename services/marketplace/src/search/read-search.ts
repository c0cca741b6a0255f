import { inPlainLetters } from '@sidework/contracts/kernel/plain-letters';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import type { Category } from '@sidework/contracts/marketplace/categories';
import { categoriesNamed } from '@sidework/contracts/marketplace/category-words';
import type { PlaceView } from '@sidework/contracts/marketplace/places';
import { splitPlace } from '../places/search-places.ts';
import { isKnownWord, nearestWord } from './nearest-word.ts';
import { generalWords, joinedWords, smallWords, synonymsOf } from './synonyms.ts';

/** A word that is typed in one may hold several. */
const mostParts = 8;

/** A word of a search, with all that may stand for it in a text. */
export interface AskedWord {
  variants: string[];
  /** Keys of the categories that it names. */
  categories: string[];
  /** Whether it is said of most kinds of work. */
  isGeneral: boolean;
}

/** The meaning of a search. */
export interface ReadSearch {
  /** All words as they were typed. */
  typed: string[];
  asked: AskedWord[];
  /** The categories that all words which name any have in common. */
  categories: string[];
  /** The town that its words name. */
  place: PlaceView | undefined;
}

interface Reading {
  among: readonly Category[];
  /** Whether a town in the words is a place: not where another is asked for, nor for children, whose services have none. */
  readsPlace: boolean;
}

/** Reads what is typed as people mean it: `plumber newark` is a trade and a town. */
export async function readSearch(
  search: string | undefined,
  { among, readsPlace }: Reading,
): Promise<ReadSearch> {
  const typed = searchWords(search);
  const words = joinWords(typed.flatMap(partsOf).slice(0, mostParts));
  const { place, rest } = readsPlace
    ? await splitPlace(words, isOfWork)
    : { place: undefined, rest: words };
  const telling = rest.filter((word) => !smallWords.has(word));
  const asked = (telling.length > 0 ? telling : place ? [] : rest).map((word) =>
    askedWord(word, among),
  );
  return { typed, asked, categories: commonCategories(asked), place };
}

/** A mistyped trade may be the name of some hamlet. */
const isOfWork = (word: string) => isKnownWord(word) || nearestWord(word) !== undefined;

/**
 * The words within a word. Modifier letters are no part of them: the database folds some into signs, which its language of
 * queries reads.
 */
export const partsOf = (word: string): string[] =>
  inPlainLetters(word)
    .toLowerCase()
    .replaceAll(/['’`´ʼʻʹ]/g, '')
    .match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

function joinWords(words: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = joinedWords[`${words[at]} ${words[at + 1]}`];
    joined.push(both ?? words[at] ?? '');
    if (both) at += 1;
  }
  return joined;
}

function askedWord(word: string, among: readonly Category[]): AskedWord {
  const meant = nearestWord(word);
  const said = meant ? [word, meant] : [word];
  const named = said.flatMap((each) => categoriesNamed(each, among));
  const isGeneral = said.some((each) => generalWords.has(each));
  return {
    variants: [...new Set(said.flatMap((each) => [each, ...workOf(each), ...synonymsOf(each)]))],
    categories: isGeneral && named.length > 1 ? [] : [...new Set(named)],
    isGeneral,
  };
}

/** The work in the name of a worker: a trainer trains. */
const workOf = (word: string) => {
  const work = /^([a-z]{4,})ers?$/.exec(word)?.[1];
  return work ? [work] : [];
};

function commonCategories(asked: AskedWord[]): string[] {
  const naming = asked.filter(({ categories }) => categories.length > 0);
  const all = naming.flatMap(({ categories }) => categories);
  return [...new Set(all)].filter((key) =>
    naming.every(({ categories }) => categories.includes(key)),
  );
}
