import { afterEach, describe, expect, it } from 'vitest';
import { anAuthSession, anAuthUser, aToken } from '../../test/builders.ts';
import { aFactor, aSessionWith, someRecoveryCodes } from '../../test/security-builders.ts';
import { sessionKey } from './session-key.ts';
import { isUnfinished, readStoredSession, toSession } from './stored-session.ts';

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

describe('a sign-in [AUTH-34]', () => {
  const app = aFactor();
  const begun = aFactor({ status: 'unverified' });

  it.each([
    ['is finished without a second step', aSessionWith([], 'aal1'), false],
    ['is unfinished before the second step', aSessionWith([app], 'aal1'), true],
    ['is finished after it', aSessionWith([app], 'aal2'), false],
    ['does not wait for a step that was never finished', aSessionWith([begun], 'aal1'), false],
    ['does not wait for recovery codes alone', aSessionWith([someRecoveryCodes()], 'aal1'), false],
    [
      'is unfinished by a token that cannot be read',
      { ...aSessionWith([app]), access_token: 'x' },
      true,
    ],
  ])('%s', (_what, session, expected) => {
    expect(isUnfinished(toSession(session))).toBe(expected);
  });

  it('reads the assurance of a token with letters beyond ASCII', () => {
    const claims = btoa(unescape(encodeURIComponent('{"aal":"aal2","name":"Zoë ÿ?>"}')));
    const [head, , signature] = aToken().split('.');
    const access_token = [head, claims.replaceAll('+', '-').replaceAll('/', '_'), signature].join(
      '.',
    );
    expect(toSession({ ...aSessionWith([]), access_token }).assurance).toBe('aal2');
  });
});
