import type { Failure } from './progress.ts';

/** The supervisor reports these to the command that started it. */
export type News =
  | { kind: 'step'; what: string; milliseconds: number }
  | { kind: 'ready' }
  | { kind: 'failed'; failure: Failure };

/** The command's answer: from here on the supervisor outlives it. */
export const release = 'release';
