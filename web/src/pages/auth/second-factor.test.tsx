import {
  getSettings,
  issueToken,
  signOut,
  updateUser,
} from '@sidework/contracts/schema/identity/accounts/auth';
import {
  challengeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '@sidework/contracts/schema/identity/factors/auth-factors';
import { verify } from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { listNotificationPreferences } from '@sidework/contracts/schema/network-chat/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthUser, storeSession } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill, type Person, renderApp } from '../../../test/render-app.tsx';
import {
  aFactor,
  aSessionWith,
  someRecoveryCodes,
  someSettings,
} from '../../../test/security-builders.ts';
import { webAuthnAnswers } from '../../../test/web-authn.ts';

const server = fakeServer();
const app = aFactor();
const challengeId = '0193d2a0-0000-4000-8000-00000000c0de';

beforeEach(() => {
  server.on(getSettings, () => someSettings);
  server.on(challengeFactor, ({ params }) => ({
    id: challengeId,
    type: params.factorId === app.id ? ('totp' as const) : ('phone' as const),
    expires_at: Math.floor(Date.now() / 1000) + 300,
  }));
});

/** The person has these factors and signs in by password. */
async function signIn(factors = [app], path = '/auth') {
  server.on(issueToken, () => aSessionWith(factors, 'aal1'));
  const rendered = renderApp(path);
  const form = within(await screen.findByRole('form', { name: 'Login' }));
  await fill(rendered.person, form.getByLabelText('Email'), 'ada@example.com');
  await fill(rendered.person, form.getByLabelText('Password'), 'analytical');
  await rendered.person.click(form.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'One more step' });
  return rendered;
}

const codeField = () => screen.findByRole('textbox', { name: 'Code' });
const type = async (person: Person, code: string) => fill(person, await codeField(), code);
const isWelcomed = () => screen.findByText('Welcome back!');

