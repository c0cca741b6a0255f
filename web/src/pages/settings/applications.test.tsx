import {
  listOauthGrants,
  type OauthGrantView,
  revokeOauthGrant,
} from '@sidework/contracts/schema/identity/oauth-server/auth-oauth';
import { listOwnSessions } from '@sidework/contracts/schema/identity/own-sessions/own-sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { toastOf } from '../../../test/render-app.tsx';
import { openSecurity } from '../../../test/security-page.ts';

const server = fakeServer();

const aGrant = (number: number, name: string): OauthGrantView => ({
  client: {
    id: `0193d2a0-0000-4000-8000-00000000000${number}`,
    name,
    uri: `https://${name.toLowerCase()}.example/about`,
    logo_uri: '',
  },
  scopes: ['openid', 'email'],
  granted_at: '2026-01-05T10:00:00.000Z',
});
const ledger = aGrant(1, 'Ledger');
const planner = aGrant(2, 'Planner');

async function open(grants = [ledger, planner]) {
  const { person } = openSecurity(server);
  server.on(listOauthGrants, () => grants);
  const section = within(await screen.findByRole('region', { name: 'Applications' }));
  return { person, section };
}

/** Removes Ledger; `left` are there afterwards. */
async function remove(
  { person, section }: Awaited<ReturnType<typeof open>>,
  left: OauthGrantView[],
) {
  server.on(revokeOauthGrant, () => {
    server.on(listOauthGrants, () => left);
    return undefined;
  });
  await person.click(section.getByRole('button', { name: 'Remove Ledger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Ledger”?' }));
  expect(server.received(revokeOauthGrant)).toEqual([]);
  await person.dblClick(dialog.getByRole('button', { name: 'Remove application' }));
  await screen.findByText('“Ledger” is removed');
}

describe('the applications that were let in', () => {
  it('stand with their host and what they may do', async () => {
    const { section } = await open();
    const [first] = section.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Ledgerledger\.example · Let in /);
    expect(first?.textContent).toContain('see your email address');
  });

  it('are removed one by one after asking, and their sessions read anew', async () => {
    const page = await open();
    const read = () => server.received(listOwnSessions).length;
    const before = read();
    await remove(page, [planner]);
    expect(server.received(revokeOauthGrant).map(({ query }) => query)).toEqual([
      { client_id: ledger.client.id },
    ]);
    expect(page.section.queryByText('Ledger')).toBeNull();
    await waitFor(() => expect(read()).toBe(before + 1));
    const heading = page.section.getByRole('heading', { name: 'Applications' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('take their section with the last of them, and the focus to the page', async () => {
    await remove(await open([ledger]), []);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Applications' })).toBeNull());
    const heading = screen.getByRole('heading', { level: 1, name: 'Security' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('stay, with the reason, where the server refuses', async () => {
    const { person, section } = await open();
    server.on(revokeOauthGrant, () => refuse(403, 'user_banned', 'No'));
    await person.click(section.getByRole('button', { name: 'Remove Ledger' }));
    await person.click(await screen.findByRole('button', { name: 'Remove application' }));
    expect(await toastOf('Error')).toContain('You do not have permission');
    section.getByText('Ledger');
  });

  it.each([
    ['there are none', () => []],
    ['the server lets none in', () => refuse(404, 'feature_disabled', 'Off')],
  ])('have no section where %s', async (_, answer) => {
    openSecurity(server);
    server.on(listOauthGrants, answer);
    await screen.findByRole('region', { name: 'Devices and sessions' });
    await waitFor(() => expect(server.received(listOauthGrants)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Applications' })).toBeNull();
  });

  it('say why they could not be read, and are read again', async () => {
    const { person } = openSecurity(server);
    server.on(listOauthGrants, () => refuse(429, 'over_request_rate_limit', 'Slow down'));
    const section = within(await screen.findByRole('region', { name: 'Applications' }));
    server.on(listOauthGrants, () => [ledger]);
    await person.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('Ledger');
  });
});
