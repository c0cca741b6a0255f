import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/actor';
import * as work from '@sidework/contracts/client-services/events';
import type { EventDefinition } from '@sidework/contracts/kernel/event';
import * as hiring from '@sidework/contracts/marketplace/events';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import {
  listNotifications,
  type NotificationView,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProposalFact, aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber' });
});

const itemsOf = async (person: Actor): Promise<NotificationView[]> =>
  (await service.as(person).call(listNotifications)).json().items;

type Fact = ReturnType<typeof aProposalFact> & ReturnType<typeof aServiceFact>;

interface Case {
  event: EventDefinition;
  also?: object;
  tells: 'client' | 'professional';
  kind: string;
  details?: object;
  path: string | ((fact: Fact) => string);
}

const aJob = ({ jobRequestId }: Fact) => `/jobs/${jobRequestId}`;
const reason = 'The tap still drips.';

const cases: Case[] = [
  {
    event: hiring.proposalSubmitted,
    tells: 'client',
    kind: 'proposal_received',
    details: { amountCents: 9_900 },
    path: aJob,
  },
  {
    event: hiring.proposalAccepted,
    also: { description: 'It drips.', category: 'plumbing' },
    tells: 'professional',
    kind: 'proposal_accepted',
    details: { amountCents: 9_900 },
    path: '/service-tracker',
  },
  {
    event: hiring.proposalDeclined,
    also: { reason: 'declined' },
    tells: 'professional',
    kind: 'proposal_declined',
    details: { reason: 'declined' },
    path: '/my-proposals',
  },
  {
    event: hiring.proposalDeclined,
    also: { reason: 'not_selected' },
    tells: 'professional',
    kind: 'proposal_declined',
    details: { reason: 'not_selected' },
    path: '/my-proposals',
  },
  {
    event: hiring.proposalDeclined,
    also: { reason: 'withdrawn' },
    tells: 'client',
    kind: 'proposal_withdrawn',
    path: aJob,
  },
  {
    event: work.serviceStarted,
    also: { proposalId: null },
    tells: 'client',
    kind: 'service_started',
    path: '/my-services',
  },
  {
    event: work.serviceProgressed,
    also: { progressStage: 'halfway', progressPercentage: 50 },
    tells: 'client',
    kind: 'service_progressed',
    details: { progressStage: 'halfway' },
    path: '/my-services',
  },
  {
    event: work.serviceCompleted,
    also: { completedAt: '2026-11-21T10:00:00Z' },
    tells: 'client',
    kind: 'service_completed',
    path: '/my-services',
  },
  {
    event: work.serviceReopened,
    also: { reason },
    tells: 'professional',
    kind: 'service_reopened',
    details: { reason },
    path: '/service-tracker',
  },
  {
    event: work.deadlineSet,
    also: { deadline: '2026-12-01', timeZone: 'America/New_York' },
    tells: 'professional',
    kind: 'deadline_set',
    details: { day: '2026-12-01' },
    path: '/service-tracker',
  },
  {
    event: work.estimateSet,
    also: { estimatedCompletionDate: null },
    tells: 'client',
    kind: 'estimate_set',
    details: { day: null },
    path: '/my-services',
  },
  {
    event: work.reviewSubmitted,
    also: { reviewId: randomUUID(), rating: 5 },
    tells: 'professional',
    kind: 'review_received',
    details: { rating: 5 },
    path: '/service-tracker',
  },
  {
    event: work.reviewEdited,
    also: { reviewId: randomUUID(), rating: 2, previousRating: 5 },
    tells: 'professional',
    kind: 'review_received',
    details: { rating: 2 },
    path: '/service-tracker',
  },
];

const factOf = ({ also }: Case): Fact => ({
  ...aServiceFact(client, professional),
  ...aProposalFact(client, professional),
  ...also,
});

describe.each(cases)('$event.type ($also.reason)', (each) => {
  it('raises one item for whom it concerns', async () => {
    const fact = factOf(each);
    expect(await service.receive(each.event, fact)).toContain('acknowledged');
    const [told, other] = each.tells === 'client' ? [client, professional] : [professional, client];
    expect(await itemsOf(told)).toEqual([
      {
        id: expect.any(String),
        kind: each.kind,
        actor: expect.objectContaining({ id: other.id }),
        title: 'Repair a leaking tap',
        details: each.details ?? {},
        path: typeof each.path === 'string' ? each.path : each.path(fact),
        createdAt: expect.any(String),
        readAt: null,
      },
    ]);
    expect(await itemsOf(other)).toEqual([]);
  });

  it('raises nothing twice, neither delivered again nor handled again without its inbox', async () => {
    const id = randomUUID();
    const fact = factOf(each);
    for (const attempt of [1, 2]) await service.receive(each.event, fact, { id, attempt });
    await service.sql`delete from inbox where event_id = ${id}`;
    await service.receive(each.event, fact, { id, attempt: 3 });
    const rows = await service.sql`select from notifications where event_id = ${id}`;
    expect(rows).toHaveLength(1);
  });
});

it('tells of the last stage once, as the completion', async () => {
  const fact = aServiceFact(client, professional);
  const stage = { progressStage: 'completed', progressPercentage: 100 } as const;
  await service.receive(work.serviceProgressed, { ...fact, ...stage });
  await service.receive(work.serviceCompleted, { ...fact, completedAt: '2026-11-21T10:00:00Z' });
  expect((await itemsOf(client)).map(({ kind }) => kind)).toEqual(['service_completed']);
});

describe('across a block', () => {
  const isAcross = ({ kind }: Case) => ['proposal_received', 'proposal_withdrawn'].includes(kind);

  describe.each([
    ['the client has blocked', () => [client, professional] as const],
    ['the professional has blocked', () => [professional, client] as const],
  ])('that %s', (_, sides) => {
    beforeEach(async () => {
      const [blocker, blocked] = sides();
      await service.as(blocker).call(blockPerson, { params: { personId: blocked.id } });
    });

    it.each(cases)('tells of $kind only where it is of an answer or of work', async (each) => {
      await service.receive(each.event, factOf(each));
      const told = each.tells === 'client' ? client : professional;
      expect(await itemsOf(told)).toHaveLength(isAcross(each) ? 0 : 1);
    });
  });
});

it('names nobody who is not known here', async () => {
  const gone = { ...professional, id: randomUUID() };
  await service.receive(hiring.proposalSubmitted, aProposalFact(client, gone));
  expect((await itemsOf(client))[0]?.actor).toBeNull();
});
