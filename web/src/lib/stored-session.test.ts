import { afterEach, describe, expect, it } from 'vitest';
import { anAuthSession, anAuthUser } from '../../test/builders.ts';
import { sessionKey } from './session-key.ts';
import { readStoredSession } from './stored-session.ts';

const store = (session: unknown) => localStorage.setItem(sessionKey, JSON.stringify(session));
afterEach(() => localStorage.clear());

describe('a stored session [AUTH-33]', () => {
  it('counts when it has an access token, a refresh token and an expiry [AUTH-33, AUTH-36]', () => {
    store(anAuthSession());
    expect(readStoredSession()?.viewer.fullName).toBe('Ada Lovelace');
  });

  it.each(['access_token', 'refresh_token', 'expires_at'])('does not count without %s', (part) => {
    store({ ...anAuthSession(), [part]: undefined });
    expect(readStoredSession()).toBeNull();
  });

  it.each(['', '{', 'null', '"text"', '[]'])('does not count when it reads %j', (text) => {
    localStorage.setItem(sessionKey, text);
    expect(readStoredSession()).toBeNull();
  });

  it('says who is signed in by what the server put there, not by what the person sent', () => {
    const user = anAuthUser({ userType: 'client', accountType: 'client' });
    store(anAuthSession({}, { user: { ...user, user_metadata: { user_type: 'professional' } } }));
    const viewer = readStoredSession()?.viewer;
    expect(viewer?.userType).toBe('client');
    expect(viewer?.fullName).toBe('ada@example.com');
    expect(viewer?.profession).toBeNull();
  });
});
