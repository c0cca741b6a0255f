import type { Answered } from '../invariants/check-invariants.ts';
import type { Answer, CallerEvents, Request } from '../people/caller.ts';
import type { Person } from '../people/people.ts';

/** A write with a key that was answered with success, to be asked again in the end. */
export interface KeyedWrite {
  by: Person;
  request: Request;
  answer: Answer;
}

/** The answers that callers got, and the events that they had to bear. */
export interface Book extends CallerEvents {
  answeredWrites: Answered[];
  keyedWrites: KeyedWrite[];
  /** Answers that no fault excuses, with how often each came. */
  wrongAnswers: Map<string, number>;
  /** The slowest single answers, what they were and how many milliseconds they took. */
  slowest: { what: string; milliseconds: number }[];
  /** Gives the tally since the last call. */
  takeTally(): Tally;
}

export interface Tally {
  writes: number;
  repeats: number;
  /** Milliseconds until a definite answer, over all repeats. */
  longestWait: number;
  /** Milliseconds of a single answer, whatever it said. */
  slowestAnswer: number;
}

const none: Tally = { writes: 0, repeats: 0, longestWait: 0, slowestAnswer: 0 };

export function openBook(): Book {
  let tally = { ...none };
  const slowest: Book['slowest'] = [];
  const wrongAnswers = new Map<string, number>();
  return {
    answeredWrites: [],
    keyedWrites: [],
    wrongAnswers,
    slowest,
    takeTally() {
      const taken = tally;
      tally = { ...none };
      return taken;
    },
    attempted(what, milliseconds) {
      slowest.push({ what, milliseconds });
      slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(5);
      tally.slowestAnswer = Math.max(tally.slowestAnswer, milliseconds);
    },
    repeated() {
      tally.repeats += 1;
    },
    answered({ method }, milliseconds) {
      if (method !== 'GET') tally.writes += 1;
      tally.longestWait = Math.max(tally.longestWait, milliseconds);
    },
    wrong(what) {
      wrongAnswers.set(what, (wrongAnswers.get(what) ?? 0) + 1);
    },
  };
}
