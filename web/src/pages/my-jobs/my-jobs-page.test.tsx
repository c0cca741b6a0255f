import { listServices } from '@sidework/contracts/schema/client-services/services';
import { extendJob, listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anId, anOwnJob, inDays } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';
import { dateText } from '../../lib/dates.ts';

const server = fakeServer();
const naomi = { id: anId(), fullName: 'Naomi Feld' };

describe('the jobs one posted', () => {
  it('send visitors to sign in, and back', async () => {
    renderApp('/my-jobs');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/my-jobs' });
  });

  it('stand by their state, each with the number of its proposals', async () => {
    signInAs();
    const open = anOwnJob({ title: 'Fix a tap', proposalCount: 3 });
    server.on(listOwnJobs, () => ({
      items: [
        anOwnJob({ title: 'Paint a fence', proposalCount: 1, status: 'filled', hired: naomi }),
        open,
        anOwnJob({ title: 'Prune a tree', proposalCount: 0 }),
      ],
      nextCursor: null,
    }));
    renderApp('/my-jobs');
    const openJobs = within(await screen.findByRole('list', { name: 'Open jobs' }));
    expect(openJobs.getByRole('link', { name: 'Fix a tap' }).getAttribute('href')).toBe(
      `/jobs/${open.id}`,
    );
    expect(openJobs.getByRole('link', { name: /^3 proposals: / })).toBeTruthy();
    expect(openJobs.getByRole('link', { name: /^No proposals yet: / })).toBeTruthy();
    const filled = within(screen.getByRole('list', { name: 'Filled jobs' }));
    const work = filled.getByRole('link', { name: 'Hired Naomi Feld' });
    expect(work.getAttribute('href')).toBe('/my-services');
    expect(screen.queryByRole('heading', { name: 'Closed' })).toBeNull();
  });

  it('lead to the work that was hired for, with its price, once that is known', async () => {
    signInAs();
    const job = anOwnJob({ status: 'filled', hired: naomi });
    const service = aService({ jobRequestId: job.id });
    server.on(listOwnJobs, () => ({ items: [job], nextCursor: null }));
    server.on(listServices, () => ({ items: [aService(), service], nextCursor: null }));
    renderApp('/my-jobs');
    await screen.findByText('$450.00');
    const work = screen.getByRole('link', { name: 'Hired Naomi Feld' });
    expect(work.getAttribute('href')).toBe(`/services/${service.id}`);
  });

  it('stand first where there is something new, then where somebody waits, who is reviewed by one button', async () => {
    signInAs();
    server.on(listOwnJobs, () => ({
      items: [
        anOwnJob({ title: 'Prune a tree', proposalCount: 2 }),
        anOwnJob({ title: 'Paint a wall', proposalCount: 1, waitingCount: 1 }),
        anOwnJob({ title: 'Fix a tap', proposalCount: 3, waitingCount: 2, newCount: 1 }),
      ],
      nextCursor: null,
    }));
    renderApp('/my-jobs');
    const jobs = await screen.findAllByRole('article');
    expect(jobs.map((job) => within(job).getByRole('heading').textContent)).toEqual([
      'Fix a tap',
      'Paint a wall',
      'Prune a tree',
    ]);
    expect(
      jobs.map((job) => within(job).getByRole('link', { name: /proposal/ }).textContent),
    ).toEqual(['Review 2 proposals', 'Review 1 proposal', '2 proposals']);
    screen.getByRole('link', { name: 'Review 1 proposal: Paint a wall' });
    expect(jobs.map((job) => within(job).queryByText(/new/)?.textContent)).toEqual([
      '1 new proposal',
      undefined,
      undefined,
    ]);
  });

  it('tell when they end, and are extended where that is soon', async () => {
    signInAs();
    const far = anOwnJob({ title: 'Prune a tree', expiresAt: inDays(20) });
    let near = anOwnJob({ title: 'Fix a tap', expiresAt: inDays(2) });
    server.on(listOwnJobs, () => ({ items: [far, near], nextCursor: null }));
    const { person } = renderApp('/my-jobs');
    const ends = () =>
      screen.getAllByRole('article').map((card) => within(card).getByText(/^Ends/).textContent);
    await screen.findByRole('list', { name: 'Open jobs' });
    const shown = (...jobs: (typeof near)[]) =>
      jobs.map(({ expiresAt }) => `Ends ${dateText(expiresAt, undefined, true)}`);
    expect(ends()).toEqual(shown(near, far));
    const [extend, ...more] = screen.getAllByRole('button', { name: /^Keep open/ });
    expect([extend?.ariaLabel, ...more]).toEqual(['Keep open for 30 days: Fix a tap']);
    server.on(extendJob, () => {
      near = { ...near, expiresAt: inDays(30) };
      return aJobDetail(near);
    });
    await person.click(extend as HTMLElement);
    await waitFor(() => expect(ends()).toEqual(shown(far, near)));
    expect(
      await screen.findByText(`Your job is open until ${dateText(near.expiresAt)}`),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Keep open/ })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fix a tap'));
  });

  it('that have ended by themselves are posted again', async () => {
    signInAs();
    const ended = anOwnJob({ title: 'Fix a tap', status: 'expired', expiresAt: inDays(-3) });
    server.on(listOwnJobs, () => ({
      items: [ended, anOwnJob({ title: 'Paint a wall', status: 'closed' })],
      nextCursor: null,
    }));
    const { person } = renderApp('/my-jobs');
    const list = within(await screen.findByRole('list', { name: 'Ended jobs' }));
    expect(list.getByRole('link', { name: /^No proposals: / })).toBeTruthy();
    expect(list.getByText(/^Ended/).textContent).toBe(
      `Ended ${dateText(ended.expiresAt, undefined, true)}`,
    );
    expect(screen.getAllByRole('button', { name: /again/ })).toHaveLength(1);
    await person.click(list.getByRole('button', { name: 'Post again: Fix a tap' }));
    await waitFor(() => expect(currentPath()).toBe('/post-job'));
    expect(await screen.findByText(/^This is “Fix a tap” once more/)).toBeTruthy();
  });

  it('say that there is none yet, with a way to post one', async () => {
    signInAs();
    server.on(listOwnJobs, () => ({ items: [], nextCursor: null }));
    renderApp('/my-jobs');
    const empty = await screen.findByRole('heading', { name: 'You have not posted a job yet' });
    const link = within(empty.parentElement as HTMLElement).getByRole('link');
    expect(link.textContent).toBe('Post a Job');
    expect(link.getAttribute('href')).toBe('/post-job');
    expect(screen.getAllByRole('link', { name: 'Post a Job' })).toHaveLength(1);
  });

  it('are none of a child’s, who is led to the jobs of others', async () => {
    signInAs({ accountType: 'sidework_kids' });
    renderApp('/my-jobs');
    await screen.findByRole('heading', { name: 'Kids accounts do not post jobs' });
    expect(screen.queryByRole('link', { name: 'Post a Job' })).toBeNull();
    expect(server.received(listOwnJobs)).toHaveLength(0);
  });

  it('say why they could not be read', async () => {
    signInAs();
    server.on(listOwnJobs, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    renderApp('/my-jobs');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You do not have permission to perform this action',
    );
  });
});
