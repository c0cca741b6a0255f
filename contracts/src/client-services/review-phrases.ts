/** A review of a child's work is made of these phrases; it has no words of its author's own (D-117). */
const workPhrases = {
  on_time: 'On time',
  careful: 'Careful',
  friendly: 'Friendly',
  worked_hard: 'Worked hard',
  would_hire_again: 'Would hire again',
} as const;

/** A child chooses from these phrases when it reviews its client. */
const clientPhrases = {
  clear: 'Clear about the work',
  polite: 'Polite',
  fair: 'Fair',
  paid_on_time: 'Paid on time',
  would_work_again: 'Would work for them again',
} as const;

export const reviewPhrases = { ...workPhrases, ...clientPhrases };
export type ReviewPhrase = keyof typeof reviewPhrases;

const keysOf = <Key extends string>(phrases: Record<Key, string>) =>
  Object.keys(phrases) as [Key, ...Key[]];

export const reviewPhraseKeys = keysOf(reviewPhrases);
export const workPhraseKeys = keysOf(workPhrases);
export const clientPhraseKeys = keysOf(clientPhrases);
