import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { describe, expect, it, vi } from 'vitest';
import { translateFailure } from './translate-failure.ts';

const warn = vi.fn();
const translate = (error: unknown) => translateFailure({ log: { warn } as never }, 'google', error);
const response = new Response(null, { status: 401 });
const challenge = new WWWAuthenticateChallengeError('no', { cause: [], response });
const body = new ResponseBodyError('no', { cause: { error: 'invalid_grant' }, response });

describe('translateFailure', () => {
  it.each([
    ['a challenge', challenge, 'bad_oauth_callback'],
    ['a refusal', body, 'bad_oauth_callback'],
    ['an answer that makes no sense', new ClientError('no'), 'bad_oauth_callback'],
    ['a provider that is away', new TypeError('fetch failed'), 'unavailable'],
    [
      'one that takes too long',
      Object.assign(new ClientError('no'), { code: 'OAUTH_TIMEOUT' }),
      'unavailable',
    ],
  ])('of %s', (_what, error, code) => {
    expect(translate(error)).toMatchObject({ code });
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ provider: 'google' }),
      expect.any(String),
    );
  });

  it('leaves our own mistakes as they are', () => {
    const mistake = new TypeError('x is not a function');

    expect(translate(mistake)).toBe(mistake);
  });
});
