import { signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { enrollFactor } from '@sidework/contracts/schema/identity/factors/auth-factors';
import {
  beginPasskeyRegistration,
  listPasskeys,
} from '@sidework/contracts/schema/identity/passkeys/auth-passkeys';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath } from '../../../test/render-app.tsx';
import { openSecurity } from '../../../test/security-page.ts';
import { webAuthnAnswers } from '../../../test/web-authn.ts';

const server = fakeServer();
const tooLate = () => refuse(400, 'reauthentication_needed', 'Please sign in again');
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Please sign in again' }));

beforeEach(() => {
  webAuthnAnswers('agrees');
  server.on(listPasskeys, () => []);
  server.on(signOut, () => undefined);
});

async function addApp() {
  server.on(enrollFactor, tooLate);
  const { person } = openSecurity(server);
  await person.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  return person;
}

describe('a way to sign in that is made long after the last sign-in', () => {
  it('leads to signing in, from where one comes back', async () => {
    const person = await addApp();
    await person.click((await question()).getByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('tab', { name: 'Login' });
    expect(currentPath()).toBe('/auth');
    expect(window.history.state?.usr).toEqual({ from: '/settings/security' });
  });

  it('can wait, and says what lacks', async () => {
    const person = await addApp();
    await person.click((await question()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Please sign in again first; it has been a while.');
    expect(currentPath()).toBe('/settings/security');
  });

  it('may be a passkey', async () => {
    server.on(beginPasskeyRegistration, tooLate);
    const { person } = openSecurity(server);
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await question();
  });
});
