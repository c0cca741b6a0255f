import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Client, createAuthClient } from './auth-client.ts';
import { sessionKey } from './session-key.ts';

/** Answers every request with this. */
function answer(status: number, content: unknown) {
  const fetch = vi.fn(async () => Response.json(content, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

let client: Client;
const open = (whenRefused = () => {}) => {
  client = createAuthClient(whenRefused);
  return client;
};

afterEach(async () => {
  // Each would go on to renew what the next test stores.
  await client.stopAutoRefresh();
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    const { data, error } = await open().signInWithPassword({ email: 'a@b.co', password: 'x' });
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

  it('does not renew a fresh token where the clock of the device runs ahead', async () => {
    const ahead = 20 * 60_000;
    const realNow = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(realNow + ahead);
    const fetch = answer(200, {
      access_token: 'a.b.c',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 900,
      expires_at: Math.round(realNow / 1000) + 900,
      user: { id: 'u' },
    });
    open();
    await client.signInWithPassword({ email: 'a@b.co', password: 'x' });
    for (let reads = 0; reads < 3; reads += 1) {
      const { data } = await client.getSession();
      expect(data.session?.access_token).toBe('a.b.c');
    }
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps a session whose renewal is put off, and asks again only when it may', async () => {
    const user = { id: 'u' };
    const ended = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user };
    localStorage.setItem(sessionKey, JSON.stringify(ended));
    const headers = { 'retry-after': '120' };
    const fetch = vi.fn(async () => new Response('{}', { status: 429, headers }));
    vi.stubGlobal('fetch', fetch);
    vi.useFakeTimers();
    void open().getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetch).toHaveBeenCalledTimes(2);
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
    // Everything that is already queued has to run before the listener is counted.
    await new Promise((resolve) => setImmediate(resolve));
    expect(whenRefused).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  });
});
