import { tooManyFor } from '../errors.ts';

/** As many as are worked on before the last of them is no longer waited for. */
const mostInLine = 16;

let last: Promise<unknown> = Promise.resolve();
let inLineNow = 0;

/**
 * Does the work that holds a whole file in memory, one after the other: a large picture takes 200 MB, and the threads that
 * it is drawn on hash passwords too.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inLineNow >= mostInLine) throw tooManyFor(5, 'too_many_requests');
  inLineNow += 1;
  const turn = last.then(work).finally(() => {
    inLineNow -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
}
