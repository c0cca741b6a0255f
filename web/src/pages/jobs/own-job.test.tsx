import {
  changeJob,
  extendJob,
  getJob,
  type JobDetail,
  listJobs,
  listOwnJobs,
} from '@sidework/contracts/schema/marketplace/jobs';
import { listProposalsForJob } from '@sidework/contracts/schema/marketplace/proposals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { answerNewer, fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anId, inDays } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';
import { dateText } from '../../lib/dates.ts';

const server = fakeServer();
const place = { latitude: 40.73561, longitude: -74.17237 };

beforeEach(() => {
  signInAs({ id: anId() });
  server.on(listProposalsForJob, () => ({ items: [], nextCursor: null }));
  server.on(listJobs, () => ({ items: [], nextCursor: null }));
  server.on(listOwnJobs, () => ({ items: [], nextCursor: null }));
});

function openOwn(given: Partial<JobDetail> = {}) {
  let job = aJobDetail({ title: 'Fix a tpa', isOwn: true, version: 1, ...place, ...given });
  server.on(getJob, () => job);
  server.on(changeJob, ({ body }) => {
    const { version: _, ...written } = body as JobDetail;
    job = { ...job, ...written, version: (job.version ?? 0) + 1 };
    const {
      client: _c,
      ownProposal: _o,
      isForOwnChild: _i,
      isFrozen: _f,
      version: _v,
      ...view
    } = job;
    return view;
  });
  return {
    ...renderApp(`/jobs/${job.id}`),
    change: (by: Partial<JobDetail>) => Object.assign(job, by),
  };
}

type Person = ReturnType<typeof renderApp>['person'];

async function edit(person: Person, title: string, beforeSaving = () => {}) {
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  const form = within(await screen.findByRole('form', { name: 'Edit job' }));
  fireEvent.change(form.getByLabelText(/^Title/), { target: { value: title } });
  beforeSaving();
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  return form;
}

describe('an open job of one’s own', () => {
  it('has its proposals before its description', async () => {
    openOwn();
    const inbox = await screen.findByRole('region', { name: 'Proposals' });
    const words = screen.getByText(/^The tap drips day and night/);
    expect(inbox.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is changed as it stands, but for its category', async () => {
    const { person } = openOwn();
    await edit(person, 'Fix a tap');
    expect(await screen.findByText('Your job is changed')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Edit job' })).toBeNull();
    expect(server.received(changeJob).map(({ body }) => body)).toEqual([
      {
        title: 'Fix a tap',
        description: 'The tap drips day and night. The washer is probably worn out.',
        budgetMinCents: 10_000,
        budgetMaxCents: 25_000,
        location: 'Austin, TX',
        ...place,
        version: 1,
      },
    ]);
  });

  it('that another window changed is not written over unasked', async () => {
    const { person, change } = openOwn();
    await screen.findByRole('button', { name: 'Edit job' });
    server.on(changeJob, () => {
      change({ version: 2, budgetMinCents: 9_000 });
      return refuse(412, 'job_changed', 'This job was changed meanwhile.');
    });
    const form = await edit(person, 'Fix a tap');
    expect(await form.findByText(/^Your job was changed in another window/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Fix a tap');
    await waitFor(() => expect(server.received(getJob)).toHaveLength(2));
    fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(server.received(changeJob).map(({ body }) => (body as JobDetail).version)).toEqual([
        1, 2,
      ]),
    );
  });

  it('waits without a network, and is changed once by itself', async () => {
    const { person } = openOwn();
    await screen.findByRole('button', { name: 'Edit job' });
    const form = await edit(person, 'Fix a tap', () => server.goOffline());
    await form.findByText(/Your job is changed automatically, once/);
    server.comeBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })).toBeTruthy();
    expect(server.received(changeJob)).toHaveLength(1);
  });

  it('says that a change is not sent, where its form is closed while it waits', async () => {
    const { person } = openOwn();
    const form = await edit(person, 'Fix a tap', () => server.goOffline());
    await form.findByText(/Your job is changed automatically, once/);
    await person.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await toastOf('Error')).toContain('Network error. Please check your connection');
    server.comeBack();
    expect(server.received(changeJob)).toEqual([]);
  });

  it('says beside its field what cannot be', async () => {
    const { person } = openOwn();
    const form = await edit(person, '');
    expect(await form.findByText('Title is required')).toBeTruthy();
    expect(server.received(changeJob)).toEqual([]);
  });

  it('says who is told of a change, where somebody is', async () => {
    const { person } = openOwn({ proposalCount: 2 });
    await person.click(await screen.findByRole('button', { name: 'Edit job' }));
    const told = await screen.findByText(/are notified if the title or the budget changes/);
    const title = screen.getByLabelText(/^Title/);
    expect(told.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is shown too in a state that only a newer release knows', async () => {
    const job = { ...aJobDetail({ isOwn: true }), status: 'paused' };
    server.on(getJob, () => answerNewer(job));
    renderApp(`/jobs/${job.id}`);
    const terms = within(await screen.findByRole('complementary', { name: 'Terms' }));
    expect(terms.getByText('paused')).toBeTruthy();
  });

  it('leads back to My Jobs, however it was reached', async () => {
    openOwn();
    const main = within(screen.getByRole('main'));
    const back = await main.findByRole('link', { name: 'My Jobs' });
    expect(back.getAttribute('href')).toBe('/my-jobs');
  });
});

