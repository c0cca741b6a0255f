import { issueToken, updateUser } from '@sidework/contracts/schema/identity/accounts/auth';
import { reauthenticate } from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { listOwnSessions } from '@sidework/contracts/schema/identity/own-sessions/own-sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthUser } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill, toastOf } from '../../../test/render-app.tsx';
import { aFactor, aSessionWith } from '../../../test/security-builders.ts';
import { openSecurity } from '../../../test/security-page.ts';

const server = fakeServer();

async function open() {
  const { person } = openSecurity(server);
  await person.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  const change = async (password: string) => {
    await fill(person, form.getByLabelText('New password'), password);
    await person.click(form.getByRole('button', { name: 'Change password' }));
  };
  return { person, form, change };
}

/** The sign-in is no longer recent: only with a code is the password taken. */
function askForCode() {
  server.on(reauthenticate, () => ({}));
  server.on(updateUser, ({ body }) =>
    body?.nonce ? anAuthUser() : refuse(400, 'reauthentication_needed', 'Reauthenticate'),
  );
}

describe('a new password', () => {
  it('is written in a form that opens on demand, and closes without a trace', async () => {
    const { person, form } = await open();
    expect(document.activeElement).toBe(form.getByLabelText('New password'));
    await fill(person, form.getByLabelText('New password'), 'a Harbour of 7 boats');
    await person.click(screen.getByRole('button', { name: 'Cancel: password', expanded: true }));
    const button = screen.getByRole('button', { name: 'Change password' });
    expect(document.activeElement).toBe(button);
    await person.click(button);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('is saved, and the list of sessions read anew, since the others ended', async () => {
    server.on(updateUser, () => anAuthUser());
    const { change } = await open();
    const before = () => server.received(listOwnSessions).length;
    await waitFor(() => expect(before()).toBe(1));
    await change('a Harbour of 7 boats');
    await screen.findByText('Your new password is saved');
    expect(server.received(updateUser)[0]?.body).toMatchObject({
      password: 'a Harbour of 7 boats',
    });
    await waitFor(() => expect(before()).toBe(2));
    expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
  });

  it('is measured, and refused when it is too short, beside its field', async () => {
    const { form, change } = await open();
    await change('short');
    await form.findByText('Password must be at least 6 characters');
    form.getByText('This password is too short.');
    expect(document.activeElement).toBe(form.getByLabelText('New password'));
    expect(server.received(updateUser)).toEqual([]);
  });

  it.each([
    ['same_password', 'The new password must differ from the one you have.'],
    ['weak_password', 'This password is among the most common ones.'],
  ])('that the server refuses with %s says so beside its field', async (code, text) => {
    server.on(updateUser, () => refuse(422, code, 'This password is among the most common ones.'));
    const { form, change } = await open();
    await change('password1');
    await form.findByText(text);
  });

  it('asks for a mailed code where the sign-in is no longer recent', async () => {
    askForCode();
    const { person, form, change } = await open();
    await change('a Harbour of 7 boats');
    await form.findByText('ada@example.com');
    const code = form.getByLabelText('Code from the email');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(form.getByLabelText('New password')).toHaveProperty('value', 'a Harbour of 7 boats');
    await person.click(form.getByRole('button', { name: 'Change password' }));
    await form.findByText('Enter the code from the email');
    await fill(person, code, '123 456');
    await person.click(form.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Your new password is saved');
    expect(server.received(updateUser).at(-1)?.body).toMatchObject({ nonce: '123456' });
    expect(server.received(reauthenticate)).toHaveLength(1);
  });

  it('says beside the code that it was wrong, and mails another', async () => {
    askForCode();
    const { person, form, change } = await open();
    await change('a Harbour of 7 boats');
    await fill(person, await form.findByLabelText('Code from the email'), '000000');
    server.on(updateUser, () => refuse(422, 'reauthentication_not_valid', 'Nonce is invalid'));
    await person.click(form.getByRole('button', { name: 'Change password' }));
    await form.findByText('That code is not right, or it has run out. Ask for a new one.');
    await person.click(form.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(server.received(reauthenticate)).toHaveLength(2));
  });

  it('leads to the second step where this browser has not shown it', async () => {
    server.on(updateUser, () => refuse(401, 'insufficient_aal', 'AAL2 session is required'));
    server.on(issueToken, () => aSessionWith([aFactor()], 'aal1'));
    const { change } = await open();
    await change('a Harbour of 7 boats');
    await screen.findByRole('heading', { level: 1, name: 'One more step' });
    expect(currentPath()).toBe('/auth');
    expect(history.state.usr).toEqual({ from: '/settings/security' });
  });

  it('that fails for another reason says so in a toast', async () => {
    server.on(updateUser, () => refuse(429, 'over_request_rate_limit', 'Slow down'));
    const { change } = await open();
    await change('a Harbour of 7 boats');
    expect(await toastOf('Error')).toContain('Too many attempts.');
  });
});
