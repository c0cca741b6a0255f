import { describe, expect, it } from 'vitest';
import { isVerifierOf } from './verifier.ts';

/** RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const hashed = {
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 's256',
} as const;
const plain = { codeChallenge: verifier, codeChallengeMethod: 'plain' } as const;
const none = { codeChallenge: null, codeChallengeMethod: null };

describe('isVerifierOf', () => {
  it.each([
    ['what was hashed', hashed, verifier, true],
    ['another text', hashed, `${verifier}x`, false],
    ['the challenge itself', hashed, hashed.codeChallenge, false],
    ['a plain challenge', plain, verifier, true],
    ['another plain one', plain, 'x', false],
    ['nothing', hashed, undefined, false],
    ['an empty text', hashed, '', false],
    ['anything where there was no challenge', none, verifier, false],
  ])('of %s', (_what, challenge, shown, fits) => {
    expect(isVerifierOf(challenge, shown)).toBe(fits);
  });
});