describe('the end of a job of one’s own', () => {
  const extend = { name: 'Keep open for 30 days' };
  const factOf = async (name: string) => {
    const terms = within(await screen.findByRole('complementary', { name: 'Terms' }));
    return terms.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  };

  it('is said, and can be put off only where it is near', async () => {
    const expiresAt = inDays(7);
    openOwn({ expiresAt });
    expect(await factOf('Ends')).toBe(dateText(expiresAt));
    expect(screen.queryByRole('button', extend)).toBeNull();
  });

  it('is put off to 30 days from now', async () => {
    const { person, change } = openOwn({ expiresAt: inDays(3) });
    const expiresAt = inDays(30);
    server.on(extendJob, () => {
      change({ expiresAt });
      return aJobDetail({ isOwn: true, expiresAt });
    });
    await person.click(await screen.findByRole('button', extend));
    expect(await screen.findByText(`Your job is open until ${dateText(expiresAt)}`)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', extend)).toBeNull());
    expect(await factOf('Ends')).toBe(dateText(expiresAt));
    expect(server.received(extendJob)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fix a tpa'));
  });

  it('that came meanwhile is said, and shown', async () => {
    const { person, change } = openOwn({ expiresAt: inDays(0) });
    const expiresAt = inDays(-2);
    server.on(extendJob, () => {
      change({ status: 'expired', expiresAt });
      return refuse(409, 'job_not_open', 'This job no longer takes proposals.');
    });
    await person.click(await screen.findByRole('button', extend));
    expect(await toastOf('Error')).toBe('ErrorThis job no longer takes proposals.');
    expect(await screen.findByRole('button', { name: 'Post again' })).toBeTruthy();
    expect(await factOf('Status')).toBe('Ended');
    expect(await factOf('Ended')).toBe(dateText(expiresAt));
  });
});

it.each([0, 1])(
  '%i proposals on a job of one’s own stand before its words',
  async (proposalCount) => {
    openOwn({ proposalCount });
    const proposals = await screen.findByRole('region', { name: 'Proposals' });
    const words = screen.getByRole('region', { name: 'Description' });
    expect(words.compareDocumentPosition(proposals)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
);

it.each([
  [3, 'due'],
  [20, 'plain'],
])('the end of a job of one’s own in %i days reads as %s', async (days, tone) => {
  openOwn({ expiresAt: inDays(days) });
  const word = await screen.findByText('Ends');
  expect(word.nextElementSibling?.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe(
    tone,
  );
});

describe.each(['closed', 'filled', 'expired'] as const)('a %s job of one’s own', (status) => {
  it('says that no proposals came, and offers first to post it again unless it is filled', async () => {
    openOwn({ status });
    await screen.findByRole('heading', { name: 'No proposals came' });
    const { variant } = (await screen.findByRole('button', { name: 'Post again' })).dataset;
    expect(variant).toBe(status === 'filled' ? 'default' : 'filled');
  });

  it('is posted again from how it was', async () => {
    const { person } = openOwn({ status, title: 'Fix a tap', budgetMaxCents: 25_050 });
    await person.click(await screen.findByRole('button', { name: 'Post again' }));
    await waitFor(() => expect(currentPath()).toBe('/post-job'));
    expect(await screen.findByText(/^This is “Fix a tap” once more/)).toBeTruthy();
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(value(/^Title/)).toBe('Fix a tap');
    expect(value(/^Category/)).toBe('plumbing');
    expect([value(/^Minimum/), value(/^Maximum/)]).toEqual(['100', '250.50']);
    expect(screen.getByText(/^Your location is added/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit job' })).toBeNull();
  });
});

it('what was typed for another job is there again at a click', async () => {
  const { person } = renderApp('/post-job');
  await screen.findByRole('form', { name: 'Post a Job Request' });
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Mow' } });
  const job = aJobDetail({ status: 'closed', title: 'Fix a tap', isOwn: true, version: 2 });
  server.on(getJob, () => job);
  history.pushState({}, '', `/jobs/${job.id}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await person.click(await screen.findByRole('button', { name: 'Post again' }));
  await person.click(await screen.findByRole('button', { name: 'Back to what I had typed' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mow');
});
