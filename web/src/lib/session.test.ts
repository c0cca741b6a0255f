import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../test/builders.ts';
import { sessionKey } from './session-key.ts';

const now = () => Math.floor(Date.now() / 1000);

/** The module of a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./auth-client.ts');
  localStorage.clear();
});

describe('the session of a page just opened', () => {
  it('is kept although its token has run out and nothing answers [AUTH-30]', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', fetch);
    signInAs({}, { expires_at: now() - 60, refresh_token: 'refresh-in-an-outage' });
    const { authClient, getSession } = await openPage();
    const listener = vi.fn();
    (await authClient()).onAuthStateChange(listener);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch.mock.calls.length).toBeGreaterThan(3);
    expect(listener).toHaveBeenCalledWith('INITIAL_SESSION', null);
    expect(getSession()?.viewer.fullName).toBe('Ada Lovelace');
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  });

  it('ends at once although the auth client cannot be fetched [AUTH-24, AUTH-32]', async () => {
    vi.doMock('./auth-client.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.error());
    vi.stubGlobal('fetch', fetch);
    signInAs({}, { access_token: 'held-token' });
    const { getSession, signOut } = await openPage();
    signOut();
    expect(getSession()).toBeNull();
    expect(localStorage.getItem(sessionKey)).toBeNull();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/auth/v1/logout?scope=local');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer held-token');
  });
});
