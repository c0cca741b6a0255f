import type { AskedWord } from './read-search.ts';

/** Words that PostgreSQL's English dictionary leaves out; it says so in a notice each time. */
const leftOut =
  /^(?:it|am|s|t|don|should|now|own|so|than|too|very|no|nor|not|only|same|such|more|most|other|few|each|both|all|off|over|then|once|here|when|where|why|which|this|these|those|have|has|had|do|does|did|be|been|was|were|he|she|his|her|him|its|their|them|with|about|against|between|into|through|during|before|after|above|below|down|again|further)$/;

/** From so many letters on, a word also finds what begins as it does. */
const leastBeginning = 4;

/** The variants of a word, and what begins so, in texts of some weights alone. */
export const beginningIn = ({ variants }: AskedWord, weights: string): string =>
  variants
    .filter(isKept)
    .map((word) => `${word}:${word.length < leastBeginning ? '' : '*'}${weights}`)
    .join(' | ');

/**
 * Texts that have each of some words. Beginnings are left to the index of letters: the planner takes any beginning for one
 * text in fifty, and would read all of them for a rare word.
 */
export const allWords = (asked: AskedWord[]): string =>
  asked
    .map(({ variants }) => variants.filter(isKept).join(' | '))
    .filter(Boolean)
    .map((query) => `(${query})`)
    .join(' & ');

/** Texts that have one of some words. */
export const anyWord = (asked: AskedWord[]): string =>
  asked.flatMap(({ variants }) => variants.filter(isKept)).join(' | ');

function isKept(word: string): boolean {
  return !leftOut.test(word);
}
