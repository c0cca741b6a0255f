import { listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals, submitProposal } from '@sidework/contracts/schema/marketplace/proposals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJob, aProposal } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

function answerJobs(...items: ReturnType<typeof aJob>[]) {
  server.on(listJobs, () => ({ items, nextCursor: null }));
}

const lastSearch = () => server.received(listJobs).at(-1)?.query;

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const card = heading.closest('article');
  if (!card) throw new Error(`"${title}" stands on no card.`);
  return within(card);
};

describe('the list of jobs', () => {
  it('stands under "Available Jobs", open to visitors [JOBS-01, JOBS-59]', async () => {
    answerJobs(aJob({ title: 'Fix a tap' }));
    renderApp('/jobs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Available Jobs' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Fix a tap' })).toBeTruthy();
    expect(document.title).toBe('Available Jobs · Sidework');
  });

  it('shows of each job its title, category, location, budget and posted date [JOBS-16]', async () => {
    answerJobs(
      aJob({
        title: 'Fix a tap',
        category: 'hvac',
        location: 'Austin, TX',
        createdAt: '2026-01-05T10:00:00.000Z',
      }),
    );
    renderApp('/jobs');
    const card = await cardOf('Fix a tap');
    expect(card.getByText('HVAC'), '[JOBS-17]').toBeTruthy();
    expect(card.getByText('Austin, TX'), '[JOBS-18]').toBeTruthy();
    expect(card.getByText('$100.00 - $250.00'), '[JOBS-20]').toBeTruthy();
    expect(card.getByText(/Jan 5/), '[JOBS-21]').toBeTruthy();
  });

  it('shows how many proposed, where anybody did', async () => {
    answerJobs(
      aJob({ title: 'Fix a tap', proposalCount: 3 }),
      aJob({ title: 'Mow', proposalCount: 1 }),
      aJob({ title: 'Paint', proposalCount: 0 }),
    );
    renderApp('/jobs');
    expect((await cardOf('Fix a tap')).getByText('3 proposals')).toBeTruthy();
    expect((await cardOf('Mow')).getByText('1 proposal')).toBeTruthy();
    expect((await cardOf('Paint')).queryByText(/proposal/)).toBeNull();
  });

  it('is narrowed by budget and age, which stand in the address', async () => {
    answerJobs(aJob());
    const { person } = renderApp('/jobs');
    await person.selectOptions(await screen.findByLabelText('Budget'), '$250 and up');
    await person.selectOptions(screen.getByLabelText('Posted'), 'The last 7 days');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({ minBudgetCents: '25000', postedWithinDays: '7' }),
    );
    expect(currentPath()).toBe('/jobs?pays=250&days=7');
  });

  it('leads from a title to the whole job, and to where one is posted [JOBS-27]', async () => {
    const job = aJob({ title: 'Fix a tap' });
    answerJobs(job);
    renderApp('/jobs');
    const title = await screen.findByRole('link', { name: 'Fix a tap' });
    expect(title.getAttribute('href')).toBe(`/jobs/${job.id}`);
    const post = screen.getByRole('link', { name: 'Post a Job' });
    expect(post.getAttribute('href')).toBe('/post-job');
  });

  it('asks for twenty more on demand', async () => {
    server.on(listJobs, ({ query }) =>
      query.cursor
        ? { items: [aJob({ title: 'An older job' })], nextCursor: null }
        : { items: [aJob({ title: 'A newer job' })], nextCursor: 'after-20' },
    );
    const { person } = renderApp('/jobs');
    await screen.findByText('A newer job');
    expect(screen.queryByText('An older job')).toBeNull();
    expect(screen.getByText('1 job, more below')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('An older job')).toBeTruthy();
    expect(screen.getByText('2 jobs')).toBeTruthy();
    expect(screen.getByText('A newer job')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that it is on its way, in the shape of its cards', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.on(listJobs, async () => {
      await arrived;
      return { items: [aJob({ title: 'Fix a tap' })], nextCursor: null };
    });
    renderApp('/jobs');
    expect(await screen.findByRole('status', { name: 'Loading jobs' })).toBeTruthy();
    arrive();
    expect(await screen.findByText('Fix a tap')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading jobs' })).toBeNull();
  });

  it('says why it could not be shown, and tries again', async () => {
    server.on(listJobs, () =>
      refuse(400, 'invalid_input', 'Some of what you entered needs a second look.'),
    );
    const { person } = renderApp('/jobs');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Some of what you entered needs a second look.');
    answerJobs(aJob({ title: 'Fix a tap' }));
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fix a tap')).toBeTruthy();
  });
});

describe('the budget of a job [CONST-07]', () => {
  const budgets = [
    { min: null, max: null, text: 'Budget not specified', line: '[JOBS-23]' },
    { min: 10_000, max: null, text: 'From $100.00', line: '[JOBS-24]' },
    { min: null, max: 123_450, text: 'Up to $1,234.50', line: '[JOBS-25]' },
    { min: 10_000, max: 25_000, text: '$100.00 - $250.00', line: '[JOBS-26]' },
  ];

  it.each(budgets)('reads "$text" $line', async ({ min, max, text }) => {
    answerJobs(aJob({ title: 'Fix a tap', budgetMinCents: min, budgetMaxCents: max }));
    renderApp('/jobs');
    expect((await cardOf('Fix a tap')).getByText(text)).toBeTruthy();
  });
});

