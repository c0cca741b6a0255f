import { signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  listOwnSessions,
  revokeOwnSession,
} from '@sidework/contracts/schema/identity/own-sessions/own-sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { toastOf } from '../../../test/render-app.tsx';
import { anOwnSession } from '../../../test/security-builders.ts';
import { openSecurity } from '../../../test/security-page.ts';

const server = fakeServer();
const here = anOwnSession({ device: 'Firefox on Linux', isCurrent: true });
const there = anOwnSession({ device: 'Safari on iOS', address: '198.51.100.4' });
const tool = anOwnSession({ application: 'Ledger', device: 'Chrome on Windows', address: null });

function open(items = [there, here, tool]) {
  const app = openSecurity(server);
  server.on(listOwnSessions, () => ({ items }));
  return app;
}

const section = async () =>
  within(await screen.findByRole('region', { name: 'Devices and sessions' }));

describe('the sessions', () => {
  it('stand with device, address and last use, this one first', async () => {
    open();
    const items = await (await section()).findAllByRole('listitem');
    const texts = items.map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Firefox on LinuxThis device');
    expect(texts[1]).toContain('Safari on iOS198.51.100.4 · Signed in');
    expect(texts[2]).toContain('LedgerAn application you let in');
    expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('stand first by three, the others on demand', async () => {
    const { person } = open([there, here, tool, anOwnSession(), anOwnSession()]);
    const list = await section();
    expect(await list.findAllByRole('listitem')).toHaveLength(3);
    await person.click(list.getByRole('button', { name: 'Show 2 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
  });

  it('end one by one, after asking', async () => {
    const { person } = open();
    server.on(revokeOwnSession, () => {
      server.on(listOwnSessions, () => ({ items: [here, tool] }));
      return undefined;
    });
    const list = await section();
    await person.click(await list.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iOS?' }));
    expect(server.received(revokeOwnSession)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Sign out' }));
    await screen.findByText('Safari on iOS is signed out');
    expect(server.received(revokeOwnSession)[0]?.params).toEqual({ sessionId: there.id });
    expect(list.queryByText('Safari on iOS')).toBeNull();
    const heading = list.getByRole('heading', { name: 'Devices and sessions' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('end all but this one at once', async () => {
    const { person } = open();
    server.on(signOut, () => {
      server.on(listOwnSessions, () => ({ items: [here] }));
      return undefined;
    });
    const list = await section();
    await person.click(await list.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('All 2 other sessions end at once. This device stays signed in.');
    await person.click(dialog.getByRole('button', { name: 'Sign out' }));
    await list.findByText('You are signed in nowhere else.');
    expect(server.received(signOut)[0]?.query).toEqual({ scope: 'others' });
    screen.getByRole('button', { name: 'Account of Ada Lovelace' });
  });

  it('stay, with the reason, where the server refuses', async () => {
    const { person } = open();
    server.on(revokeOwnSession, () => refuse(503, 'unavailable', 'Not now'));
    const list = await section();
    await person.click(await list.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await toastOf('Error')).toContain('Not now');
    list.getByText('Safari on iOS');
  });

  it('say why they could not be read, and are read again', async () => {
    const { person } = openSecurity(server);
    server.on(listOwnSessions, () => refuse(403, 'permission_denied', 'Not for you'));
    const list = await section();
    expect((await list.findByRole('alert')).textContent).toContain('Not for you');
    server.on(listOwnSessions, () => ({ items: [here] }));
    await person.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('Firefox on Linux');
  });
});
