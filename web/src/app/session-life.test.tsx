import { issueToken, signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs, storeSession } from '../../test/builders.ts';
import { fakeServer, refuse } from '../../test/fake-server.ts';
import { currentPath, renderApp } from '../../test/render-app.tsx';

const server = fakeServer();
const now = () => Math.floor(Date.now() / 1000);
const stored = () => JSON.parse(localStorage.getItem('sidework.session') ?? 'null');
const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` });

/** The client looks at the session when it begins, and whenever the tab is looked at again. */
const lookAtTheTab = () => dispatchEvent(new Event('visibilitychange'));

describe('a session', () => {
  it('is refreshed by itself when its token is near its end [AUTH-28, AUTH-44, CONST-12]', async () => {
    signInAs({}, { expires_at: now() + 30, refresh_token: 'refresh-near-the-end' });
    server.on(issueToken, () => anAuthSession({}, { refresh_token: 'refresh-2' }));
    renderApp('/about');
    await account('Ada Lovelace');
    await waitFor(() => expect(stored().refresh_token).toBe('refresh-2'));
    const [request] = server.received(issueToken);
    expect(request?.query).toEqual({ grant_type: 'refresh_token' });
    expect(request?.body).toEqual({ refresh_token: 'refresh-near-the-end' });
  });

  it('is followed by the header when the server changed who the person is [AUTH-25]', async () => {
    signInAs({}, { expires_at: now() + 30, refresh_token: 'refresh-of-a-new-name' });
    server.on(issueToken, () => anAuthSession({ fullName: 'Ada King' }));
    renderApp('/about');
    lookAtTheTab();
    await account('Ada King');
  });

  it('is removed when its refresh is refused, and says so [AUTH-31, ERR-08, ERR-13]', async () => {
    signInAs({}, { expires_at: now() - 60, refresh_token: 'refresh-of-a-revoked-session' });
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    server.on(signOut, () => undefined);
    server.on(getOwnProfile, () => refuse(401, 'session_expired', 'Expired'));
    renderApp('/profile-setup');
    await screen.findByRole('link', { name: 'Sign In' });
    expect(stored()).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Authentication requiredYour session has expired. Please sign in again',
    );
    await screen.findByRole('tab', { name: 'Login' });
    expect(currentPath()).toBe('/auth');
  });

  it('ends as soon as its refresh is refused, though its token would hold a while longer [AUTH-31]', async () => {
    signInAs({}, { expires_at: now() + 60, refresh_token: 'refresh-of-an-ended-session' });
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    renderApp('/about');
    lookAtTheTab();
    await screen.findByRole('link', { name: 'Sign In' });
    expect(stored()).toBeNull();
  });

  it('that was left asks for signing in again where a page needs it [SEC-07]', async () => {
    signInAs();
    server.on(signOut, () => undefined);
    const { person } = renderApp('/post-job');
    await person.click(await account('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Good work, close to home.' });
    expect(currentPath()).toBe('/');
    await person.click(screen.getByRole('button', { name: 'Jobs & Education' }));
    await person.click(await screen.findByRole('link', { name: 'Service Tracker' }));
    await screen.findByRole('tab', { name: 'Login' });
    expect(currentPath()).toBe('/auth');
    expect(history.state.usr).toEqual({ from: '/service-tracker' });
  });

  it('begun in another tab after it was left here ends there without going to / here', async () => {
    signInAs();
    server.on(signOut, () => undefined);
    server.on(getOwnProfile, () => anOwnProfile());
    const { person } = renderApp('/');
    await person.click(await account('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('link', { name: 'Sign In' });
    act(() => signInAs());
    await person.click(await account('Ada Lovelace'));
    await person.click(screen.getByRole('link', { name: 'Your profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
    act(() => storeSession(null));
    await screen.findByRole('tab', { name: 'Login' });
    expect(history.state.usr).toEqual({ from: '/profile-setup' });
  });

  it('is kept while its refresh fails in a way that may pass, tried again after 200 and 400 ms [AUTH-29, AUTH-30, CONST-12]', async () => {
    const times: number[] = [];
    signInAs({}, { expires_at: now() + 30, refresh_token: 'refresh-in-a-storm' });
    server.on(issueToken, () => {
      times.push(performance.now());
      return times.length < 3 ? refuse(503, 'unavailable', 'Not now') : anAuthSession();
    });
    renderApp('/about');
    await account('Ada Lovelace');
    lookAtTheTab();
    await waitFor(() => expect(times).toHaveLength(3));
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(195);
    expect(third - second).toBeGreaterThanOrEqual(395);
    await waitFor(() => expect(stored().refresh_token).toBe('refresh-1'));
    await account('Ada Lovelace');
  });

  // Last, since the client keeps trying for half a minute.
  it('ends at once although its token has run out and nothing answers [NAV-57, AUTH-32]', async () => {
    signInAs({}, { expires_at: now() - 60, refresh_token: 'refresh-without-network' });
    server.disconnect();
    const { person } = renderApp('/about');
    await person.click(await account('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(stored()).toBeNull();
    expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
    await screen.findByRole('heading', { level: 1, name: 'Good work, close to home.' });
    expect(currentPath()).toBe('/');
  });
});