describe('the filters of the list', () => {
  it('narrow it by words, which stand in the address [JOBS-02]', async () => {
    server.on(listJobs, ({ query }) => ({
      items: [aJob({ title: query.search ? 'Paint a fence' : 'Fix a tap' })],
      nextCursor: null,
    }));
    const { person } = renderApp('/jobs');
    const box = await screen.findByRole('searchbox', { name: 'Search jobs' });
    await person.type(box, ' fence paint ');
    expect(await screen.findByText('Paint a fence')).toBeTruthy();
    expect(screen.queryByText('Fix a tap')).toBeNull();
    expect(lastSearch()).toEqual({ search: 'fence paint' });
    expect(currentPath()).toBe('/jobs?search=fence+paint');
    expect((box as HTMLInputElement).value).toBe(' fence paint ');
  });

  it('wait until their typist pauses', async () => {
    answerJobs(aJob());
    const { person } = renderApp('/jobs');
    await person.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), 'fence');
    await waitFor(() => expect(lastSearch()).toEqual({ search: 'fence' }));
    expect(server.received(listJobs)).toHaveLength(2);
  });

  it('narrow it by a category [JOBS-03]', async () => {
    answerJobs(aJob());
    const { person } = renderApp('/jobs');
    const category = await screen.findByRole('combobox', { name: 'Category' });
    await person.selectOptions(category, 'IT Professional');
    await waitFor(() => expect(lastSearch()).toEqual({ category: 'it_professional' }));
    expect(currentPath()).toBe('/jobs?category=it_professional');
  });

  it('offer the seventeen categories for adults, in order [JOBS-04, CONST-13]', async () => {
    answerJobs();
    renderApp('/jobs');
    const category = await screen.findByRole('combobox', { name: 'Category' });
    const labels = within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(labels.join(', ')).toBe(
      'All categories, Plumbing, Electrical, HVAC, Carpentry, Landscaping, Painting, IT Professional, ' +
        'Handyman Services, House Cleaning, Therapist/Counselor, Business Consultant, Legal Services, ' +
        'Financial Advisor, Career Coach, Real Estate Agent, Healthcare Professional, Other',
    );
  });

  it('are taken from an address that was shared or reloaded', async () => {
    answerJobs(aJob());
    renderApp('/jobs?search=tap&category=plumbing');
    const box = await screen.findByRole('searchbox', { name: 'Search jobs' });
    expect((box as HTMLInputElement).value).toBe('tap');
    expect(screen.getByRole('option', { name: 'Plumbing', selected: true })).toBeTruthy();
    await waitFor(() => expect(lastSearch()).toEqual({ search: 'tap', category: 'plumbing' }));
  });

  it('leave the last jobs in sight, dimmed, until others are found', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.on(listJobs, async ({ query }) => {
      if (query.category) await arrived;
      return {
        items: [aJob({ title: query.category ? 'Paint a fence' : 'Fix a tap' })],
        nextCursor: null,
      };
    });
    const { person } = renderApp('/jobs');
    await screen.findByText('Fix a tap');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Painting');
    const list = screen.getByRole('list', { name: 'Jobs' });
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('Fix a tap')).toBeTruthy();
    arrive();
    expect(await screen.findByText('Paint a fence')).toBeTruthy();
    expect(screen.queryByText('Fix a tap')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Fix a tap')).toBeTruthy();
  });

  it('say why a search failed, and not what the last one found', async () => {
    server.on(listJobs, ({ query }) =>
      query.category
        ? refuse(403, 'permission_denied', 'You do not have permission to perform this action')
        : { items: [aJob({ title: 'Fix a tap' })], nextCursor: null },
    );
    const { person } = renderApp('/jobs');
    await screen.findByText('Fix a tap');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Painting');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You do not have permission to perform this action',
    );
    expect(screen.queryByText('Fix a tap')).toBeNull();
  });

  it('are cleared with one click where nothing is found [JOBS-61]', async () => {
    answerJobs();
    const { person } = renderApp('/jobs?search=zebra&category=other');
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy();
    expect(screen.getByText(/Change one of them/)).toBeTruthy();
    answerJobs(aJob({ title: 'Fix a tap' }));
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Fix a tap')).toBeTruthy();
    expect(currentPath()).toBe('/jobs');
    const box = screen.getByRole('searchbox', { name: 'Search jobs' });
    expect((box as HTMLInputElement).value).toBe('');
  });

  it('are not blamed where there is no job at all', async () => {
    answerJobs();
    renderApp('/jobs');
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('a search', () => {
  it.each([
    ['TV', '1 job, among the newest 2,000'],
    ['TV wall', '1 job'],
    ['', '1 job'],
  ])('for %j says how far it was looked for', async (search, said) => {
    answerJobs(aJob());
    renderApp(`/jobs?search=${encodeURIComponent(search)}`);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('that finds nothing says so too, and leads an adult to a job begun with it', async () => {
    answerJobs();
    renderApp('/jobs?search=AC&category=hvac');
    expect(await screen.findByText(/your filters, among the newest 2,000\./)).toBeTruthy();
    const post = screen.getByRole('link', { name: 'Post a job for this' });
    expect(post.getAttribute('href')).toBe('/post-job?title=AC&category=hvac');
  });
});

describe('a card', () => {
  it('sends a visitor who wants to propose to sign in, and back [JOBS-49, JOBS-55, JOBS-71, SEC-11]', async () => {
    answerJobs(aJob({ title: 'Fix a tap' }));
    const { person } = renderApp('/jobs?search=tap');
    const card = await cardOf('Fix a tap');
    await person.click(card.getByRole('button', { name: /^Submit Proposal for / }));
    expect(await screen.findByText('Please log in to submit a proposal')).toBeTruthy();
    expect(screen.getByText('Authentication required')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/jobs?search=tap' });
  });

  it('takes a proposal and says from then on that it was sent [JOBS-22, JOBS-53, JOBS-54, JOBS-56]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    const job = aJob({ title: 'Fix a tap' });
    const sent = aProposal({ jobRequestId: job.id });
    answerJobs(job);
    server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
    server.on(submitProposal, () => sent);
    const { person } = renderApp('/jobs');
    const card = await cardOf('Fix a tap');
    await person.click(card.getByRole('button', { name: /^Submit Proposal for / }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Submit Proposal' }));
    expect(dialog.getByText('Fix a tap')).toBeTruthy();
    expect(dialog.getByText('Budget: $100.00 - $250.00')).toBeTruthy();
    await person.type(dialog.getByRole('textbox', { name: /Proposed cost/ }), '1,250.50');
    await person.type(
      dialog.getByRole('textbox', { name: /Message/ }),
      '  I can come on Tuesday. ',
    );
    server.on(listOwnProposals, () => ({ items: [sent], nextCursor: null }));
    await person.click(dialog.getByRole('button', { name: 'Send proposal' }));

    expect(await screen.findByText('Your proposal has been submitted')).toBeTruthy();
    const mark = await card.findByRole('link', { name: 'Proposal sent' });
    expect(document.activeElement).toBe(mark);
    expect(screen.queryByRole('dialog')).toBeNull();
    const [submission] = server.received(submitProposal);
    expect(submission?.params).toEqual({ jobId: job.id });
    expect(submission?.body).toEqual({
      proposedCostCents: 125_050,
      message: '  I can come on Tuesday. ',
    });
    expect(submission?.headers.get('idempotency-key')).toMatch(/^\w{16,}$/);
  });

  it('says how a proposal sent before stands', async () => {
    signInAs();
    const [waiting, declined] = [aJob({ title: 'Fix a tap' }), aJob({ title: 'Paint a fence' })];
    answerJobs(waiting, declined);
    server.on(listOwnProposals, () => ({
      items: [
        aProposal({ jobRequestId: waiting.id }),
        aProposal({ jobRequestId: declined.id, status: 'declined' }),
      ],
      nextCursor: null,
    }));
    renderApp('/jobs');
    const card = await cardOf('Fix a tap');
    expect(await card.findByRole('link', { name: 'Proposal sent' })).toBeTruthy();
    const other = await cardOf('Paint a fence');
    expect(other.getByRole('link', { name: 'Proposal declined' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Submit Proposal for / })).toBeNull();
  });

  it('of a job of one\u2019s own leads to it instead', async () => {
    signInAs();
    const job = aJob({ title: 'Fix a tap', isOwn: true });
    answerJobs(job);
    server.on(listOwnProposals, () => ({ items: [], nextCursor: null }));
    renderApp('/jobs');
    const card = await cardOf('Fix a tap');
    expect(card.getByRole('link', { name: 'Open your job' }).getAttribute('href')).toBe(
      `/jobs/${job.id}`,
    );
    expect(card.queryByRole('button', { name: /^Submit Proposal for / })).toBeNull();
  });
});

describe('the search box', () => {
  it('follows the way back to what was searched for before', async () => {
    answerJobs(aJob());
    const { person } = renderApp('/jobs');
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    await person.type(box, 'tap');
    await screen.findByRole('button', { name: 'Clear filters' });
    expect(currentPath()).toBe('/jobs?search=tap');
    const travel = (to: string) =>
      act(() => {
        history.replaceState({ key: to }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
    travel('/jobs');
    await waitFor(() => expect(box.value).toBe(''));
    travel('/jobs?search=tap');
    await waitFor(() => expect(box.value).toBe('tap'));
  });
});

describe('the page where site data is blocked', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('shows its jobs', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    answerJobs(aJob({ title: 'Fix a tap' }));
    renderApp('/jobs');
    expect(await screen.findByRole('heading', { name: 'Fix a tap' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
