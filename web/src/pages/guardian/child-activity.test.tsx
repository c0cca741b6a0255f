import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import {
  listChildServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { listGuardianRequests } from '@sidework/contracts/schema/education-events/guardian-requests';
import { getChild, listChildSessions } from '@sidework/contracts/schema/identity/family/guardians';
import { listChildHires } from '@sidework/contracts/schema/marketplace/child-hires';
import { getJob } from '@sidework/contracts/schema/marketplace/jobs';
import {
  listChildProposals,
  type ProposalView,
} from '@sidework/contracts/schema/marketplace/proposals';
import {
  getStandingApproval,
  listChildConnections,
  setStandingApproval,
} from '@sidework/contracts/schema/network-chat/connections';
import {
  type ChildWordsView,
  keepWordsBack,
  letWordsThrough,
  listChildConversations,
  listChildWords,
} from '@sidework/contracts/schema/network-chat/monitoring';
import { getToday } from '@sidework/contracts/schema/network-chat/today';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aGuardianRequest } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, aProposal } from '../../../test/job-builders.ts';
import { aChild } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const { id: childId } = aChild();
const path = `/guardian/children/${childId}`;

const answerProposals = (...items: ProposalView[]) =>
  server.on(listChildProposals, () => ({ items, nextCursor: null }));
const answerWork = (...items: ServiceView[]) =>
  server.on(listChildServices, () => ({ items, nextCursor: null }));

/** A child that did nothing yet. */
beforeEach(() => {
  server.on(getToday, () => ({ items: [], counts: [] }));
  server.on(getChild, () => aChild());
  server.on(listChildSessions, () => ({ items: [] }));
  server.on(listChildHires, () => ({ items: [], nextCursor: null }));
  server.on(listGuardianRequests, () => ({ items: [] }));
  server.on(listChildConnections, () => ({ items: [] }));
  server.on(listChildConversations, () => ({ conversations: [], held: [] }));
  server.on(listChildWords, () => ({ items: [], nextCursor: null }));
  answerProposals();
  answerWork();
});

function open(at = path) {
  signInAs({ isGuardian: true });
  return renderApp(at);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const calm = () => screen.findByRole('heading', { name: 'Nothing here yet' });

describe('a child that did nothing yet', () => {
  it('is one calm state, which leads to the rules', async () => {
    open();
    await calm();
    expect(screen.queryByRole('region', { name: 'Connections' })).toBeNull();
    const rules = screen.getByRole('link', { name: 'Set the rules' });
    expect(rules.getAttribute('href')).toBe(`${path}?part=rules`);
  });

  it('shows no part before all of them are read', async () => {
    let answer = () => {};
    server.on(listChildServices, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { items: [], nextCursor: null };
    });
    open();
    await screen.findByLabelText('Loading what your child did');
    expect(screen.queryByRole('region', { name: 'Connections' })).toBeNull();
    answer();
    await calm();
  });
});

