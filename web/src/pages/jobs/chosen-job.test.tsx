import { getJob, type JobDetail, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aJob, aJobDetail, anId, aProposal } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const [tap, fence] = [aJob({ title: 'Fix a tap' }), aJob({ title: 'Paint a fence' })];
const narrow = window.matchMedia;

/** A window as wide as two columns need. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...narrow(query),
    matches: query.includes('min-width') || narrow(query).matches,
  }));
  server.on(listJobs, () => ({ items: [tap, fence], nextCursor: null }));
  answerWhole(null);
});
afterEach(() => void vi.unstubAllGlobals());

const answerWhole = (client: JobDetail['client']) =>
  server.on(getJob, ({ params }) =>
    aJobDetail({
      ...(params.jobId === tap.id ? tap : fence),
      client,
      expiresAt: '2026-12-21T10:00:00.000Z',
    }),
  );

const preview = async (title: string) => {
  const beside = screen.getByRole('complementary', { name: 'The chosen job' });
  await within(beside).findByRole('heading', { name: title });
  return within(beside);
};

describe('at a desk', () => {
  it('the first job stands beside the list, whole, with the way to its page', async () => {
    renderApp('/jobs');
    await screen.findByRole('link', { name: 'Fix a tap' });
    const beside = await preview('Fix a tap');
    expect(beside.getByText(tap.description)).toBeTruthy();
    expect(beside.getByRole('button', { name: 'Submit Proposal' })).toBeTruthy();
    const whole = beside.getByRole('link', { name: 'See the whole job' });
    expect(whole.getAttribute('href')).toBe(`/jobs/${tap.id}`);
  });

  it('the first of another person stands there, not one of the own', async () => {
    signInAs();
    server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
    server.on(listJobs, () => ({ items: [{ ...tap, isOwn: true }, fence], nextCursor: null }));
    renderApp('/jobs');
    await screen.findByRole('link', { name: 'Fix a tap' });
    await preview('Paint a fence');
  });

  it('it says who posted it and until when it is open, as its page does', async () => {
    signInAs();
    server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
    answerWhole({
      id: anId(),
      fullName: 'Clara Whitfield',
      jobsPosted: 7,
      jobsFilled: 6,
      rating: null,
      reviewCount: 0,
    });
    renderApp('/jobs');
    await screen.findByRole('link', { name: 'Fix a tap' });
    const beside = await preview('Fix a tap');
    expect(await beside.findByText('Clara Whitfield')).toBeTruthy();
    expect(beside.getByText('7 jobs posted, 6 filled')).toBeTruthy();
    expect(beside.getByText(/^Ends/).textContent).toMatch(/^Ends Dec 21/);
  });

  it('visitors are told the end and no name', async () => {
    renderApp('/jobs');
    await screen.findByRole('link', { name: 'Fix a tap' });
    const beside = await preview('Fix a tap');
    expect((await beside.findByText(/^Ends/)).textContent).toMatch(/^Ends Dec 21/);
    expect(beside.queryByText(/posted,|First job here/)).toBeNull();
    expect(beside.getByText(/^Free to send. You sign in first/)).toBeTruthy();
  });

  it('what one has proposed on says no more that it is free to send', async () => {
    signInAs();
    server.on(listOwnProposals, () => ({
      items: [aProposal({ jobRequestId: tap.id })],
      nextCursor: null,
    }));
    renderApp('/jobs');
    await screen.findByRole('link', { name: 'Fix a tap' });
    const beside = await preview('Fix a tap');
    await beside.findByText('Proposal sent');
    expect(screen.queryByText(/^Free to send/)).toBeNull();
  });

  it('another is chosen by its title, which the address keeps with the filters', async () => {
    const { person } = renderApp('/jobs?search=a');
    await person.click(await screen.findByRole('link', { name: 'Paint a fence' }));
    await preview('Paint a fence');
    expect(currentPath()).toBe(`/jobs?search=a&job=${fence.id}`);
    const title = screen.getByRole('link', { name: 'Paint a fence' });
    expect(title.getAttribute('aria-current')).toBe('true');
  });

  it('a shared address opens with the job that it names', async () => {
    renderApp(`/jobs?job=${fence.id}`);
    await screen.findByRole('link', { name: 'Fix a tap' });
    await preview('Paint a fence');
  });
});
