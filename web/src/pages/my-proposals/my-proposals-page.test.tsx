import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import {
  getProposal,
  listOwnProposals,
  type ProposalView,
  resendProposal,
  withdrawProposal,
} from '@sidework/contracts/schema/marketplace/proposals';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anId, aProposal } from '../../../test/job-builders.ts';
import { fill, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

function openProposals(...items: ProposalView[]) {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  server.on(listOwnProposals, () => ({ items, nextCursor: null }));
  return renderApp('/my-proposals');
}

const job = {
  id: anId(),
  title: 'Fix a tap',
  category: 'plumbing',
  status: 'open' as const,
  location: 'Newark, NJ',
  budgetMinCents: 30_000,
  budgetMaxCents: 50_000,
  client: { id: anId(), fullName: 'Clara Moore' },
};

describe('the proposals one sent', () => {
  it('send visitors to sign in, and back', async () => {
    renderApp('/my-proposals');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/my-proposals' });
  });

  it('show their job, for whom and where it is, cost, message and state', async () => {
    openProposals(aProposal({ job, proposedCostCents: 45_000, message: 'I can come on Tuesday.' }));
    const link = await screen.findByRole('link', { name: 'Fix a tap' });
    expect(link.getAttribute('href')).toBe(`/jobs/${job.id}`);
    const card = within(link.closest('article') as HTMLElement);
    for (const fact of ['Client: Clara Moore', 'Budget $300.00 - $500.00', 'Newark, NJ', /^Sent/])
      card.getByText(fact);
    expect(card.getByText('$450.00')).toBeTruthy();
    const message = card.getByText('Your message').nextElementSibling;
    expect(message?.textContent).toBe('I can come on Tuesday.');
    expect(card.getByText('Waiting')).toBeTruthy();
  });

  it('lead to their job, and that back to them', async () => {
    const proposal = aProposal({ job });
    const { id, status } = proposal;
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    server.on(getJob, () =>
      aJobDetail({ id: job.id, title: job.title, ownProposal: { id, status } }),
    );
    server.on(getProposal, () => proposal);
    const { person } = openProposals(proposal);
    await person.click(await screen.findByRole('link', { name: 'Fix a tap' }));
    await screen.findByRole('heading', { level: 1, name: 'Fix a tap' });
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'My Proposals' });
    expect(back.getAttribute('href')).toBe('/my-proposals');
  });

  const states = [
    { status: 'accepted', label: /^You are hired/ },
    { status: 'declined', label: 'Declined' },
    { status: 'not_selected', label: 'Not selected' },
    { status: 'withdrawn', label: 'Withdrawn' },
  ] as const;
  it.each(states)('that are $status cannot be withdrawn', async ({ status, label }) => {
    openProposals(aProposal({ status }));
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('are withdrawn once that is confirmed', async () => {
    const proposal = aProposal({ job });
    const { person } = openProposals(proposal);
    await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your proposal?' }));
    expect(dialog.getByText(/You can send it again, three times at most/)).toBeTruthy();
    server.on(withdrawProposal, () => aProposal({ ...proposal, status: 'withdrawn' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
    expect(await screen.findByText('Your proposal is withdrawn')).toBeTruthy();
    expect(screen.getByText('Withdrawn')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fix a tap' }));
  });

  it('are sent again once withdrawn, with what was changed, as soon as there is a network', async () => {
    const proposal = aProposal({ job, status: 'withdrawn', resendsLeft: 2 });
    const { person } = openProposals(proposal);
    const again = { ...proposal, status: 'submitted', resendsLeft: 1 } as const;
    server.on(resendProposal, () => {
      server.on(listOwnProposals, () => ({ items: [again], nextCursor: null }));
      return again;
    });
    await person.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send your proposal again' }));
    expect(dialog.getByText('You can send it again 2 times.')).toBeTruthy();
    await fill(person, dialog.getByLabelText(/^Proposed cost/), '120');
    server.goOffline();
    await person.click(dialog.getByRole('button', { name: 'Send again' }));
    await dialog.findByText(/Your proposal is sent again automatically, once/);
    server.comeBack();
    expect(await screen.findByText('Your proposal is sent again')).toBeTruthy();
    expect(server.received(resendProposal).map(({ body }) => body)).toEqual([
      { proposedCostCents: 12_000, message: proposal.message, canComeOn: null },
    ]);
    expect(await screen.findByText('Waiting')).toBeTruthy();
  });

  it('stay withdrawn once they were sent again as often as can be', async () => {
    openProposals(aProposal({ job, status: 'withdrawn', resendsLeft: 0 }));
    await screen.findByText('Withdrawn');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('come back where the server refuses, with the reason', async () => {
    const { person } = openProposals(aProposal({ job }));
    await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
    server.on(withdrawProposal, () =>
      refuse(409, 'proposal_not_open', 'This proposal has already been decided.'),
    );
    await person.click(await screen.findByRole('button', { name: 'Withdraw proposal' }));
    expect(await screen.findByText('This proposal has already been decided.')).toBeTruthy();
    expect(await screen.findByText('Waiting')).toBeTruthy();
  });

  it('say that there is none yet, with a way to the jobs', async () => {
    openProposals();
    const empty = await screen.findByRole('heading', { name: 'No proposals yet' });
    const link = within(empty.parentElement as HTMLElement).getByRole('link');
    expect(link.textContent).toBe('Browse Jobs');
  });

  it('say why they could not be read', async () => {
    signInAs();
    server.on(listOwnProposals, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    renderApp('/my-proposals');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You do not have permission to perform this action',
    );
  });
});
