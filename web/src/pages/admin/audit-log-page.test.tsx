import { searchAuditLog } from '@sidework/contracts/schema/identity/staff/audit-log';
import { listAccounts } from '@sidework/contracts/schema/identity/staff/staff-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill } from '../../../test/render-app.tsx';
import { anAccount, anAuditEntry, openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const answer = (items = [anAuditEntry()]) =>
  server.on(searchAuditLog, () => ({ items, nextCursor: null }));
const lastQuery = () => server.received(searchAuditLog).at(-1)?.query;
const entry = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement;

describe('the audit log', () => {
  it('says in words who did what to whom, why and how it ended', async () => {
    const done = anAuditEntry({ reason: 'A lost phone', details: { kind: 'totp' } });
    answer([done]);
    const { person } = openAsStaff('/admin/audit-log');
    const shown = await entry('Removed a second step');
    expect(shown.textContent).toContain('Done');
    expect(shown.textContent).toContain('By Ada Lovelace, about Grace Hopper');
    expect(shown.textContent).toContain('Reason: A lost phone');
    const target = within(shown).getByRole('link', { name: 'Grace Hopper' });
    expect(target.getAttribute('href')).toBe(`/admin/accounts/${done.targetId}`);
    const kind = within(shown).getByText('kind');
    expect(kind.closest('[hidden]')).not.toBeNull();
    await person.click(within(shown).getByRole('button', { name: /^More: Removed a second step/ }));
    expect(kind.nextElementSibling?.textContent).toBe('totp');
    expect(kind.closest('[hidden]')).toBeNull();
  });

  it.each([
    [{ outcome: 'denied' as const }, 'Denied'],
    [{ actorId: null, actorName: 'the command line' }, 'By the command line'],
    [{ targetName: null }, 'about someone who is gone'],
    [{ targetId: null, targetName: null }, 'By Ada Lovelace'],
    [{ position: null }, 'Not sealed yet'],
  ])('shows %o as such', async (given, words) => {
    answer([anAuditEntry(given)]);
    openAsStaff('/admin/audit-log');
    expect((await entry('Removed a second step')).textContent).toContain(words);
  });

  it('leads to the thing that a decision was about', async () => {
    const subjectId = '01960000-0000-7000-8000-000000000009';
    answer([anAuditEntry({ action: 'report_hidden', details: { thing: 'gig', subjectId } })]);
    openAsStaff('/admin/audit-log');
    const link = within(await entry('Hid what was reported')).getByRole('link', { name: 'gig' });
    expect(link.getAttribute('href')).toBe(`/gigs/${subjectId}`);
  });

  it.each([
    ['license_verified', 'Verified a license', ['/admin/licenses?search=Grace+Hopper+Plumber']],
    [
      'license_paper_opened',
      'Opened the paper of a license',
      ['/admin/licenses?search=Grace+Hopper+Plumber'],
    ],
    ['license_refused', 'Did not verify a license', []],
  ])('leads from %s to the license where a list has it', async (action, title, found) => {
    answer([anAuditEntry({ action, details: { licenseId: 'license', name: 'Plumber' } })]);
    openAsStaff('/admin/audit-log');
    const shown = await entry(title);
    expect(shown.textContent).toContain('about Grace Hopper · Plumber');
    const links = within(shown).queryAllByRole('link', { name: 'Plumber' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(found);
  });

  it('tells the decision of a dispute in dollars, as about the work and not about a person', async () => {
    const sides = { clientId: 'clara', professionalId: 'pat' };
    const split = { toClientCents: 25_000, toProfessionalCents: 47_000 };
    const details = { title: 'Kitchen faucet', ...sides, ...split };
    const dispute = { action: 'dispute_settled', targetName: null, details };
    answer([anAuditEntry(dispute)]);
    openAsStaff('/admin/audit-log');
    const shown = await entry('Decided a dispute about money');
    const { textContent } = shown;
    expect(textContent).toContain('Kitchen faucet: client and professional');
    const side = (name: string) => within(shown).getByRole('link', { name }).getAttribute('href');
    expect(side('client')).toBe('/admin/accounts/clara');
    expect(side('professional')).toBe('/admin/accounts/pat');
    expect(textContent).toContain('To the client$250.00');
    expect(textContent).toContain('To the professional$470.00');
    expect(textContent).not.toContain('about somebody');
  });

  it('says when in its row to the minute, and under More to the second in UTC', async () => {
    answer([anAuditEntry({ at: '2026-01-05T10:00:30.123Z' })]);
    openAsStaff('/admin/audit-log');
    const { textContent } = await entry('Removed a second step');
    expect(textContent).toMatch(/Jan 5, 2026, \d+:00.[AP]M/);
    expect(textContent).toContain('When2026-01-05 10:00:30 UTC');
  });

  it('shows neighbouring entries of the same act as one, with what each of them says', async () => {
    const read = { action: 'services_read', at: '2026-01-05T10:00:30.000Z' };
    const { actorId, targetId } = anAuditEntry();
    const repeats = ['first', 'second', 'third'].map((requestId) =>
      anAuditEntry({ ...read, actorId, targetId, requestId }),
    );
    const before = anAuditEntry({ ...read, actorId, targetId, at: '2026-01-05T09:59:00.000Z' });
    answer([...repeats, before, anAuditEntry({ ...read, targetId, actorId: anAccount().id })]);
    openAsStaff('/admin/audit-log');
    const heads = await screen.findAllByRole('heading', { level: 2, name: /child’s work/ });
    const shown = heads.map((head) => head.closest('article')?.textContent ?? '');
    expect(shown.map((text) => text.includes('3 times'))).toEqual([true, false, false]);
    for (const { requestId } of repeats) expect(shown[0]).toContain(requestId);
  });

  it('joins what one person looked at of one child within a minute, also with others between', async () => {
    const { actorId, targetId } = anAuditEntry();
    const look = (action: string, of = targetId) =>
      anAuditEntry({
        action,
        actorId,
        targetId: of,
        targetName: of === targetId ? 'Mia M.' : 'Leo M.',
      });
    const sister = anAccount().id;
    answer([
      look('services_read'),
      look('services_read', sister),
      look('connections_read'),
      look('connections_read', sister),
      look('proposals_read'),
      anAuditEntry({ action: 'child_paused', actorId, targetId }),
    ]);
    openAsStaff('/admin/audit-log?show=all');
    const list = within(await screen.findByRole('list', { name: 'Entries of the audit log' }));
    const heads = list.getAllByRole('heading');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Looked at Mia M.: work, connections and 1 more',
      'Looked at Leo M.: work and connections',
      'Paused a child',
    ]);
    const shown = heads[0]?.closest('article')?.textContent;
    for (const name of ['services_read', 'connections_read', 'proposals_read'])
      expect(shown).toContain(name);
  });

  it('shows decisions only until that is turned off, and the address keeps it', async () => {
    answer();
    const { person } = openAsStaff('/admin/audit-log');
    await entry('Removed a second step');
    expect(lastQuery()).toEqual({ limit: '50', decisionsOnly: 'true' });
    await person.click(screen.getByRole('checkbox', { name: 'Decisions only' }));
    await waitFor(() => expect(lastQuery()).toEqual({ limit: '50' }));
    expect(currentPath()).toBe('/admin/audit-log?show=all');
  });

  it('finds a chosen action whether it is a look or not', async () => {
    answer();
    openAsStaff('/admin/audit-log?action=services_read');
    await entry('Removed a second step');
    expect(lastQuery()).toEqual({ limit: '50', action: 'services_read' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    [{ action: 'account_read' }, false],
    [{ action: 'child_file_read', reason: 'To verify' }, true],
    [{ action: 'account_read', outcome: 'denied' as const }, true],
    [{ action: 'account_banned' }, true],
  ])('is %o: stands out %s', async (given, isBold) => {
    answer([anAuditEntry(given)]);
    openAsStaff('/admin/audit-log');
    const shown = await screen.findByRole('article');
    expect(shown.querySelector('h2 [data-strong="true"]') !== null).toBe(isBold);
  });

  it('names an action that has no text yet by its words', async () => {
    answer([anAuditEntry({ action: 'comet_was_seen' })]);
    openAsStaff('/admin/audit-log');
    await entry('Comet was seen');
  });

  it('is searched by action and by days of the viewer, and the address keeps it', async () => {
    answer();
    const { person } = openAsStaff('/admin/audit-log?from=2026-01-05&until=2026-01-06');
    await entry('Removed a second step');
    expect(lastQuery()).toMatchObject({
      from: new Date(2026, 0, 5).toISOString(),
      until: new Date(2026, 0, 6, 23, 59, 59, 999).toISOString(),
    });
    const action = screen.getByRole('combobox', { name: 'Action' });
    await person.selectOptions(action, 'Granted a role');
    await waitFor(() => expect(lastQuery()).toMatchObject({ action: 'role_granted' }));
    expect(currentPath()).toBe(
      '/admin/audit-log?action=role_granted&from=2026-01-05&until=2026-01-06',
    );
  });

  it.each([
    ['Done by', 'actorId'],
    ['Done to', 'targetId'],
  ])('is searched by a person: %s', async (words, name) => {
    const grace = anAccount();
    const { id: actorId, fullName: actorName } = grace;
    answer([anAuditEntry({ actorId, actorName, targetId: grace.id, targetName: actorName })]);
    server.on(listAccounts, () => ({ items: [grace], nextCursor: null }));
    const { person } = openAsStaff('/admin/audit-log');
    await fill(person, await screen.findByRole('searchbox', { name: 'Person' }), 'Grace');
    expect(server.received(listAccounts)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Find person' }));
    await person.click(await screen.findByRole('button', { name: `${words} Grace Hopper` }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ [name]: grace.id }));
    await screen.findByText('Grace Hopper', { selector: 'strong' });
    await person.click(screen.getByRole('button', { name: 'Show everybody' }));
    await screen.findByRole('searchbox', { name: 'Person' });
    expect(currentPath()).toBe('/admin/audit-log');
  });

  it('passes over what makes no sense in the address', async () => {
    answer();
    openAsStaff('/admin/audit-log?from=yesterday&actorId=7');
    await entry('Removed a second step');
    expect(lastQuery()).toEqual({ limit: '50', decisionsOnly: 'true' });
  });

  it('comes page by page', async () => {
    server.on(searchAuditLog, ({ query }) =>
      query.cursor
        ? { items: [anAuditEntry({ action: 'role_granted' })], nextCursor: null }
        : { items: [anAuditEntry()], nextCursor: 'next' },
    );
    const { person } = openAsStaff('/admin/audit-log');
    await person.click(await screen.findByRole('button', { name: 'Load more entries' }));
    await entry('Granted a role');
  });

  it('says that looks are hidden where no decision is found, and shows them', async () => {
    answer([]);
    const { person } = openAsStaff('/admin/audit-log');
    await screen.findByRole('heading', { name: 'No entries found' });
    screen.getByText('No decision matches. Views are hidden.');
    await person.click(screen.getByRole('button', { name: 'Show looks as well' }));
    await screen.findByText(/^Every decision of staff, and every look/);
    expect(lastQuery()).toEqual({ limit: '50' });
    for (const name of ['Show looks as well', 'Clear filters'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('loses its filters where nothing is found, and goes on to show looks', async () => {
    answer([]);
    const { person } = openAsStaff('/admin/audit-log?from=2026-01-05&show=all');
    await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/audit-log?show=all'));
  });

  it('says why it could not be read', async () => {
    server.on(searchAuditLog, () => refuse(403, 'permission_denied', 'Not for you'));
    openAsStaff('/admin/audit-log');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });
});
