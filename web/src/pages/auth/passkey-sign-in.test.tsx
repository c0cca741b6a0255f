import { getSettings } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '@sidework/contracts/schema/identity/passkeys/auth-passkeys';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthSession } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp, toastOf } from '../../../test/render-app.tsx';
import { aFactor, aSessionWith, someSettings } from '../../../test/security-builders.ts';
import { webAuthnAnswers } from '../../../test/web-authn.ts';

const server = fakeServer();
const challenge_id = '0193d2a0-0000-4000-8000-00000000c0de';

beforeEach(() => {
  server.on(getSettings, () => someSettings);
  server.on(beginPasskeySignIn, () => ({ challenge_id, options: {}, expires_at: 1 }));
});

async function signIn() {
  const { person } = renderApp('/auth');
  await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
}

describe('a sign-in by passkey', () => {
  it('needs no password', async () => {
    webAuthnAnswers('agrees');
    server.on(signInWithPasskey, () => anAuthSession());
    await signIn();
    await screen.findByText('Welcome back!');
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    expect(server.received(signInWithPasskey)[0]?.body).toMatchObject({ challenge_id });
  });

  it('is followed by the second step of who has one', async () => {
    webAuthnAnswers('agrees');
    server.on(signInWithPasskey, () => aSessionWith([aFactor()], 'aal1'));
    await signIn();
    await screen.findByRole('heading', { level: 1, name: 'One more step' });
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });

  it('that was broken off says so and changes nothing', async () => {
    webAuthnAnswers('closes the window');
    await signIn();
    expect(await toastOf('Login failed')).toContain('the window of your browser was closed');
  });

  it('by a passkey that is not known here leads back to the password', async () => {
    webAuthnAnswers('agrees');
    server.on(signInWithPasskey, () => refuse(404, 'webauthn_credential_not_found', 'Not found'));
    await signIn();
    expect(await toastOf('Login failed')).toContain('Use your password instead.');
  });

  it.each([
    ['the browser knows none', undefined, true],
    ['the server allows none', 'agrees', false],
  ] as const)('is not offered where %s', async (_why, answer, passkeys_enabled) => {
    webAuthnAnswers(answer);
    server.on(getSettings, () => ({ ...someSettings, passkeys_enabled }));
    renderApp('/auth');
    await screen.findByRole('form', { name: 'Login' });
    if (answer) await waitFor(() => expect(server.received(getSettings)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
