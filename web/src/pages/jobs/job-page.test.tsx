import { getJob, type JobDetail, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import {
  getProposal,
  listOwnProposals,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/schema/marketplace/proposals';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJob, aJobDetail, anId, aProposal } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

function openJob(job: JobDetail) {
  server.on(getJob, () => job);
  return renderApp(`/jobs/${job.id}`);
}

// The page asks for other jobs of the category and for the reader's own proposals.
beforeEach(() => {
  server.on(listJobs, () => ({ items: [], nextCursor: null }));
  server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
});

describe('one job', () => {
  it('says how it goes on, and leads to three others of its category', async () => {
    const job = aJobDetail({ title: 'Fix a tap' });
    const far = aJob({ title: 'Far', location: 'Newark, NJ' });
    const others = ['One', 'Two', 'Three', 'Four'].map((title) => aJob({ title }));
    server.on(listJobs, () => ({ items: [job, far, ...others], nextCursor: null }));
    openJob(job);
    const rows = within(await screen.findByRole('list', { name: 'Other open jobs like this' }));
    expect(rows.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(server.received(listJobs)[0]?.query).toEqual({ category: 'plumbing' });
    const steps = within(screen.getByRole('list', { name: 'How it works' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
  });

  it('leaves out what the reader has sent a proposal for', async () => {
    signInAs();
    const sent = aJob({ title: 'Sent' });
    server.on(listJobs, () => ({ items: [sent, aJob({ title: 'Other' })], nextCursor: null }));
    const proposal = aProposal({ jobRequestId: sent.id });
    server.on(listOwnProposals, () => ({ items: [proposal], nextCursor: null }));
    openJob(aJobDetail());
    const rows = within(await screen.findByRole('list', { name: 'Other open jobs like this' }));
    await waitFor(() => expect(rows.queryByText('Sent')).toBeNull());
    rows.getByText('Other');
  });

  it('is shown whole to a visitor, without its client', async () => {
    openJob(
      aJobDetail({
        title: 'Fix a tap',
        description:
          'It drips.\nThe washer is worn out, I think, and the valve below does not close.',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })).toBeTruthy();
    expect(screen.getByText(/The washer is worn out/)).toBeTruthy();
    const terms = within(screen.getByRole('complementary', { name: 'Terms' }));
    expect(terms.getByText('$100.00 - $250.00')).toBeTruthy();
    screen.getByText('Austin, TX');
    expect(screen.queryByText('Client')).toBeNull();
    screen.getByText(/^Sign in to see who posted this/);
    expect(screen.getByRole('button', { name: 'Submit Proposal' })).toBeTruthy();
  });

  it('is read before its terms on a phone, where the button stands beside the budget', async () => {
    const { container } = openJob(aJobDetail({ title: 'Fix a tap' }));
    const button = await screen.findByRole('button', { name: 'Submit Proposal' });
    expect(button.closest('aside')).toBeNull();
    expect(button.parentElement?.textContent).toBe('$100.00 - $250.00Submit Proposal');
    const order = ['Description', 'Budget', 'How it works', '$100.00 - $250.00Submit'];
    const places = order.map((text) => container.textContent?.indexOf(text));
    expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b));
    expect(places).not.toContain(-1);
  });

  it('names its client to people who are signed in', async () => {
    signInAs({ userType: 'professional' });
    openJob(
      aJobDetail({
        client: {
          id: anId(),
          fullName: 'Clara Whitfield',
          jobsPosted: 4,
          jobsFilled: 2,
          rating: 4.8,
          reviewCount: 6,
        },
      }),
    );
    expect(await screen.findByText('Clara Whitfield')).toBeTruthy();
    expect(
      screen.getByText('4 jobs posted, 2 filled · 4.8 of 5 stars as a client (6 reviews)'),
    ).toBeTruthy();
  });

  it('of a child that one looks after is shown to its guardian, who is not asked to propose', async () => {
    signInAs({ isGuardian: true });
    openJob(aJobDetail({ title: 'Walk my dog', category: 'pet_walking', isForOwnChild: true }));
    expect(await screen.findByText(/Your child has offered to do this job/)).toBeTruthy();
    const children = within(screen.getByRole('main')).getByRole('link', { name: 'Children' });
    expect(children.getAttribute('href')).toBe('/guardian');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'All children' });
    expect(back.getAttribute('href')).toBe('/guardian');
    expect(screen.queryByRole('button', { name: 'Submit Proposal' })).toBeNull();
  });

  it('leads back to the list it was found in, with its filters', async () => {
    const job = aJobDetail({ title: 'Fix a tap' });
    server.on(listJobs, () => ({ items: [{ ...job, distanceMiles: 6.5 }], nextCursor: null }));
    server.on(getJob, () => job);
    const { person } = renderApp('/jobs?search=tap');
    await person.click(await screen.findByRole('link', { name: 'Fix a tap' }));
    const back = await within(screen.getByRole('main')).findByRole('link', {
      name: 'Available Jobs',
    });
    expect(back.getAttribute('href')).toBe('/jobs?search=tap');
    expect(screen.getByText('6.5 mi')).toBeTruthy();
  });

  it('that is unknown is said to be, with a way on', async () => {
    signInAs();
    server.on(getJob, () => refuse(404, 'job_not_found', 'There is no such job.'));
    renderApp(`/jobs/${anId()}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such job' }),
    ).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs');
    expect(main.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('that may be seen after signing in says so to a visitor', async () => {
    server.on(getJob, () => refuse(401, 'unauthenticated', 'Please sign in to continue.'));
    const path = `/jobs/${anId()}`;
    const { person } = renderApp(path);
    await screen.findByRole('heading', { level: 1, name: 'There is no such job' });
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: path });
  });

  it('that could not be read says why, and is tried again', async () => {
    server.on(getJob, () => refuse(400, 'invalid_input', 'Something is off.'));
    const { person } = renderApp(`/jobs/${anId()}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Something is off.');
    server.on(getJob, () => aJobDetail({ title: 'Fix a tap' }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Fix a tap' })).toBeTruthy();
  });
});

describe('a job of a professional\u2019s interest', () => {
  it('takes a proposal, and shows it from then on [JOBS-54, JOBS-56]', async () => {
    signInAs({ userType: 'professional' });
    const job = aJobDetail();
    const proposal = aProposal({ proposedCostCents: 45_000, message: 'I can come on Tuesday.' });
    const { person } = openJob(job);
    await person.click(await screen.findByRole('button', { name: 'Submit Proposal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox', { name: /Proposed cost/ }), '450');
    await person.type(dialog.getByRole('textbox', { name: /Message/ }), 'I can come on Tuesday.');
    server.on(submitProposal, () => proposal);
    server.on(getProposal, () => proposal);
    server.on(getJob, () =>
      aJobDetail({ ...job, ownProposal: { id: proposal.id, status: 'submitted' } }),
    );
    await person.click(dialog.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('Your proposal has been submitted')).toBeTruthy();
    const own = await screen.findByRole('region', { name: 'Your proposal' });
    expect(await within(own).findByText('$450.00')).toBeTruthy();
    expect(within(own).getByText('Waiting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit Proposal' })).toBeNull();
  });

  const decided = [
    { status: 'accepted', text: /^You are hired. Track the work in your/ },
    { status: 'declined', text: 'The client declined this proposal.' },
    { status: 'not_selected', text: 'The client chose someone else, or the job has ended.' },
    { status: 'withdrawn', text: /This proposal was withdrawn/ },
  ] as const;
  it.each(decided)('says that the proposal was $status', async ({ status, text }) => {
    signInAs({ userType: 'professional' });
    const proposal = aProposal({ status });
    server.on(getProposal, () => proposal);
    openJob(aJobDetail({ status: 'filled', ownProposal: { id: proposal.id, status } }));
    const own = await screen.findByRole('region', { name: 'Your proposal' });
    expect(await within(own).findByText(text)).toBeTruthy();
    expect(within(own).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('lets go of a proposal once that is confirmed', async () => {
    signInAs({ userType: 'professional' });
    const proposal = aProposal({ proposedCostCents: 45_000 });
    server.on(getProposal, () => proposal);
    const job = aJobDetail({ ownProposal: { id: proposal.id, status: 'submitted' } });
    const { person } = openJob(job);
    await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/no longer sees your offer of \$450.00/)).toBeTruthy();
    server.on(withdrawProposal, () => aProposal({ ...proposal, status: 'withdrawn' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
    expect(await screen.findByText('Your proposal is withdrawn')).toBeTruthy();
    expect(screen.getByText('Withdrawn')).toBeTruthy();
    expect(server.received(withdrawProposal)[0]?.params).toEqual({ proposalId: proposal.id });
  });
});