describe('what a child does', () => {
  it('shows the other parts where one could not be read', async () => {
    server.on(listGuardianRequests, () => refuse(403, 'permission_denied', 'Not for you'));
    open();
    const requests = await section('Courses and events');
    requests.getByText(/Not for you/);
    (await section('Proposals')).getByText('Your child has not offered to do a job yet.');
  });

  it('says in a line what waits for its guardian and what is under way', async () => {
    const request = aGuardianRequest();
    server.on(listGuardianRequests, () => ({ items: [request, { ...request, id: childId }] }));
    answerWork(aService({ status: 'in_progress' }));
    open();
    const waiting = await screen.findByRole('link', { name: '2 requests are waiting for you' });
    const underWay = screen.getByRole('link', { name: '1 job under way' });
    await section('Work');
    const nameAt = (link: HTMLElement) =>
      document.querySelector(link.getAttribute('href') ?? '')?.textContent;
    expect(nameAt(waiting)).toBe('Courses and events');
    expect(nameAt(underWay)).toBe('Work');
  });

  it('counts a hire that waits for its guardian, and no more than it has read', async () => {
    const hire = aProposal({ status: 'awaiting_guardian' });
    server.on(listChildProposals, () => ({ items: [hire], nextCursor: 'more' }));
    open();
    await screen.findByText('At least 1 hire is waiting for you');
  });

  it('shows what the child has offered to do, and is led back to from there', async () => {
    const proposal = aProposal();
    answerProposals(proposal);
    const { person } = open();
    const jobs = await section('Proposals');
    const list = within(await jobs.findByRole('list', { name: 'Proposals of your child' }));
    const { job } = proposal;
    const link = list.getByRole('link', { name: job.title });
    expect(link.getAttribute('href')).toBe(`/jobs/${job.id}`);
    list.getByText(new RegExp(`^${categoryLabel(job.category)} · `));
    server.on(getJob, () => aJobDetail({ id: job.id, title: job.title, isForOwnChild: true }));
    await person.click(link);
    const back = await screen.findByRole('link', { name: 'Your child' });
    expect(back.getAttribute('href')).toBe(path);
  });

  it('asks its guardian once before all who may come are agreed to, and not to be asked again', async () => {
    server.on(getStandingApproval, () => ({ isStanding: false }));
    server.on(setStandingApproval, ({ body: { isStanding } }) => {
      server.on(getStandingApproval, () => ({ isStanding }));
      return undefined;
    });
    const { person } = open(`${path}?part=rules`);
    const rule = await section('Connections');
    const box = (await rule.findByRole('checkbox')) as HTMLInputElement;
    await person.click(box);
    const dialog = within(await screen.findByRole('dialog', { name: 'Agree to every request?' }));
    expect(server.received(setStandingApproval)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Agree to all' }));
    await waitFor(() => expect(box.checked).toBe(true));
    await person.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    const sent = server.received(setStandingApproval).map(({ body }) => body);
    expect(sent).toEqual([{ isStanding: true }, { isStanding: false }]);
    // Each look at the list is recorded, and this is none.
    expect(server.received(listChildConnections)).toEqual([]);
  });

  it('tells of a job that the child was hired for once, as its work', async () => {
    const [hired, offered] = [aProposal({ status: 'accepted' }), aProposal()];
    answerProposals(hired, offered);
    open();
    const list = await (await section('Proposals')).findByRole('list', { name: /^Proposals/ });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('leads from proposals to work where the child was hired for each', async () => {
    answerProposals(aProposal({ status: 'accepted' }));
    open();
    (await section('Proposals')).getByText(
      'Your child was hired for what it offered to do. See “Work”.',
    );
  });

  it('shows the work that the child was hired for: for whom, how far and for how much', async () => {
    const work = aService({
      title: 'Walk a dog',
      status: 'in_progress',
      progressStage: 'halfway',
      progressPercentage: 50,
      totalAmountCents: 1_500,
      deadline: '2099-01-02',
    });
    answerWork(work);
    open();
    const list = await (await section('Work')).findByRole('list', { name: 'Work of your child' });
    const item = within(list).getByRole('listitem');
    for (const said of [
      'Walk a dog',
      'Halfway Complete',
      '50% done',
      'Payment: ',
      '$15.00',
      'Due Jan 2, 2099',
    ])
      expect(item.textContent).toContain(said);
    expect(item.textContent).toContain(`For ${work.client?.fullName}`);
  });

  it('says of work that was paid outside just that (D-125)', async () => {
    const { money, ...work } = aCompletedService();
    answerWork({ ...work, money: { ...money, topUpCents: 0, paidOutsideAt: work.startedAt } });
    open();
    const list = await (await section('Work')).findByRole('list', { name: 'Work of your child' });
    expect(list.textContent).toContain('Payment: Paid outside Sidework');
  });
});

describe('words that wait for a guardian [D-117]', () => {
  const waiting: ChildWordsView = {
    id: '01960000-0000-7000-8000-000000000077',
    kind: 'negotiation',
    title: 'Mow the lawn',
    texts: ['My house has a red door'],
    isByChild: false,
    writerName: 'Clara C.',
    isHeld: true,
    answer: 'waiting',
    at: '2026-11-20T10:00:00.000Z',
  };
  let words: ChildWordsView;
  const answers = [
    ['Let through', letWordsThrough, 'Let through', 'let_through'],
    ['Keep back', keepWordsBack, 'Held back', 'kept_back'],
  ] as const;
  beforeEach(() => {
    words = waiting;
    server.on(listChildWords, () => ({ items: [words], nextCursor: null }));
    for (const [, endpoint, , answer] of answers)
      server.on(endpoint, () => {
        words = { ...waiting, answer };
        return undefined;
      });
  });

  it.each(answers)('are answered there: %s', async (label, endpoint, said) => {
    const { person } = open();
    await screen.findByRole('link', { name: '1 text is waiting for you' });
    const list = await section('Written about work and events');
    list.getByText('Waits for you');
    const name = `${label} what waits of Clara C. about “Mow the lawn”`;
    await person.click(list.getByRole('button', { name }));
    await list.findByText(said);
    expect(list.queryByRole('button')).toBeNull();
    const [sent] = server.received(endpoint);
    expect(sent?.params).toEqual({ childId, wordsId: waiting.id });
  });

  it('show no buttons where they were held back for contact details', async () => {
    words = { ...waiting, answer: null };
    open();
    const list = await section('Written about work and events');
    list.getByText('Held back');
    expect(list.queryByRole('button')).toBeNull();
  });

  it('say what went wrong where the answer was not taken', async () => {
    server.on(letWordsThrough, () => refuse(409, 'words_not_waiting', 'Answered already'));
    const { person } = open();
    const list = await section('Written about work and events');
    await person.click(list.getByRole('button', { name: /^Let through/ }));
    await screen.findByText('Answered already');
  });
});
