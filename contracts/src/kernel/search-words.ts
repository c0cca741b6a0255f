const most = 8;

/** Without the punctuation at its ends. */
const bare = (word: string) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/**
 * The words that a search asks for, as they are typed: the database folds their letters (decision 46). Signs alone are
 * looked for only where nothing else is asked.
 */
export function searchWords(search = ''): string[] {
  const typed = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.map(bare).filter(Boolean);
  return (words.length > 0 ? words : typed).slice(0, most);
}

const syllable = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Whether a word of it says more than one letter: a sign that stands for a syllable does. */
export const isTelling = (search: string): boolean =>
  (search.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).some(
    (word) => [...word].length > 1 || syllable.test(word),
  );
