import { describe, expect, it } from 'vitest';
import { implicit, readChallenge } from './challenge.ts';

const challenge = 'x'.repeat(43);

describe('the challenge of a flow', () => {
  it.each([
    ['S256', 's256'],
    ['s256', 's256'],
    ['plain', 'plain'],
  ])('is taken by the method %s', (code_challenge_method, codeChallengeMethod) => {
    expect(readChallenge({ code_challenge: challenge, code_challenge_method })).toEqual({
      codeChallenge: challenge,
      codeChallengeMethod,
    });
  });

  it.each([{}, { code_challenge: null, code_challenge_method: null }, { code_challenge: '' }])(
    'is none in the implicit flow: %j',
    (given) => {
      expect(readChallenge(given)).toEqual(implicit);
    },
  );

  it.each([
    ['no method', { code_challenge: challenge }],
    ['no challenge', { code_challenge_method: 's256' }],
    ['42 characters', { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }],
    ['129 characters', { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }],
    ['other characters', { code_challenge: `${challenge}+/=`, code_challenge_method: 's256' }],
    ['another method', { code_challenge: challenge, code_challenge_method: 's512' }],
  ])('is refused with %s', (_what, given) => {
    expect(() => readChallenge(given)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});
