import { getSettings, issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import { sendCode } from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { someSettings } from '../../../test/security-builders.ts';

const server = fakeServer();

beforeEach(() => {
  server.on(getSettings, () => someSettings);
  server.on(issueToken, () =>
    refuse(429, 'over_request_rate_limit', 'Slow down', { retryAfterSeconds: 840 }),
  );
});

async function tryPassword() {
  const { person } = renderApp('/auth');
  const form = within(await screen.findByRole('form', { name: 'Login' }));
  await fill(person, form.getByLabelText('Email'), ' ada@example.com ');
  await fill(person, form.getByLabelText('Password'), 'a Harbour of 7 boats');
  await person.click(form.getByRole('button', { name: 'Log in' }));
  const way = within(await form.findByRole('group', { name: 'Sign in another way' }));
  return { person, form, way };
}

describe('too many tries at a password', () => {
  it('are answered with how long to wait, in the toast and where it stays', async () => {
    const { form, way } = await tryPassword();
    const text = 'Too many attempts. Please try again in 14 minutes.';
    expect(await toastOf('Login failed')).toContain(text);
    way.getByText(text);
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'a Harbour of 7 boats');
  });

  it.each([
    ['has an account', () => ({})],
    ['has none, which is not told', () => refuse(422, 'otp_disabled', 'Signups not allowed')],
  ])('leave the way by a mailed link, to who %s', async (_, answer) => {
    server.on(sendCode, answer);
    const { person, way } = await tryPassword();
    await person.dblClick(way.getByRole('button', { name: 'Mail me a link' }));
    await way.findByText(
      'If ada@example.com has an account, a link that signs you in is on its way to it.',
    );
    expect(server.received(sendCode).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'ada@example.com', create_user: false }),
    ]);
  });

  it('say so where no link could be mailed, and ask again', async () => {
    server.on(sendCode, () =>
      refuse(429, 'over_email_send_rate_limit', 'Slow down', { retryAfterSeconds: 50 }),
    );
    const { person, way } = await tryPassword();
    await person.click(way.getByRole('button', { name: 'Mail me a link' }));
    expect(await toastOf('Error')).toContain(
      'Too many emails asked for. Please try again in 50 seconds.',
    );
    way.getByRole('button', { name: 'Mail me a link' });
  });

  it('are said by one toast, in the place of those before', async () => {
    const { person, form } = await tryPassword();
    server.on(issueToken, () => refuse(400, 'invalid_credentials', 'Wrong'));
    await person.click(form.getByRole('button', { name: 'Log in' }));
    // In the form, where it stays.
    await form.findByText('Invalid email or password');
    await waitFor(() => expect(screen.getAllByText('Login failed')).toHaveLength(1));
  });

  it('are forgotten with the next try', async () => {
    const { person, form } = await tryPassword();
    server.on(issueToken, () => refuse(400, 'invalid_credentials', 'Wrong'));
    await person.click(form.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(form.queryByRole('group', { name: 'Sign in another way' })).toBeNull(),
    );
  });
});
