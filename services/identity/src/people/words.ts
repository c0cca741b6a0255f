/**
 * What is looked for as a question to the index of words: each word as the beginning of one. Whatever is no letter and no
 * digit only parts words, so nothing that is typed has a meaning to the database. Null where no word is left.
 */
export function wordsQuery(search: string): string | null {
  const words = wordsOf(search);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

/** Whether a word of it says more than one letter. */
export const isTelling = (search: string) => wordsOf(search).some((word) => [...word].length >= 2);

const wordsOf = (search: string): string[] => search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
