import {
  type JobView,
  listFittingJobs,
  listJobs,
} from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs, storeSession } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJob } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const [outlet, tap] = [aJob({ title: 'Mend an outlet' }), aJob({ title: 'Fix a tap' })];
const fits = (...jobs: JobView[]) =>
  jobs.map((job) => ({ ...job, reasons: ['Electrical', 'licensed in NJ'] }));

beforeEach(() => {
  server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
  server.on(listJobs, () => ({ items: [tap, outlet], nextCursor: null }));
  server.on(listFittingJobs, () => ({
    items: fits(outlet),
    reason: 'Electrical jobs in New Jersey',
  }));
});

/** Until the server was asked this often for what fits, and the page had time to draw what came. */
async function askedForFit(times: number) {
  await waitFor(() => expect(server.received(listFittingJobs)).toHaveLength(times));
  await act(() => new Promise(requestAnimationFrame));
}

async function reconnect() {
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await askedForFit(2);
}

const titlesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('what fits the reader stands first, with the reason, and once', async () => {
  signInAs();
  renderApp('/jobs');
  expect(await titlesOf('For you')).toEqual(['Mend an outlet']);
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap']);
  expect(screen.getByText('licensed in NJ')).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toContain('For you: Electrical jobs in New Jersey');
  expect(headings).toContain('Other jobs');
  expect(screen.getByText('2 jobs')).toBeTruthy();
});

it('a failure of it leaves the jobs that are shown, also after a reconnect', async () => {
  signInAs();
  server.on(listFittingJobs, () => refuse(503, 'unavailable', 'Not now'));
  renderApp('/jobs');
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap', 'Mend an outlet']);
  const card = screen.getByRole('heading', { name: 'Fix a tap' });
  await reconnect();
  expect(screen.getByRole('heading', { name: 'Fix a tap' })).toBe(card);
});

it('what was found first stays where it is after a reconnect', async () => {
  signInAs();
  renderApp('/jobs');
  await titlesOf('For you');
  server.on(listFittingJobs, () => ({ items: fits(tap, outlet), reason: 'Jobs in New Jersey' }));
  await reconnect();
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap']);
});

it('stays, with a form open in it, where the session ends', async () => {
  signInAs();
  renderApp('/jobs');
  await titlesOf('For you');
  const card = screen.getByRole('heading', { name: 'Mend an outlet' });
  act(() => storeSession(null));
  await screen.findByRole('link', { name: 'Sign In' });
  expect(screen.getByRole('heading', { name: 'Mend an outlet' })).toBe(card);
});

it('a list that is shown stays until what fits is there too', async () => {
  signInAs();
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(listFittingJobs, async () => {
    await waits;
    return { items: fits(outlet), reason: 'Electrical jobs in New Jersey' };
  });
  const { person } = renderApp('/jobs?category=plumbing');
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap', 'Mend an outlet']);
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await askedForFit(1);
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap', 'Mend an outlet']);
  answer();
  expect(await titlesOf('For you')).toEqual(['Mend an outlet']);
});

it('it is not asked for by visitors, nor where the reader narrows the list', async () => {
  const visit = renderApp('/jobs');
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap', 'Mend an outlet']);
  visit.unmount();
  signInAs();
  renderApp('/jobs?category=plumbing');
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap', 'Mend an outlet']);
  expect(server.received(listFittingJobs)).toEqual([]);
});
