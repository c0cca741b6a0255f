/** How many of the newest jobs are looked through for words that no index holds. */
export const lookedThrough = 2_000;

/** Whether every job is looked for: the index of words holds runs of three letters or digits, and one such word is enough. */
export const reachesAllJobs = (words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => /[\p{L}\p{N}]{3}/u.test(word));