describe('a sign-in of somebody with a second step', () => {
  it('asks for the code, sends it at its sixth digit, and welcomes back only then [AUTH-04, AUTH-34]', async () => {
    const { person } = await signIn();
    expect(screen.queryByText('Welcome back!')).toBeNull();
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    server.on(verifyFactor, () => aSessionWith([app]));
    await type(person, '123 45');
    expect(server.received(verifyFactor)).toEqual([]);
    await person.type(await codeField(), '6');
    await isWelcomed();
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    expect(currentPath()).toBe('/');
    const [request, ...further] = server.received(verifyFactor);
    expect(request?.params).toEqual({ factorId: app.id });
    expect(request?.body).toMatchObject({ challenge_id: challengeId, code: '123456' });
    expect(further).toEqual([]);
  });

  it('takes its person for a visitor until then, over a reload too', async () => {
    storeSession(aSessionWith([app], 'aal1'));
    renderApp('/settings/notifications');
    await screen.findByRole('heading', { level: 1, name: 'One more step' });
    expect(currentPath()).toBe('/auth');
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
    expect(server.received(listNotificationPreferences)).toEqual([]);
  });

  it('goes on to where the person was going', async () => {
    storeSession(aSessionWith([app], 'aal1'));
    server.on(verifyFactor, () => aSessionWith([app]));
    server.on(listNotificationPreferences, () => ({ items: [] }));
    const { person } = renderApp('/settings/notifications');
    await type(person, '123456');
    await screen.findByRole('heading', { level: 1, name: 'Notification Settings' });
    expect(currentPath()).toBe('/settings/notifications');
  });

  it('says beside the field that a code was wrong, and takes the next', async () => {
    const { person } = await signIn();
    server.on(verifyFactor, () => refuse(422, 'mfa_verification_failed', 'Invalid TOTP code'));
    await type(person, '000000');
    await screen.findByText('That code is not right, or it was used before. Please try again.');
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    server.on(verifyFactor, () => aSessionWith([app]));
    await type(person, '123456');
    await isWelcomed();
  });

  it('asks no more for what was removed elsewhere meanwhile', async () => {
    const { person } = await signIn();
    server.on(challengeFactor, () => refuse(404, 'mfa_factor_not_found', 'Factor not found'));
    server.on(issueToken, () => aSessionWith([], 'aal1'));
    await type(person, '123456');
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    expect(currentPath()).toBe('/');
  });

  it('asks for a code where there is none', async () => {
    const { person } = await signIn();
    await person.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Enter the code');
    expect(server.received(challengeFactor)).toEqual([]);
  });

  it('can be left by signing out', async () => {
    server.on(signOut, () => undefined);
    const { person } = await signIn();
    await person.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(localStorage.getItem('sidework.session')).toBeNull();
    const heading = screen.getByRole('heading', { level: 1, name: 'Welcome to Sidework' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(server.received(signOut)).toHaveLength(1));
  });

  it('takes a recovery code instead', async () => {
    const { person } = await signIn([app, someRecoveryCodes()]);
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    server.on(verifyRecoveryCode, () => aSessionWith([app]));
    await fill(person, screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh ijkl');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await isWelcomed();
    expect(server.received(verifyRecoveryCode)[0]?.body).toMatchObject({ code: 'abcd-efgh ijkl' });
  });

  it('offers no recovery code to who has none', async () => {
    await signIn();
    await codeField();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  });

  it.each([
    ['no other way', [app], /^You have set up no other way/],
    ['a recovery code', [app, someRecoveryCodes()], /^Use another of your ways above/],
  ])('says to who has %s what to do without the app', async (_what, factors, words) => {
    const { person } = await signIn(factors);
    const lost = await screen.findByRole('button', { name: 'I cannot use my app' });
    const text = screen.getByText(words);
    expect(text.closest('[hidden]')).not.toBeNull();
    await person.click(lost);
    expect(text.closest('[hidden]')).toBeNull();
    const link = within(text).getByRole('link', { name: /write to us/i });
    expect(link.getAttribute('href')).toBe('/contact');
  });

  it('sends a code to a phone only when it is asked to', async () => {
    const phone = aFactor({ factor_type: 'phone', friendly_name: 'My mobile' });
    const { person } = await signIn([app, phone]);
    await person.click(await screen.findByRole('button', { name: 'Use “My mobile”' }));
    expect(server.received(challengeFactor)).toEqual([]);
    const send = screen.getByRole('button', { name: 'Send me a code' });
    expect(document.activeElement).toBe(send);
    await person.click(send);
    server.on(verifyFactor, () => aSessionWith([app, phone]));
    await type(person, '654321');
    expect(server.received(verifyFactor)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await isWelcomed();
    expect(server.received(challengeFactor)).toHaveLength(1);
    expect(server.received(verifyFactor)[0]?.body).toMatchObject({ code: '654321' });
  });

  it('says that the browser’s window for keys was closed, and lets it be opened again', async () => {
    webAuthnAnswers('closes the window');
    const key = aFactor({ factor_type: 'webauthn', friendly_name: 'Blue key' });
    const { person } = await signIn([key]);
    server.on(challengeFactor, () => ({
      id: challengeId,
      type: 'webauthn' as const,
      expires_at: 1,
      webauthn: {
        type: 'request' as const,
        credential_options: { publicKey: { challenge: 'AAAA' } },
      },
    }));
    await person.click(await screen.findByRole('button', { name: 'Use security key' }));
    await screen.findByText('Nothing was changed, since the window of your browser was closed.');
    webAuthnAnswers('agrees');
    server.on(verifyFactor, () => aSessionWith([key]));
    await person.click(screen.getByRole('button', { name: 'Use security key' }));
    await isWelcomed();
  });
});

it('is asked for before the new password of a mailed link, too', async () => {
  server.on(verify, () => aSessionWith([app], 'aal1'));
  server.on(verifyFactor, () => aSessionWith([app]));
  server.on(updateUser, () => anAuthUser());
  const { person } = renderApp('/auth?type=recovery&token_hash=hash-of-the-mail');
  await person.click(await screen.findByRole('button', { name: 'Choose a new password' }));
  await type(person, '123456');
  await screen.findByRole('form', { name: 'New password' });
});
