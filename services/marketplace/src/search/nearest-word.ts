import { wordsForCategories } from '@sidework/contracts/marketplace/category-words';
import { generalWords, smallWords, wordsWithSynonyms } from './synonyms.ts';

const known = [...new Set([...wordsForCategories, ...wordsWithSynonyms, ...generalWords])];
const leastLength = 5;

/** Whether it is a word of some work, or the beginning of one: such a word is no town and no mistake. */
export const isKnownWord = (word: string): boolean =>
  smallWords.has(word) || known.some((each) => each === word || isBeginning(word, each));

const isBeginning = (word: string, of: string) => word.length >= leastLength && of.startsWith(word);

/** The word of some work that was probably meant by a mistyped one; undefined where none is near. */
export function nearestWord(word: string): string | undefined {
  if (word.length < leastLength || !/^[a-z]+$/.test(word) || isKnownWord(word)) return undefined;
  const most = word.length < 8 ? 1 : 2;
  const near = known
    .filter((each) => each[0] === word[0] && Math.abs(each.length - word.length) <= most)
    .map((each) => ({ each, steps: stepsBetween(word, each) }))
    .filter(({ steps }) => steps <= most);
  return near.sort((a, b) => a.steps - b.steps)[0]?.each;
}

/** How many letters are changed, left out, put in or swapped (the optimal string alignment distance). */
function stepsBetween(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
