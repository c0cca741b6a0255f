import {
  bannedWithoutEnd,
  type ChildStanding,
  getAccount,
  listAccounts,
} from '@sidework/contracts/schema/identity/staff/staff-accounts';
import { listReports } from '@sidework/contracts/schema/network-chat/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, fill } from '../../../test/render-app.tsx';
import { anAccount, openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const grace = anAccount({
  email: 'g•••@e•••.com',
  roles: ['professional', 'moderator'],
  bannedUntil: null,
});

const answer = (items = [grace]) => server.on(listAccounts, () => ({ items, nextCursor: null }));
const lastQuery = () => server.received(listAccounts).at(-1)?.query;

describe('the accounts', () => {
  it('stand in a list, each with its type, its roles of staff and a masked address', async () => {
    answer();
    openAsStaff('/admin/accounts');
    const list = await screen.findByRole('list', { name: 'Accounts' });
    const row = within(list).getByRole('listitem');
    expect(row.textContent).toContain('g•••@e•••.com');
    expect(row.textContent).toContain('Gig Worker');
    expect(row.textContent).toContain('Moderator');
    expect(row.textContent).toContain('Signed in');
    const link = within(row).getByRole('link', { name: 'Grace Hopper' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${grace.id}`);
  });

  it('say of a child that its account is one for kids, in few words', async () => {
    answer([anAccount({ accountType: 'sidework_kids', email: null })]);
    openAsStaff('/admin/accounts');
    await screen.findByText('Kids Account', { selector: 'li *' });
  });

  it.each<[string | undefined, Partial<ChildStanding>]>([
    ['Being checked', { verification: 'pending' }],
    ['Not verified', { verification: 'rejected', isConsented: false }],
    ['No consent', { isConsented: false }],
    ['Paused', { isPaused: true }],
    ['Verification expired', { verification: 'expired' }],
    [undefined, {}],
  ])('mark of a child, whose picture they show, what is not usual: %s', async (word, given) => {
    const child: ChildStanding = {
      verification: 'verified',
      verifiedUntil: null,
      isConsented: true,
      isPaused: false,
      ...given,
    };
    const avatarUrl = '/kids-avatars/fox.svg';
    answer([anAccount({ accountType: 'sidework_kids', email: null, child, avatarUrl })]);
    openAsStaff('/admin/accounts');
    const list = await screen.findByRole('list', { name: 'Accounts' });
    expect(list.querySelector('[data-meaning]')?.textContent).toBe(word);
    expect(list.querySelector('img')?.getAttribute('src')).toBe(avatarUrl);
  });

  it.each([
    [bannedWithoutEnd, 'Banned until lifted'],
    [new Date(Date.now() + 86_400_000).toISOString(), 'Banned until '],
  ])('says of one banned until %s: %s', async (bannedUntil, words) => {
    answer([anAccount({ bannedUntil })]);
    openAsStaff('/admin/accounts');
    await screen.findByText(words, { exact: false, selector: 'li *' });
  });

  it.each(['2020-01-01T00:00:00.000Z', null])(
    'marks nothing of one banned until %s',
    async (end) => {
      answer([anAccount({ bannedUntil: end })]);
      openAsStaff('/admin/accounts');
      const row = within(await screen.findByRole('list', { name: 'Accounts' })).getByRole(
        'listitem',
      );
      expect(row.querySelector('[data-meaning]')).toBeNull();
    },
  );

  it('are searched when asked, not while typed, and the address keeps it', async () => {
    answer();
    const { person } = openAsStaff('/admin/accounts');
    await screen.findByRole('list', { name: 'Accounts' });
    await fill(person, screen.getByRole('searchbox', { name: 'Search accounts' }), ' grace ');
    expect(server.received(listAccounts)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(lastQuery()).toEqual({ search: 'grace' }));
    expect(currentPath()).toBe('/admin/accounts?search=grace');
  });

  it.each([
    ['Type', 'client', { accountType: 'client' }],
    ['Role', 'admin', { role: 'admin' }],
    ['Standing', 'banned', { isBanned: 'true' }],
    ['Standing', 'open', { isBanned: 'false' }],
  ])('are narrowed by %s: %s', async (label, value, query) => {
    answer();
    const { person } = openAsStaff('/admin/accounts');
    await person.selectOptions(await screen.findByRole('combobox', { name: label }), value);
    await waitFor(() => expect(lastQuery()).toEqual(query));
  });

  it('pass over what makes no sense in the address', async () => {
    answer();
    openAsStaff('/admin/accounts?role=king&accountType=x&standing=y');
    await screen.findByRole('list', { name: 'Accounts' });
    expect(lastQuery()).toEqual({});
  });

  it('say that none fits, and clear the filters', async () => {
    answer([]);
    const { person } = openAsStaff('/admin/accounts?search=nobody');
    await screen.findByRole('heading', { name: 'No accounts found' });
    answer();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('list', { name: 'Accounts' });
    expect(currentPath()).toBe('/admin/accounts');
  });

  it('come page by page', async () => {
    server.on(listAccounts, ({ query }) =>
      query.cursor
        ? { items: [anAccount({ fullName: 'Mary Jackson' })], nextCursor: null }
        : { items: [grace], nextCursor: 'next' },
    );
    const { person } = openAsStaff('/admin/accounts');
    await person.click(await screen.findByRole('button', { name: 'Load more accounts' }));
    await screen.findByRole('link', { name: 'Mary Jackson' });
  });

  it('say why they could not be read', async () => {
    server.on(listAccounts, () => refuse(403, 'permission_denied', 'Not for you'));
    openAsStaff('/admin/accounts');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });

  it('open one by one', async () => {
    answer();
    server.on(getAccount, () => grace);
    server.on(listReports, () => ({ items: [], nextCursor: null }));
    const { person } = openAsStaff('/admin/accounts');
    await person.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  });
});
