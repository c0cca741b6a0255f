import { listServices } from '@sidework/contracts/schema/client-services/services';
import {
  agreeToTerms,
  getTermsAgreement,
  termsVersion,
} from '@sidework/contracts/schema/identity/terms/terms';
import { listFittingJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { getToday, type TodayItem } from '@sidework/contracts/schema/network-chat/today';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aJob, anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import { dayIn } from '../../../test/tool-builders.ts';

const server = fakeServer();

const anItem = (item: Partial<TodayItem> = {}): TodayItem => ({
  id: anId(),
  kind: 'proposal_to_answer',
  actor: aPersonCard({ fullName: 'Maria Lopez', rating: 4.9, completedServicesAsProfessional: 31 }),
  title: 'Fix a tap',
  details: { amountCents: 45_000 },
  path: '/about',
  since: '2026-01-05T10:00:00.000Z',
  ...item,
});

function answer(items: TodayItem[], more = 0) {
  const counts = items.map(({ kind, since }) => ({ kind, count: 1 + more, since }));
  server.on(getToday, () => ({ items, counts }));
}

function openToday(...items: TodayItem[]) {
  signInAs();
  server.on(listServices, () => ({ items: [], nextCursor: null }));
  answer(items);
  return renderApp('/today');
}

/** The variant of the button in this row of the page. */
const lookOf = (row: number) =>
  document.querySelectorAll<HTMLElement>('main li [data-variant]')[row]?.dataset.variant;

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your turn' })).getAllByRole('listitem');

describe('the page of Today', () => {
  it('sends visitors to sign in, and back', async () => {
    renderApp('/today');
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/today' });
    await screen.findByText('Log in or sign up to go on. You come back to what you opened.');
  });

  it('says how many things wait, and each with its one action, the most urgent first', async () => {
    const [day, farDay] = [dayIn(2), dayIn(40)];
    const { person } = openToday(
      anItem({ since: '2026-01-05T10:00:00.000Z' }),
      anItem({
        kind: 'unread_messages',
        title: '',
        details: { count: 2 },
        actor: aPersonCard({ fullName: 'Ruth Okafor' }),
        since: '2026-01-04T10:00:00.000Z',
      }),
      anItem({ kind: 'extension_to_answer', title: 'A roof', details: { day: farDay } }),
      anItem({ kind: 'deadline_near', title: 'A gate', actor: null, details: { day } }),
    );
    await screen.findByRole('heading', { level: 1, name: /Four things are waiting for you\.$/ });
    const texts = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(
      texts.map((text) => /(Deadline|Proposal|Service|Message)(?=★|\d|Jan)/.exec(text)?.[1]),
    ).toEqual(['Deadline', 'Service', 'Proposal', 'Message']);
    expect(texts.map((text) => text.includes('In 2 days'))).toEqual([true, false, false, false]);
    expect(texts[0]).toContain('“A gate” is due ');
    expect(texts[1]).not.toContain('a later day');
    expect(texts[2]).toContain('Maria Lopez proposes $450.00 for “Fix a tap”');
    expect(texts[2]).toContain('31 done');
    expect(texts[3]).toContain('2 new messages from Ruth Okafor');
    expect(texts.map((_, at) => lookOf(at))).toEqual(['filled', 'default', 'default', 'default']);
    const link = screen.getByRole('link', {
      name: 'Review: Maria Lopez proposes $450.00 for “Fix a tap”',
    });
    await person.click(link);
    await screen.findByRole('heading', { level: 1, name: /About/ });
  });

  it('asks once for a version of the terms that was not agreed to [D-132]', async () => {
    const { person } = openToday();
    let agreedVersion: string | null = '2020-01-01';
    const agreement = () => ({
      version: termsVersion,
      agreedVersion,
      agreedAt: '2026-01-05T10:00:00.000Z',
      isByGuardian: false,
      isAsked: agreedVersion !== termsVersion,
    });
    server.on(getTermsAgreement, agreement);
    server.on(agreeToTerms, ({ body: { version } }) => {
      agreedVersion = version;
      return agreement();
    });
    await screen.findByText('Our terms have changed');
    await person.click(screen.getByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(screen.queryByText('Our terms have changed')).toBeNull());
    expect(server.received(agreeToTerms)).toHaveLength(1);
  });

  it('counts no proposal of a child, on which its client decides, and shows it apart', async () => {
    openToday(
      anItem({ kind: 'child_proposal', title: 'Walk a dog', path: '/guardian' }),
      anItem({ kind: 'approval_to_give', title: 'A birdhouse' }),
    );
    await screen.findByRole('heading', { level: 1, name: /One thing is waiting for you\.$/ });
    const texts = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('A birdhouse');
    const apart = within(screen.getByRole('list', { name: 'With others' }));
    expect(apart.getByRole('listitem').textContent).toContain('Walk a dog');
    expect(apart.getByText('With the client')).toBeTruthy();
    expect(apart.getByRole('link', { name: /^Look: / })).toBeTruthy();
  });

  it('tells many apart by what they are about, and shows apart what is only coming up', async () => {
    const written = { kind: 'room_message', actor: aPersonCard() } as const;
    const day = dayIn(2);
    openToday(
      ...[1, 2, 3].map(() => anItem()),
      ...[1, 2].map(() => anItem(written)),
      anItem({ kind: 'approval_to_give' }),
      anItem({ kind: 'event_near', title: 'A fair', actor: null, details: { day } }),
    );
    await screen.findByRole('heading', { level: 1, name: /Six things are waiting for you\.$/ });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Work and money',
      'Jobs and proposals',
      'Messages and people',
    ]);
    const jobs = within(main.getByRole('list', { name: 'Jobs and proposals' }));
    expect(jobs.getAllByRole('listitem')).toHaveLength(3);
    expect([0, 1, 2].map(lookOf)).toEqual(['filled', 'default', 'default']);
    const comingUp = within(main.getByRole('list', { name: 'Coming up' }));
    expect(comingUp.getByRole('listitem').textContent).toMatch(/“A fair”.*In 2 days/);
  });

  it('counts a queue of staff as the one row that it is', async () => {
    const queue = { kind: 'report_waits', actor: null, details: { count: 4 } } as const;
    answer([anItem(queue)], 3);
    signInAs({ userType: 'professional' });
    renderApp('/today');
    await screen.findByRole('heading', { level: 1, name: /One thing is waiting for you\.$/ });
    screen.getByText('4 reports are waiting for you');
  });

  it('shows a professional which of their proposals nobody has answered', async () => {
    signInAs({ userType: 'professional' });
    answer([]);
    const sent = [
      aProposal({ status: 'submitted', proposedCostCents: 11_500 }),
      aProposal({ status: 'declined' }),
    ];
    server.on(listOwnProposals, () => ({ items: sent, nextCursor: null }));
    renderApp('/today');
    const list = within(await screen.findByRole('list', { name: 'Proposals you sent' }));
    const [row, ...more] = list.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(row?.textContent).toMatch(/Waiting.*\$115\.00/);
  });

  it('offers a professional new jobs that fit, and says why these', async () => {
    signInAs({ userType: 'professional' });
    answer([]);
    const jobs = ['A fan', 'A lamp', 'A plug', 'A bell'].map((title) => ({
      ...aJob({ title }),
      reasons: ['Electrical', 'about 4.2 mi'],
    }));
    const reason = 'Electrical jobs within 25 miles of Newark, NJ';
    server.on(listFittingJobs, () => ({ items: jobs, reason }));
    renderApp('/today');
    const part = within(await screen.findByRole('region', { name: `New ${reason}` }));
    expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      ...['A fan', 'A lamp', 'A plug'].map((title) => expect.stringContaining(title)),
    ]);
    expect(part.getAllByText('about 4.2 mi')).toHaveLength(3);
  });

  it('leads a client to the money of work that is done', async () => {
    signInAs();
    const unpaid = aCompletedService({ title: 'A faucet' });
    server.on(listServices, ({ query }) => ({
      items: query.as === 'client' ? [unpaid] : [],
      nextCursor: null,
    }));
    answer([]);
    renderApp('/today');
    const ticket = within(await screen.findByRole('article', { name: 'A faucet' }));
    expect(ticket.getByText('Unpaid')).toBeTruthy();
  });

  it('says what was asked for in the words of who asked', async () => {
    openToday(anItem({ kind: 'changes_requested', details: { reason: 'It still drips.' } }));
    expect((await rows())[0]?.textContent).toContain('It still drips.');
  });

  it('says of work under way whether it waits for its professional or for its client', async () => {
    signInAs();
    const own = { client: aPersonCard({ fullName: 'Clara Whitfield' }) };
    const [asked, going] = [
      aService({ ...own, title: 'A bidet', agreement: 'proposed' }),
      aService({ ...own, title: 'A softener' }),
    ];
    server.on(listServices, ({ query }) => ({
      items: query.as === 'professional' ? [asked, going] : [],
      nextCursor: null,
    }));
    answer([]);
    renderApp('/today');
    const ticket = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await ticket('A bidet')).getByText('Awaiting client')).toBeTruthy();
    const link = (await ticket('A softener')).getByRole('link', { name: 'A softener' });
    expect(link.getAttribute('href')).toBe(`/services/${going.id}`);
    expect((await ticket('A softener')).getByText('In Progress')).toBeTruthy();
  });

  it('keeps the place of the work under way until it is read', async () => {
    signInAs();
    server.on(listServices, () => new Promise(() => {}));
    answer([]);
    renderApp('/today');
    await screen.findByLabelText('Loading the work under way');
    await screen.findByRole('heading', { name: 'Under way' });
  });

  it('shows the work with a question to its viewer first, and leads to the rest', async () => {
    signInAs();
    const asked = aService({ title: 'A bidet', agreement: 'proposed' });
    const money = { ...asked.money, topUpCents: 0 };
    const going = ['A fence', 'A gate', 'A roof'].map((title) => aService({ title, money }));
    server.on(listServices, ({ query }) => ({
      items: query.as === 'client' ? [...going, asked] : [],
      nextCursor: null,
    }));
    answer([]);
    renderApp('/today');
    const all = await screen.findByRole('link', { name: 'All 4' });
    expect(all.getAttribute('href')).toBe('/my-services');
    const titles = screen
      .getAllByRole('article')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toContain('A bidet');
  });

  it.each([
    ['client', 'Post a job', '/post-job'],
    ['professional', 'Browse Jobs', '/jobs'],
  ] as const)('offers a %s for whom nothing waits: %s', async (userType, name, path) => {
    signInAs({ userType });
    server.on(listServices, () => ({ items: [], nextCursor: null }));
    answer([]);
    renderApp('/today');
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('link', { name })).getAttribute('href')).toBe(path);
  });

  it('is gone from every window once it is handled', async () => {
    openToday(anItem());
    await rows();
    answer([]);
    (await realtime.open()).push({ type: 'today' });
    await screen.findByText(/^Nothing is waiting for you/);
  });

  it('shows a child the work under way, and says once that nothing waits', async () => {
    signInAs({ accountType: 'sidework_kids' });
    answer([]);
    const work = aService({ title: 'Reading with a second grader' });
    server.on(listServices, ({ query }) => ({
      items: query.as === 'professional' ? [work] : [],
      nextCursor: null,
    }));
    renderApp('/today');
    await screen.findByRole('article', { name: 'Reading with a second grader' });
    expect(screen.getAllByText(/Nothing is waiting for you/)).toHaveLength(1);
  });

  it('says what went wrong, and asks again', async () => {
    signInAs();
    server.on(listServices, () => ({ items: [], nextCursor: null }));
    server.on(getToday, () => refuse(422, 'invalid_input', 'Not now.'));
    const { person } = renderApp('/today');
    const retry = await screen.findByRole('button', { name: /again/i });
    within(screen.getByRole('main')).getByRole('link', { name: 'Post a job' });
    answer([anItem()]);
    await person.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});

describe('Today at the head of the landing page', () => {
  it('shows the most urgent of what waits, above the hero, and leads to all of it', async () => {
    signInAs();
    answer([1, 2, 3, 4, 5, 6].map(() => anItem()));
    renderApp('/');
    expect(await rows()).toHaveLength(4);
    const all = screen.getByRole('link', { name: 'All 6' });
    expect(all.getAttribute('href')).toBe('/today');
    const list = screen.getByRole('list', { name: 'Your turn' });
    const hero = screen.getByRole('region', { name: 'Welcome' });
    expect(list.compareDocumentPosition(hero) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is nothing that visitors see', async () => {
    renderApp('/');
    await screen.findByRole('region', { name: 'Welcome' });
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();
    expect(server.received(getToday)).toEqual([]);
  });
});
