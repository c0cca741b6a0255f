import { describe, expect, it } from 'vitest';
import { admit, secondsToWait } from './password-tries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const settings = { PASSWORD_TRIES: 10, PASSWORD_TRIES_PER_MINUTE: 5 };

type Tries = number[];
/** Seconds to wait after tries of so many seconds ago. */
const wait = (all: Tries, keptBack?: Tries, tries = settings.PASSWORD_TRIES) => {
  const earlier = { all: all.map(ago), keptBack: keptBack?.map(ago) };
  const admitted = admit({ ...settings, PASSWORD_TRIES: tries }, earlier, now);
  return 'wait' in admitted ? admitted.wait : admitted.of;
};

const spread = (count: number) => Array.from({ length: count }, (_, n) => 800 - n * 70);

describe('the tries of an account', () => {
  it('let a stranger in five times a minute and seven times in a quarter of an hour', () => {
    expect(wait([50, 40, 30, 20])).toBe('shared');
    expect(wait([50, 40, 30, 20, 10])).toBe(10);
    expect(wait(spread(6))).toBe('shared');
    expect(wait(spread(7))).toBe(100);
  });

  it('keep three more for known devices, one for each', () => {
    expect(wait([50, 40, 30, 20, 10, 9], [])).toBe('shared');
    expect(wait(spread(7), [])).toBe('kept back');
    expect(wait([...spread(7), 300], [300])).toBe(170);
    expect(wait([...spread(7), 300], [])).toBe('kept back');
    expect(wait([...spread(7), 300, 200, 100], [])).toBe(100);
  });

  it('are forgotten after a quarter of an hour', () => {
    expect(wait([900, ...spread(6)])).toBe('shared');
    expect(wait([899.5, ...spread(6)])).toBe(1);
    expect(wait([...spread(7), 10], [900])).toBe('kept back');
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 2],
  ])('of %i leave strangers %i', (tries, left) => {
    expect(wait(spread(left - 1), undefined, tries)).toBe('shared');
    expect(wait(spread(left), undefined, tries)).toBeGreaterThan(0);
  });

  it('are over at once where none is allowed', () => {
    expect(wait([], undefined, 0)).toBe(900);
    expect(secondsToWait([], now, [{ count: 0, seconds: 60 }])).toBe(60);
  });
});
