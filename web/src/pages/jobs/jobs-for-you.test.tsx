import { listFittingJobs, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aJob } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const [outlet, tap] = [aJob({ title: 'Mend an outlet' }), aJob({ title: 'Fix a tap' })];

beforeEach(() => {
  server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
  server.on(listJobs, () => ({ items: [tap, outlet], nextCursor: null }));
  server.on(listFittingJobs, () => ({ items: [outlet], reason: 'Electrical jobs in New Jersey' }));
});

const titlesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('what fits the reader stands first, with the reason, and once', async () => {
  signInAs();
  renderApp('/jobs');
  expect(await titlesOf('Jobs for you')).toEqual(['Mend an outlet']);
  expect(await titlesOf('Jobs')).toEqual(['Fix a tap']);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toContain('For you: Electrical jobs in New Jersey');
  expect(headings).toContain('Other jobs, newest first');
  expect(screen.getByText('2 jobs')).toBeTruthy();
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
