import { listDeductions } from '@sidework/contracts/schema/business-tools/deductions';
import { listDocuments } from '@sidework/contracts/schema/business-tools/documents';
import { listIncomeRecords } from '@sidework/contracts/schema/business-tools/income-records';
import { listCrmPeople } from '@sidework/contracts/schema/client-services/crm-people';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { listCourses } from '@sidework/contracts/schema/education-events/courses';
import { listEvents } from '@sidework/contracts/schema/education-events/event-listings';
import { listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { discoverPeople } from '@sidework/contracts/schema/network-chat/connections';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJob, aJobDetail } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';
import { aDeduction } from '../../../test/tool-builders.ts';

const server = fakeServer();
const none = () => ({ items: [], nextCursor: null });
const job = aJob({ title: 'Fix a faucet' });

beforeEach(() => {
  for (const list of [listGigs, listEvents, listDocuments, discoverPeople, listCrmPeople])
    server.on(list, none);
  for (const list of [listIncomeRecords, listDeductions]) server.on(list, none);
  server.on(listCourses, () => ({ items: [], nextCursor: null, types: [] }));
  server.on(listJobs, () => ({ items: [job], nextCursor: null }));
  server.on(getJob, () => aJobDetail(job));
});

async function openSearch(keys = '/') {
  const app = renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await app.person.keyboard(keys);
  const box = await screen.findByRole('combobox', { name: 'Search everything on Sidework' });
  return { ...app, box };
}

it.each([
  ['/', 'slash'],
  ['{Control>}k{/Control}', 'Ctrl-K'],
])('opens by %s (%s), and closes by its button', async (keys) => {
  const { person } = await openSearch(keys);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('a slash that is typed into a field stays there', async () => {
  const { person } = renderApp('/help');
  await person.type(await screen.findByRole('searchbox', { name: 'Search help' }), '1/2');
  expect(screen.queryByRole('dialog', { name: 'Search everything' })).toBeNull();
});

it('asks all parts at once, and the keys open what was found', async () => {
  signInAs();
  const { person, box } = await openSearch();
  await person.type(box, 'protected');
  const jobs = within(await screen.findByRole('group', { name: 'Jobs' }));
  expect(jobs.getByRole('option', { selected: true }).textContent).toContain('Fix a faucet');
  const help = within(screen.getByRole('group', { name: 'Help' }));
  await person.keyboard('{ArrowDown}');
  const chosen = help.getByRole('option', { name: /How protected payments work/, selected: true });
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id);
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'How protected payments work' });
  expect(screen.queryByRole('combobox')).toBeNull();

  await person.keyboard('/');
  const recent = within(await screen.findByRole('group', { name: 'Recently opened' }));
  expect(recent.getAllByRole('option')).toHaveLength(1);
});

it('shows one’s own work first, on either side of it', async () => {
  signInAs();
  server.on(listServices, ({ query }) => ({
    items: query.search && query.as === 'client' ? [aService({ title: 'Kitchen faucet' })] : [],
    nextCursor: null,
  }));
  const { person, box } = await openSearch();
  await person.type(box, 'faucet');
  const own = within(await screen.findByRole('group', { name: 'Your work' }));
  expect(own.getByRole('option', { selected: true }).textContent).toMatch(
    /^Kitchen faucet.* works for you$/,
  );
});

it('finds what the viewer wrote into their books, and leads to the one entry', async () => {
  signInAs();
  server.on(listDeductions, () => ({
    items: [aDeduction({ description: 'Copper pipe', amountCents: 30_00 })],
    nextCursor: null,
  }));
  const { person, box } = await openSearch();
  await person.type(box, 'copper');
  const books = within(await screen.findByRole('group', { name: 'Your books' }));
  const found = books.getByRole('option', { name: /^Copper pipe.*Deduction · \$30\.00 · / });
  await person.click(found);
  await waitFor(() =>
    expect(location.search).toMatch(/^\?tab=deductions&year=all&origin=[0-9a-f-]{36}$/),
  );
});

it.each([
  ['professional', { roles: ['professional'] }, 1],
  ['child', { accountType: 'sidework_kids', roles: ['professional'] }, 0],
  ['client', { accountType: 'client', roles: [] }, 0],
] as const)('looks among clients for a professional alone: %s', async (_, viewer, asked) => {
  signInAs({ ...viewer, roles: [...viewer.roles] });
  const { person, box } = await openSearch();
  await person.type(box, 'rosa');
  await screen.findByRole('group', { name: 'Jobs' });
  expect(server.received(listCrmPeople)).toHaveLength(asked);
});

it('asks a visitor’s search for nothing that needs an account', async () => {
  const { person, box } = await openSearch();
  await person.type(box, 'faucet');
  await screen.findByRole('group', { name: 'Jobs' });
  expect(server.received(listServices)).toEqual([]);
  expect(server.received(discoverPeople)).toEqual([]);
  expect(server.received(listDocuments)).toEqual([]);
  await person.click(screen.getByRole('option', { name: /Fix a faucet/ }));
  await waitFor(() => expect(currentPath()).toBe(`/jobs/${job.id}`));
});

it('takes a refusal for nothing found', async () => {
  signInAs({ accountType: 'sidework_kids' });
  server.on(listJobs, none);
  server.on(discoverPeople, () => refuse(403, 'age_verification_required', 'Not yet'));
  const { person, box } = await openSearch();
  await person.type(box, 'zebra');
  await screen.findByText('Nothing found. Try other words.');
});

it('says where nothing is found, and where a part does not answer', async () => {
  server.on(listJobs, none);
  server.on(listEvents, () => refuse(503, 'unavailable', 'Not now'));
  const { person, box } = await openSearch();
  await person.type(box, 'zebra');
  await screen.findByText('Nothing found. Try other words. A part of Sidework did not answer.');
});
