import { describe, expect, it } from 'vitest';
import { caughtUp, cutOff, follow, isPassed, type StreamReader } from './stream-reader.ts';

const createdAt = '2026-01-07T09:00:00Z';
const identity = { durable: 'chat__greet', subject: 'a.b.c.v1', createdAt };
const seen = { ...identity, acknowledged: 50, waiting: 0 };
const reader = (given: Partial<StreamReader> = {}): StreamReader => ({
  ...identity,
  readUntil: 40,
  cutBelow: null,
  ...given,
});

describe('a reader of a stream', () => {
  it.each([
    ['has read what it acknowledged', reader(), { readUntil: 50, cutBelow: null }],
    ['never reads backwards', reader({ readUntil: 60 }), { readUntil: 60, cutBelow: null }],
    ['that is new misses all there was', undefined, { readUntil: 0, cutBelow: 101 }],
    [
      'that was made anew misses what it had not read',
      reader({ createdAt: 'before' }),
      { readUntil: 40, cutBelow: 101 },
    ],
    [
      'that was cut off has read no more than before, whatever the broker says',
      reader({ cutBelow: 45 }),
      { readUntil: 40, cutBelow: 45 },
    ],
  ])('%s', (_what, known, expected) => {
    expect(follow(known, seen, 100)).toEqual({ ...identity, ...expected });
  });

  it.each([
    ['misses what it had not read', reader(), 43, 43],
    ['misses nothing where it had read it all', reader(), 41, null],
    ['misses more where it is cut off again', reader({ cutBelow: 43 }), 60, 60],
    ['misses no less where it is cut off at an earlier place', reader({ cutBelow: 60 }), 43, 60],
  ])('that is cut off %s', (_what, before, below, cutBelow) => {
    expect(cutOff(before, below)).toEqual({ ...before, cutBelow });
  });

  it('has caught up as far as that, or with all', () => {
    const behind = reader({ cutBelow: 60 });
    expect(caughtUp(behind, 45)).toEqual(reader({ readUntil: 45, cutBelow: 60 }));
    expect(caughtUp(behind)).toEqual(reader({ readUntil: 59 }));
  });

  it.each([
    ['by all that are past it', [seen, { ...seen, acknowledged: 45, waiting: 3 }], true],
    ['by who waits for nothing', [{ ...seen, acknowledged: 10 }], true],
    [
      'by nobody while one has still to read it',
      [seen, { ...seen, acknowledged: 10, waiting: 1 }],
      false,
    ],
    [
      'whatever a reader of another type does',
      [{ ...seen, subject: 'a.b.d.v1', acknowledged: 0, waiting: 9 }],
      true,
    ],
  ])('passes an event, %s', (_what, readers, expected) => {
    expect(isPassed(readers, 'a.b.c.v1', 44)).toBe(expected);
  });
});
