import {
  beginPasskeyRegistration,
  deletePasskey,
  listPasskeys,
  type PasskeyView,
  registerPasskey,
  renamePasskey,
} from '@sidework/contracts/schema/identity/passkeys/auth-passkeys';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, toastOf } from '../../../test/render-app.tsx';
import { openSecurity } from '../../../test/security-page.ts';
import { webAuthnAnswers } from '../../../test/web-authn.ts';

const server = fakeServer();
const laptop: PasskeyView = {
  id: '0193d2a0-0000-4000-8000-00000000aaaa',
  friendly_name: 'Laptop',
  created_at: '2026-01-05T10:00:00.000Z',
};
const passkeys = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

beforeEach(() => {
  webAuthnAnswers('agrees');
  server.on(listPasskeys, () => [laptop]);
  server.on(beginPasskeyRegistration, () => ({
    challenge_id: laptop.id,
    options: {},
    expires_at: 1,
  }));
});

describe('the passkeys', () => {
  it('are listed, with when they were last used', async () => {
    openSecurity(server);
    const section = await passkeys();
    const item = await section.findByRole('listitem');
    expect(item.textContent).toContain('Laptop');
    expect(item.textContent).toContain('Not used yet');
  });

  it('are not offered by a browser that knows none', async () => {
    webAuthnAnswers(undefined);
    openSecurity(server);
    await screen.findByRole('button', { name: 'Add authenticator app' });
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
  });

  it('get one more, which is named at once', async () => {
    const fresh = { id: '0193d2a0-0000-4000-8000-00000000bbbb', created_at: laptop.created_at };
    const { person } = openSecurity(server);
    const section = await passkeys();
    await section.findByText('Laptop');
    server.on(registerPasskey, () => {
      server.on(listPasskeys, () => [laptop, fresh]);
      return fresh;
    });
    server.on(renamePasskey, ({ body }) => {
      const named = { ...fresh, friendly_name: String(body?.friendly_name) };
      server.on(listPasskeys, () => [laptop, named]);
      return named;
    });
    await person.click(section.getByRole('button', { name: 'Add a passkey' }));
    await fill(person, await section.findByLabelText('Name'), 'Phone');
    await person.click(section.getByRole('button', { name: 'Save name' }));
    await section.findByText('Phone');
    expect(server.received(renamePasskey)[0]?.params).toEqual({ passkeyId: fresh.id });
  });

  it.each([
    ['pho\u0007ne', 'Please write this on one line, without characters that cannot be shown'],
    ['\u200b', 'Please write something that can be read'],
  ])('are not called %j, which is said beside the name', async (name, text) => {
    const { person } = openSecurity(server);
    const section = await passkeys();
    await person.click(await section.findByRole('button', { name: 'Rename Laptop' }));
    await fill(person, await section.findByLabelText('Name'), name);
    await person.click(section.getByRole('button', { name: 'Save name' }));
    await section.findByText(text);
    expect(server.received(renamePasskey)).toEqual([]);
  });

  it('stay as they were when the browser’s window is closed', async () => {
    webAuthnAnswers('closes the window');
    const { person } = openSecurity(server);
    const section = await passkeys();
    await person.click(await section.findByRole('button', { name: 'Add a passkey' }));
    expect(await toastOf('Error')).toContain('Nothing was changed');
  });

  it('lose one after asking', async () => {
    const { person } = openSecurity(server);
    server.on(deletePasskey, () => {
      server.on(listPasskeys, () => []);
      return undefined;
    });
    const section = await passkeys();
    await person.click(await section.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Laptop”?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(section.queryByText('Laptop')).toBeNull());
    await screen.findByText('“Laptop” is removed');
  });

  it('keep the one that is the only way in, and say why', async () => {
    const { person } = openSecurity(server);
    server.on(deletePasskey, () => refuse(422, 'single_identity_not_deletable', 'Only way in'));
    const section = await passkeys();
    await person.click(await section.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    expect(await toastOf('Error')).toContain('This passkey is your only way to sign in.');
    section.getByText('Laptop');
  });
});
