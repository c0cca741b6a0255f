import { describe, expect, it } from 'vitest';
import { hasRecentSignIn } from './recent-sign-in.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const shown = (method: string, secondsAgo: number) => ({
  method,
  timestamp: ago(secondsAgo).getTime() / 1000,
});

const aSession = (...amr: ReturnType<typeof shown>[]) => ({
  amr,
  createdAt: ago(86_400),
  factorId: 'app',
});
const anApp = (secondsAgo: number) => ({
  id: 'app',
  factorType: 'totp' as const,
  updatedAt: ago(secondsAgo),
});

describe('a recent sign-in', () => {
  it('is one of the last fifteen minutes', () => {
    expect(hasRecentSignIn(aSession(shown('password', 900)), [], now)).toBe(true);
    expect(hasRecentSignIn(aSession(shown('password', 901)), [], now)).toBe(false);
  });

  it('is the newest where there were several', () => {
    expect(hasRecentSignIn(aSession(shown('password', 5000), shown('otp', 60)), [], now)).toBe(
      true,
    );
  });

  it('is the beginning of a session that names none', () => {
    const begun = (secondsAgo: number) => ({ ...aSession(), createdAt: ago(secondsAgo) });
    expect(hasRecentSignIn(begun(900), [], now)).toBe(true);
    expect(hasRecentSignIn(begun(901), [], now)).toBe(false);
  });

  it.each([
    ['that was there when they signed in', [anApp(5000)], true],
    ['that was made since', [anApp(4999)], false],
    ['that is gone', [], false],
    ['of another kind', [{ ...anApp(5000), factorType: 'phone' as const }], false],
    ['of another session', [{ ...anApp(5000), id: 'other' }], false],
  ])('may be the proof of a factor %s', (_, factors, expected) => {
    const session = aSession(shown('totp', 60), shown('password', 5000));
    expect(hasRecentSignIn(session, factors, now)).toBe(expected);
  });
});
