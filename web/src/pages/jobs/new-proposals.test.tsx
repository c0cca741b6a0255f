import { getJob, listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import {
  listProposalsForJob,
  type ProposalView,
  seeProposals,
} from '@sidework/contracts/schema/marketplace/proposals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anOwnJob, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const job = aJobDetail({ title: 'Fix a tap', isOwn: true, proposalCount: 2 });
const from = (fullName: string, given: Partial<ProposalView> = {}) =>
  aProposal({ job, professional: aPersonCard({ fullName }), ...given });
const news = from('Maria Lopez', { isNew: true });
const known = from('Sam Reed');

beforeEach(() => {
  signInAs();
  server.on(getJob, () => job);
  server.on(listProposalsForJob, () => ({ items: [news, known], nextCursor: null }));
});
afterEach(() => vi.restoreAllMocks());

const seen = () => server.received(seeProposals).map(({ params, body }) => ({ params, body }));
const whatWasSeen = [{ params: { jobId: job.id }, body: { proposalIds: [news.id] } }];
const marks = async () =>
  (await screen.findAllByRole('article')).map((card) =>
    within(card).queryByText('New') ? 'new' : 'known',
  );

it('are marked where they stand, and the server is told which ones were shown', async () => {
  server.on(seeProposals, () => undefined);
  renderApp(`/jobs/${job.id}`);
  expect(await marks()).toEqual(['new', 'known']);
  await waitFor(() => expect(seen()).toEqual(whatWasSeen));
});

it('are no longer counted on My Jobs once they were looked at', async () => {
  let newCount = 1;
  server.on(listOwnJobs, () => ({
    items: [anOwnJob({ id: job.id, title: job.title, waitingCount: 2, newCount })],
    nextCursor: null,
  }));
  server.on(seeProposals, () => {
    newCount = 0;
    return undefined;
  });
  const { person } = renderApp('/my-jobs');
  const badge = () => screen.queryByText(/^1 new/)?.textContent;
  await waitFor(() => expect(badge()).toBe('1 new proposal'));
  await person.click(screen.getByRole('link', { name: 'Fix a tap' }));
  expect(await marks()).toEqual(['new', 'known']);
  await waitFor(() => expect(seen()).toEqual(whatWasSeen));
  await person.click(screen.getByRole('link', { name: 'My Jobs' }));
  await screen.findByText('Review 2 proposals');
  await waitFor(() => expect(badge()).toBeUndefined());
});

it('stay new in a window that nobody looks at, until somebody does', async () => {
  server.on(seeProposals, () => undefined);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderApp(`/jobs/${job.id}`);
  expect(await marks()).toEqual(['new', 'known']);
  expect(seen()).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(seen()).toEqual(whatWasSeen));
});

it('are told once, also where the server could not be told', async () => {
  server.on(seeProposals, () => refuse(503, 'service_unavailable', 'Not now.'));
  renderApp(`/jobs/${job.id}`);
  await waitFor(() => expect(seen()).toEqual(whatWasSeen));
  await act(() => new Promise(requestAnimationFrame));
  expect(seen()).toEqual(whatWasSeen);
  expect(await marks()).toEqual(['new', 'known']);
});
