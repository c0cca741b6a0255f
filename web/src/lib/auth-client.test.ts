import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthClient } from './auth-client.ts';

/** Answers every request with this. */
function answer(status: number, content: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(content), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const open = (whenRefused = () => {}) => createAuthClient(whenRefused);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the auth client', () => {
  it('gives a missing-session error for an empty refresh token, and asks nobody [AUTH-37]', async () => {
    const fetch = answer(200, {});
    const { data, error } = await open().refreshSession({ refresh_token: '' } as never);
    expect(error?.name).toBe('AuthSessionMissingError');
    expect(data.session).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('gives an error for an answer with neither session nor user [AUTH-39]', async () => {
    answer(200, {});
    const client = open();
    const { data, error } = await client.signInWithPassword({ email: 'a@b.co', password: 'x' });
    expect(error).toBeTruthy();
    expect(data).toEqual({ user: null, session: null });
  });

  it('asks its own origin only, at /auth/v1 [AUTH-40, D-104]', async () => {
    const fetch = answer(200, {});
    await open().resetPasswordForEmail('a@b.co');
    const [url] = fetch.mock.calls[0] as unknown as [string];
    expect(new URL(url).origin).toBe(location.origin);
    expect(new URL(url).pathname).toBe('/auth/v1/recover');
  });

  it.each([
    [400, true],
    [401, true],
    [429, false],
    [503, false],
  ])('takes a refresh answered with %i for refused: %s', async (status, isRefused) => {
    answer(status, { code: 'refresh_token_not_found', message: 'x' });
    const whenRefused = vi.fn();
    // Not awaited: what may pass is tried again for half a minute.
    void open(whenRefused).refreshSession({ refresh_token: 'r' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 20_000 });
    // What follows on the answer is done once all that stands in line is.
    await new Promise((resolve) => setImmediate(resolve));
    expect(whenRefused).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  });
});
