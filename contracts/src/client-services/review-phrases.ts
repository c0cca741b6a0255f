/** A review of a child's work is made of these phrases; it has no words of its author's own (D-117). */
export const reviewPhrases = {
  on_time: 'On time',
  careful: 'Careful',
  friendly: 'Friendly',
  worked_hard: 'Worked hard',
  would_hire_again: 'Would hire again',
} as const;
export type ReviewPhrase = keyof typeof reviewPhrases;

export const reviewPhraseKeys = Object.keys(reviewPhrases) as [ReviewPhrase, ...ReviewPhrase[]];
