import { getSettings } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  decideOauthAuthorization,
  getOauthAuthorization,
} from '@sidework/contracts/schema/identity/oauth-server/auth-oauth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp, toastOf } from '../../../test/render-app.tsx';
import { someSettings } from '../../../test/security-builders.ts';

const server = fakeServer();
const id = '0193d2a0-0000-4000-8000-00000000c0de';
const path = `/oauth/consent?authorization_id=${id}`;
/** Only a place on the same page can be gone to in a test. */
const wayBack = (answer: string) => `${location.origin}${path}#${answer}`;

function open() {
  signInAs();
  return renderApp(path);
}

function ask(scope = 'openid email') {
  server.on(getOauthAuthorization, () => ({
    authorization_id: id,
    redirect_uri: 'https://ledger.example/callback',
    client: { id, name: 'Ledger', uri: 'https://ledger.example', logo_uri: '' },
    user: { id, email: 'ada@example.com' },
    scope,
  }));
}

describe('the question of an application', () => {
  it('names it, what it wants in words, and where it leads', async () => {
    ask('openid email calendar');
    open();
    await screen.findByRole('heading', { level: 2, name: 'Ledger' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Know that it is you, and recognize you the next time',
        'See your email address',
        'Use “calendar”',
      ]),
    );
    within(screen.getByRole('main')).getByText('ada@example.com');
    screen.getByText(/You go on to ledger.example/);
  });

  it.each([
    ['Approve', 'approve'],
    ['Deny', 'deny'],
  ])('is answered once by %s, which leads back', async (label, action) => {
    ask();
    server.on(decideOauthAuthorization, () => ({ redirect_url: wayBack(action) }));
    const { person } = open();
    await person.dblClick(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(location.hash).toBe(`#${action}`));
    expect(server.received(decideOauthAuthorization).map(({ body }) => body)).toEqual([
      expect.objectContaining({ action }),
    ]);
  });

  it('leads back at once to an application that was let in before', async () => {
    server.on(getOauthAuthorization, () => ({ redirect_url: wayBack('known') }));
    open();
    await waitFor(() => expect(location.hash).toBe('#known'));
  });

  it('leads to no address that would run in this page', async () => {
    ask();
    server.on(decideOauthAuthorization, () => ({ redirect_url: 'javascript:alert(1)' }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await toastOf('Error')).toContain('An error occurred');
  });

  it.each(['oauth_authorization_not_found', 'validation_failed'])(
    'that is over says so: %s',
    async (code) => {
      server.on(getOauthAuthorization, () => refuse(404, code, 'Not found'));
      open();
      await screen.findByRole('heading', { name: 'This request is no longer open' });
    },
  );

  it('says so too when it is over by the time of the answer', async () => {
    ask();
    server.on(decideOauthAuthorization, () => {
      server.on(getOauthAuthorization, () => refuse(404, 'oauth_authorization_not_found', 'Gone'));
      return refuse(404, 'oauth_authorization_not_found', 'Gone');
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await screen.findByRole('heading', { name: 'This request is no longer open' });
  });

  it.each([
    ['a visitor', '/oauth/consent', () => {}],
    ['a visitor', '/oauth/consent?authorization_id=0193d2a0', () => {}],
    ['who is signed in', '/oauth/consent', () => signInAs()],
  ])('tells %s at once that %s is not whole', async (_who, address, arrange) => {
    arrange();
    renderApp(address);
    await screen.findByRole('heading', { name: 'This address is not whole' });
    screen.getByText(/Go back to the application and begin again/);
    expect(server.received(getOauthAuthorization)).toEqual([]);
  });

  it('that could not be read is read again', async () => {
    server.on(getOauthAuthorization, () => refuse(429, 'over_request_rate_limit', 'Slow down'));
    const { person } = open();
    await screen.findByRole('alert');
    ask();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'Ledger' });
  });

  it('waits for a visitor to sign in', async () => {
    server.on(getSettings, () => someSettings);
    renderApp(path);
    await screen.findByRole('form', { name: 'Login' });
    expect(await toastOf('Authentication required')).toContain('Log in to answer it');
    expect(history.state.usr).toEqual({ from: path });
  });
});
