import { listServices } from '@sidework/contracts/schema/client-services/services';
import { getJob, listJobs, listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import {
  getProposal,
  listOwnProposals,
  listProposalsForJob,
  withdrawProposal,
} from '@sidework/contracts/schema/marketplace/proposals';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aNotification } from '../../../test/chat-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aJobDetail, anOwnJob, aProposal } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();

// The job page asks for other jobs of the category.
beforeEach(() => server.on(listJobs, () => ({ items: [], nextCursor: null })));
const hired = aNotification({ kind: 'proposal_accepted', path: '/service-tracker' });

async function tell(notification = hired) {
  (await realtime.open()).push({ type: 'notification', notification });
}

function openOwnProposal() {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  let proposal = aProposal();
  let status: 'open' | 'filled' = 'open';
  const { id } = proposal;
  server.on(getJob, () =>
    aJobDetail({ id: proposal.job.id, status, ownProposal: { id, status: proposal.status } }),
  );
  server.on(getProposal, () => proposal);
  const app = renderApp(`/jobs/${proposal.job.id}`);
  const hire = () => {
    proposal = { ...proposal, status: 'accepted' };
    status = 'filled';
  };
  return { ...app, hire };
}

describe('what the socket tells', () => {
  it('of a hire is shown to its professional on the page of the job', async () => {
    const { hire } = openOwnProposal();
    await screen.findByText('Waiting');
    hire();
    await tell();
    expect(await screen.findByText(/Track the work in your/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.getByText('Filled')).toBeTruthy();
  });

  it('of a hire is shown among the proposals one sent', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    let proposal = aProposal();
    server.on(listOwnProposals, () => ({ items: [proposal], nextCursor: null }));
    renderApp('/my-proposals');
    await screen.findByText('Waiting');
    proposal = { ...proposal, status: 'declined' };
    await tell();
    expect(await screen.findByText('The client declined this proposal.')).toBeTruthy();
  });

  it('of a proposal that was taken back is shown to the client on the page of the job', async () => {
    signInAs();
    const job = aJobDetail({ isOwn: true, proposalCount: 1, version: 0 });
    let proposal = aProposal();
    server.on(getJob, () => job);
    server.on(listProposalsForJob, () => ({ items: [proposal], nextCursor: null }));
    renderApp(`/jobs/${job.id}`);
    await screen.findByRole('button', { name: 'Hire' });
    proposal = { ...proposal, status: 'withdrawn' };
    await tell(aNotification({ kind: 'proposal_withdrawn', path: `/jobs/${job.id}` }));
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hire' })).toBeNull();
  });

  it('of a proposal is counted among the jobs one posted', async () => {
    signInAs();
    let job = anOwnJob();
    server.on(listOwnJobs, () => ({ items: [job], nextCursor: null }));
    renderApp('/my-jobs');
    await screen.findByText('No proposals yet');
    job = { ...job, proposalCount: 1, waitingCount: 1 };
    await tell(aNotification());
    expect(await screen.findByText('Review 1 proposal')).toBeTruthy();
  });

  it.each([
    ['/my-services', 'My Services'],
    ['/service-tracker', 'Service Tracker'],
  ])('of work is shown on %s', async (path, name) => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    let service = aService({ title: 'Fix a tap', totalAmountCents: 45_000 });
    server.on(listServices, () => ({ items: [service], nextCursor: null }));
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name });
    await screen.findAllByText('$450.00');
    service = { ...service, totalAmountCents: 52_000 };
    await tell(aNotification({ kind: 'service_progressed', path }));
    expect((await screen.findAllByText('$520.00')).length).toBeGreaterThan(0);
  });
});

describe('what is no longer so when the viewer acts on it', () => {
  it('is shown as it is now', async () => {
    const { person, hire } = openOwnProposal();
    await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    hire();
    server.on(withdrawProposal, () =>
      refuse(409, 'proposal_not_open', 'This proposal is already decided.'),
    );
    await person.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
    expect(await screen.findByText(/Track the work in your/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
