import { getUser, updateUser } from '@sidework/contracts/schema/identity/accounts/auth';
import { reauthenticate } from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthUser } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, toastOf } from '../../../test/render-app.tsx';
import { openSecurity } from '../../../test/security-page.ts';

const server = fakeServer();
const wanted = 'countess@example.com';

async function open() {
  const { person } = openSecurity(server);
  const section = within(await screen.findByRole('region', { name: 'Email' }));
  await person.click(section.getByRole('button', { name: 'Change email' }));
  const field = section.getByLabelText('New email');
  const change = async (email: string) => {
    await fill(person, field, email);
    await person.click(section.getByRole('button', { name: 'Change email' }));
  };
  return { person, section, field, change };
}

function accept() {
  const waiting = { ...anAuthUser(), new_email: wanted };
  server.on(updateUser, () => {
    server.on(getUser, () => waiting);
    return waiting;
  });
}

describe('another email address', () => {
  it('is asked for beside the one of today, with what a change takes', async () => {
    const { section } = await open();
    section.getByText('ada@example.com');
    section.getByText(/A change takes two links/);
    expect(section.queryByText(/Once both are opened/)).toBeNull();
  });

  it('is mailed to, and waits until both links were opened', async () => {
    accept();
    const { section, change } = await open();
    await change(` ${wanted} `);
    await section.findByText(/Once both are opened, your address is changed/);
    section.getByText(wanted);
    await screen.findByText('Check your mail');
    expect(section.queryByRole('form')).toBeNull();
    const [request] = server.received(updateUser);
    expect(request?.body).toMatchObject({ email: wanted });
    expect(request?.query).toEqual({ redirect_to: `${location.origin}/settings/security` });
  });

  it.each([
    ['', 'Email is required'],
    ['ada@', 'Enter an email address like name@example.com'],
    ['Ada@Example.com', 'This is your address already'],
  ])('like “%s” is refused beside its field', async (email, text) => {
    const { section, field, change } = await open();
    await change(email || ' ');
    await section.findByText(text);
    expect(document.activeElement).toBe(field);
    expect(server.received(updateUser)).toEqual([]);
  });

  it('of somebody else is refused beside its field, and stays there', async () => {
    server.on(updateUser, () => refuse(422, 'email_exists', 'Taken'));
    const { section, field, change } = await open();
    await change(wanted);
    await section.findByText('An account with this email already exists');
    expect(field).toHaveProperty('value', wanted);
    expect(document.activeElement).toBe(field);
  });

  it('takes a mailed code where the sign-in is no longer recent', async () => {
    server.on(reauthenticate, () => ({}));
    server.on(updateUser, () => refuse(400, 'reauthentication_needed', 'Reauthenticate'));
    const { person, section, change } = await open();
    await change(wanted);
    const code = await section.findByLabelText('Code from the email');
    await waitFor(() => expect(document.activeElement).toBe(code));
    accept();
    await fill(person, code, '123456');
    await person.click(section.getByRole('button', { name: 'Change email' }));
    await section.findByText(/Once both are opened/);
    expect(server.received(updateUser).at(-1)?.body).toMatchObject({
      email: wanted,
      nonce: '123456',
    });
    expect(section.queryByLabelText('Code from the email')).toBeNull();
  });

  it('says how long to wait after a mail has just gone out', async () => {
    server.on(updateUser, () =>
      refuse(429, 'over_email_send_rate_limit', 'Wait', { retryAfterSeconds: 41 }),
    );
    const { change } = await open();
    await change(wanted);
    expect(await toastOf('Error')).toContain('Please try again in 41 seconds.');
  });
});
