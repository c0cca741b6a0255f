import {
  getQueueCounts,
  listWaitingVerifications,
} from '@sidework/contracts/schema/identity/staff/staff';
import { listAccounts } from '@sidework/contracts/schema/identity/staff/staff-accounts';
import { getFigures } from '@sidework/contracts/schema/network-chat/figures';
import { getToday } from '@sidework/contracts/schema/network-chat/today';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const week = {
  week: '2026-11-23',
  people: 1_204,
  jobs: 38,
  gigs: 12,
  hires: 21,
  releasedCents: 1_234_500,
  disputes: 2,
};
beforeEach(() => server.on(getFigures, () => ({ weeks: [week] })));
const nothing = () => ({ items: [], counts: [] });
const noChildren = () => ({
  verifications: 0,
  verificationsSince: null,
  consents: 0,
  consentsSince: null,
});
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const everyPath = [
  ['/admin'],
  ['/admin/verifications'],
  ['/admin/consents'],
  ['/admin/accounts'],
  ['/admin/accounts/0193d2a0-0000-4000-9000-00000000c0de'],
  ['/admin/audit-log'],
];
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the admin console', () => {
  it.each(everyPath)('has no %s for who is not of staff, and asks nothing', async (path) => {
    signInAs();
    renderApp(path);
    await title('Oops! Page not found');
  });

  it.each(everyPath)(
    'asks for a second step before %s, and nothing of the server',
    async (path) => {
      signInAs({ roles: ['admin'] });
      renderApp(path);
      await title('Two-step verification comes first');
      const link = screen.getByRole('link', { name: 'Set up two-step verification' });
      expect(link.getAttribute('href')).toBe('/settings/security');
    },
  );

  it.each(everyPath.slice(3))('has no %s for a moderator, and asks nothing', async (path) => {
    openAsStaff(path, 'moderator');
    await title('Oops! Page not found');
    expect(server.received(listAccounts)).toEqual([]);
  });

  it.each([
    [
      'moderator',
      [
        'Overview',
        'Verification',
        'Consents',
        'Disputes',
        'Reports',
        'Support',
        'Events',
        'Licenses',
      ],
    ],
    [
      'admin',
      [
        'Overview',
        'Verification',
        'Consents',
        'Disputes',
        'Reports',
        'Support',
        'Events',
        'Licenses',
        'Courses',
        'Accounts',
        'Audit log',
        'Platform health',
      ],
    ],
  ] as const)('leads a %s to their pages', async (role, labels) => {
    server.on(getQueueCounts, noChildren);
    server.on(getToday, nothing);
    openAsStaff('/admin', role);
    const nav = within(await screen.findByRole('navigation', { name: 'Admin console' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
    const here = nav.getByRole('link', { name: 'Overview' });
    expect(here.getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['a moderator', ['moderator']],
    ['an administrator', ['admin']],
  ] as const)('stands in the menu of %s', async (_who, roles) => {
    signInAs({ roles: [...roles] });
    const { person } = renderApp('/about');
    await person.click(await screen.findByRole('button', { name: /^Account of/ }));
    const link = screen.getByRole('link', { name: 'Admin console' });
    expect(link.getAttribute('href')).toBe('/admin');
  });

  it('does not stand in the menu of others', async () => {
    signInAs();
    const { person } = renderApp('/about');
    await person.click(await screen.findByRole('button', { name: /^Account of/ }));
    expect(screen.getByRole('link', { name: 'My Jobs' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Admin console' })).toBeNull();
  });
});

describe('the overview', () => {
  it('says how much waits in each queue and how long, the longest first, and leads there', async () => {
    server.on(getQueueCounts, () => ({
      verifications: 1,
      verificationsSince: ago(3),
      consents: 12,
      consentsSince: ago(30),
    }));
    server.on(getToday, () => ({
      items: [],
      counts: [{ kind: 'dispute_open' as const, count: 3, since: ago(150) }],
    }));
    server.on(listWaitingVerifications, () => ({ items: [], nextCursor: null }));
    const { person } = openAsStaff('/admin', 'moderator');
    const link = await screen.findByRole('link', { name: '1 child to verify' });
    const list = within(screen.getByRole('list', { name: 'Queues' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^3 disputes to split.*Oldest waits 6 days$/),
      expect.stringMatching(/^12 consents to decide.*Oldest waits 1 day$/),
      expect.stringMatching(/^1 child to verify.*Waits 3 h$/),
      expect.stringMatching(/^No reports to decide.*Nothing waits$/),
      expect.stringMatching(/^No appeals to decide.*Nothing waits$/),
      expect.stringMatching(/^No people to answer.*Nothing waits$/),
      expect.stringMatching(/^No events to open to young people.*Nothing waits$/),
      expect.stringMatching(/^No licenses to check.*Nothing waits$/),
    ]);
    await person.click(link);
    await title('Verification');
  });

  it('shows the platform by week', async () => {
    server.on(getQueueCounts, noChildren);
    server.on(getToday, nothing);
    openAsStaff('/admin', 'moderator');
    const row = (await screen.findByRole('cell', { name: 'Nov 23, 2026' })).closest('tr');
    const cells = [...(row?.cells ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Nov 23, 2026', '1,204', '38', '12', '21', '$12,345.00', '2']);
  });

  it('counts courses for administrators, who review them', async () => {
    server.on(getQueueCounts, noChildren);
    server.on(getToday, () => ({
      items: [],
      counts: [{ kind: 'course_to_review' as const, count: 2, since: ago(1) }],
    }));
    openAsStaff('/admin');
    const link = await screen.findByRole('link', { name: '2 courses to review' });
    expect(link.getAttribute('href')).toBe('/admin/courses');
  });

  it('waits in the shape of its cards', async () => {
    server.on(getQueueCounts, () => new Promise<never>(() => {}));
    server.on(getToday, nothing);
    openAsStaff('/admin');
    await screen.findByRole('status', { name: 'Loading the queues' });
  });

  it('says why the queues could not be read', async () => {
    server.on(getQueueCounts, () => refuse(403, 'permission_denied', 'Not for you'));
    server.on(getToday, nothing);
    openAsStaff('/admin');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });
});
