const mostWords = 8;

/** A word without the punctuation at its ends; `C++` and `C#` keep what tells them from `C`. */
const bare = (word: string) =>
  word.replace(/^[\p{P}\p{S}]+|(?:(?![+#])[\p{P}\p{S}])+$/gu, '').replace(/^[+#]+$/u, '');

/** Whether something is left of a word once the database has folded it: accents and invisible signs alone are taken away. */
const isVisible = (word: string) => /[^\p{M}\p{Cf}\p{Lm}\p{Sk}'’‘‛`´′＇]/u.test(word);

/**
 * The words that a search asks for, as they are typed: the database folds their letters (decision 0046). Signs alone are
 * looked for only where nothing else is asked.
 */
export function searchWords(search = ''): string[] {
  const typed = search.normalize('NFC').toLowerCase().split(/\s+/).filter(isVisible);
  const words = typed.map(bare).filter(Boolean);
  return (words.length > 0 ? words : typed).slice(0, mostWords);
}

const syllable = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Whether a word of it says more than one letter: a sign that stands for a syllable does. */
export const isTelling = (search: string): boolean =>
  (search.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).some(
    (word) => [...word].length > 1 || syllable.test(word),
  );
