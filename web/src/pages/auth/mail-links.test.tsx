import { getSettings, updateUser } from '@sidework/contracts/schema/identity/accounts/auth';
import { verifyFactor } from '@sidework/contracts/schema/identity/factors/auth-factors';
import { verify } from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthSession, anAuthUser, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill, renderApp } from '../../../test/render-app.tsx';
import { aFactor, aSessionWith, someSettings } from '../../../test/security-builders.ts';
import { answerSecurity } from '../../../test/security-page.ts';

const server = fakeServer();

beforeEach(() => {
  server.on(getSettings, () => someSettings);
  server.on(verify, () => anAuthSession());
  server.on(getOwnProfile, () => anOwnProfile());
});

const link = (type: string, redirectTo = '') =>
  `/auth?type=${type}&token_hash=of-the-mail${redirectTo && `&redirect_to=${encodeURIComponent(redirectTo)}`}`;

async function open(path: string, button: string) {
  const { person } = renderApp(path);
  const found = await screen.findByRole('button', { name: button });
  expect(server.received(verify)).toEqual([]);
  await person.click(found);
  return person;
}

const sent = () => server.received(verify).map(({ body }) => body);

describe('a link that signs in', () => {
  it('does so after a click, and leaves no token in the address', async () => {
    await open(link('magiclink'), 'Sign in');
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(sent()).toEqual([
      expect.objectContaining({ type: 'magiclink', token_hash: 'of-the-mail' }),
    ]);
  });

  it.each([
    [
      'to the page that the mail names',
      `${location.origin}/profile-setup?step=2`,
      '/profile-setup?step=2',
    ],
    ['to no other site', 'https://evil.example/profile-setup', '/'],
    ['to no other site that looks like ours', `${location.origin}.evil.example/x`, '/'],
    ['to no page that would run', 'javascript:alert(1)', '/'],
    ['not to where it came from', `${location.origin}/auth`, '/'],
  ])('leads %s', async (_, redirectTo, path) => {
    await open(link('magiclink', redirectTo), 'Sign in');
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('asks for the second step before it leads on', async () => {
    const app = aFactor();
    server.on(verify, () => aSessionWith([app], 'aal1'));
    await open(link('magiclink', `${location.origin}/profile-setup`), 'Sign in');
    await screen.findByRole('heading', { level: 1, name: 'One more step' });
    expect(currentPath()).toBe('/auth');
    expect(server.received(getOwnProfile)).toEqual([]);
    expect(server.received(verifyFactor)).toEqual([]);
  });

  it('for a new password that is used up offers a new link first', async () => {
    server.on(verify, () => refuse(403, 'otp_expired', 'Expired'));
    await open(link('recovery'), 'Choose a new password');
    await screen.findByText('This link has expired or was already used. Ask for a new one.');
    const heading = screen.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('button', { name: 'Send me a new link' }).dataset.variant).toBe(
      'filled',
    );
    expect(screen.queryByRole('button', { name: 'Choose a new password' })).toBeNull();
  });

  it('can be tried again where the server could not answer', async () => {
    server.on(verify, () => refuse(503, 'unavailable', 'Try again later'));
    await open(link('recovery'), 'Choose a new password');
    await screen.findByRole('alert');
    screen.getByRole('heading', { level: 1, name: 'You are almost there' });
    screen.getByRole('button', { name: 'Choose a new password' });
  });

  it('that is used up says so, and leads to the login', async () => {
    server.on(verify, () => refuse(403, 'otp_expired', 'Expired'));
    const person = await open(link('magiclink'), 'Sign in');
    await screen.findByText('This link has expired or was already used. Ask for a new one.');
    await person.click(screen.getByRole('button', { name: 'Back to login' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(currentPath()).toBe('/auth');
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

it('an invitation is accepted, asks for a password, and leads to the profile', async () => {
  server.on(updateUser, () => anAuthUser());
  const person = await open(link('invite'), 'Accept the invitation');
  const form = within(await screen.findByRole('form', { name: 'New password' }));
  await fill(person, form.getByLabelText('New password'), 'a Harbour of 7 boats');
  await person.click(form.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
});

describe('the two links of a changed email address', () => {
  it.each(['email_change', 'email_change_current', 'email_change_new'])(
    'say after the first (%s) that the other is still to be opened',
    async (type) => {
      server.on(verify, () => ({ msg: 'Confirmation link accepted', code: '200' }));
      await open(link(type), 'Confirm the change');
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: 'One of two is confirmed',
      });
      await screen.findByText(/We sent a link to your other address too/);
      expect(currentPath()).toBe('/auth');
      expect(sent()).toEqual([expect.objectContaining({ type: 'email_change' })]);
      await waitFor(() => expect(document.activeElement).toBe(heading));
    },
  );

  it('leave who is signed in so after the first', async () => {
    signInAs();
    server.on(verify, () => ({ msg: 'Confirmation link accepted', code: '200' }));
    await open(link('email_change'), 'Confirm the change');
    await screen.findByRole('heading', { level: 1, name: 'One of two is confirmed' });
    screen.getByRole('button', { name: 'Account of Ada Lovelace' });
  });

  it('say after the second that it is done, and lead to the settings', async () => {
    answerSecurity(server);
    server.on(verify, () => anAuthSession({ email: 'countess@example.com' }));
    await open(link('email_change'), 'Confirm the change');
    await screen.findByText('Your email address is changed');
    await screen.findByRole('heading', { level: 1, name: 'Security' });
    expect(currentPath()).toBe('/settings/security');
  });
});
