import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { secondsToWait } from './bound.ts';
import { passwordBounds, requireNoWait } from './password-tries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const settings = { PASSWORD_TRIES: 10, PASSWORD_TRIES_PER_MINUTE: 5 };

/** Seconds to wait after tries of so many seconds ago. */
const wait = (earlier: number[], isKnown = false, tries = settings.PASSWORD_TRIES) =>
  secondsToWait(
    earlier.map(ago),
    now,
    passwordBounds({ ...settings, PASSWORD_TRIES: tries }, isKnown),
  );

const spread = (count: number) => Array.from({ length: count }, (_, n) => 800 - n * 70);

describe('the tries of an account', () => {
  it('let a stranger in five times a minute and ten times in a quarter of an hour', () => {
    expect(wait([50, 40, 30, 20])).toBe(0);
    expect(wait([50, 40, 30, 20, 10])).toBe(10);
    expect(wait(spread(9))).toBe(0);
    expect(wait(spread(10))).toBe(100);
  });

  it('are five at a known device', () => {
    expect(wait(spread(4), true)).toBe(0);
    expect(wait(spread(5), true)).toBe(100);
    expect(wait([50, 40, 30, 20], true)).toBe(0);
  });

  it('are forgotten after a quarter of an hour', () => {
    expect(wait([900, ...spread(9)])).toBe(0);
    expect(wait([899.5, ...spread(9)])).toBe(1);
    expect(wait([900, ...spread(4)], true)).toBe(0);
  });

  it('are no more at a known device than anywhere', () => {
    expect(wait(spread(1), true, 2)).toBe(0);
    expect(wait(spread(2), true, 2)).toBeGreaterThan(0);
  });

  it('are over at once where none is allowed', () => {
    expect(wait([], false, 0)).toBe(900);
    expect(wait([], true, 0)).toBe(900);
  });
});

it('refuses a try until there is room', () => {
  expect(refusalOf(() => requireNoWait(0))).toBeUndefined();
  expect(refusalOf(() => requireNoWait(1))).toBe('over_request_rate_limit');
});
