import { describe, expect, it } from 'vitest';
import { boundsFor, secondsToWait } from './password-tries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const settings = { PASSWORD_TRIES: 10, PASSWORD_TRIES_PER_MINUTE: 5 };
const wait = (isKnownDevice: boolean, ...secondsAgo: number[]) =>
  secondsToWait(secondsAgo.map(ago), now, boundsFor(settings, isKnownDevice));

const spread = (count: number) => Array.from({ length: count }, (_, n) => 800 - n * 70);

describe('the tries of an account', () => {
  it('lets a stranger in five times a minute and seven times in a quarter of an hour', () => {
    expect(wait(false, 50, 40, 30, 20)).toBe(0);
    expect(wait(false, 50, 40, 30, 20, 10)).toBe(10);
    expect(wait(false, ...spread(6))).toBe(0);
    expect(wait(false, ...spread(7))).toBe(100);
  });

  it('keeps three more for a known device', () => {
    expect(wait(true, 50, 40, 30, 20, 10, 9, 8, 7, 6)).toBe(0);
    expect(wait(true, ...spread(10))).toBe(100);
    expect(wait(true, ...spread(12))).toBe(240);
  });

  it('forgets a try after a quarter of an hour', () => {
    expect(wait(true, 900, ...spread(9))).toBe(0);
    expect(wait(true, 899.5, ...spread(9))).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 2],
    [0, 0],
  ])('of %i leaves strangers %i', (tries, left) => {
    const [bound] = boundsFor({ ...settings, PASSWORD_TRIES: tries }, false);
    expect(bound?.count).toBe(left);
  });

  it('is over at once where none is allowed', () => {
    expect(secondsToWait([], now, [{ count: 0, seconds: 60 }])).toBe(60);
  });
});
