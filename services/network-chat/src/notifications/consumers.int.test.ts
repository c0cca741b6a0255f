import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as tools from '@sidework/contracts/business-tools/events';
import * as work from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import * as disputeEvents from '@sidework/contracts/client-services/events/disputes';
import * as moneyEvents from '@sidework/contracts/client-services/events/money';
import * as reviewEvents from '@sidework/contracts/client-services/events/reviews';
import type { EventDefinition } from '@sidework/contracts/kernel/event';
import * as hiring from '@sidework/contracts/marketplace/events';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import {
  listNotifications,
  type NotificationView,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJobFact, aProposalFact, aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';
import { askedAgain } from './ask-queries.ts';

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
  /** The receiver is the actor too, because no other person acted. */
  isOfTime?: boolean;
}

const aJob = ({ jobRequestId }: Fact) => `/jobs/${jobRequestId}`;
const reason = 'The tap still drips.';

const aService = ({ serviceId }: Pick<Fact, 'serviceId'>) => `/services/${serviceId}`;
const forClient = { tells: 'client', path: aService } as const;
const forProfessional = { tells: 'professional', path: aService } as const;
const forProposer = { ...forProfessional, path: '/my-proposals' };
const forPoster = { ...forClient, path: aJob };
const ofTime = { ...forPoster, isOfTime: true };

const tells = (
  whom: Pick<Case, 'tells' | 'path' | 'isOfTime'>,
  kind: string,
  event: EventDefinition,
  more: Pick<Case, 'also' | 'details'> = {},
): Case => ({ ...whom, kind, event, ...more });

const alike = (details: object) => ({ also: details, details });

/** The kinds that wait for an answer of the reader. */
const asking = [
  'proposal_received',
  'job_nearly_expired',
  'service_proposed',
  'appointment_proposed',
  'service_reopened',
  'extension_requested',
  'payment_asked',
];

const cases = [
  tells({ ...forProfessional, path: aJob }, 'job_invitation', hiring.professionalInvited, {
    also: { category: 'plumbing' },
  }),
  tells(forPoster, 'proposal_received', hiring.proposalSubmitted, {
    details: { amountCents: 9_900 },
  }),
  tells(
    { ...forProfessional, path: '/service-tracker' },
    'proposal_accepted',
    hiring.proposalAccepted,
    {
      also: { description: 'It drips.', category: 'plumbing' },
      details: { amountCents: 9_900 },
    },
  ),
  tells(forProposer, 'proposal_declined', hiring.proposalDeclined, alike({ reason: 'declined' })),
  tells(
    forProposer,
    'proposal_declined',
    hiring.proposalDeclined,
    alike({ reason: 'not_selected' }),
  ),
  tells(forPoster, 'proposal_withdrawn', hiring.proposalDeclined, {
    also: { reason: 'withdrawn' },
  }),
  tells({ ...forProfessional, path: aJob }, 'proposal_overtaken', hiring.proposalOvertaken),
  tells(forPoster, 'proposal_changed', hiring.proposalChanged, {
    details: { amountCents: 9_900 },
  }),
  tells(ofTime, 'job_nearly_expired', hiring.jobNearlyExpired, {
    also: { category: 'plumbing', expiresAt: '2026-12-24T10:00:00.000Z' },
    details: { endsAt: '2026-12-24T10:00:00.000Z' },
  }),
  tells(ofTime, 'job_expired', hiring.jobExpired, { also: { category: 'plumbing' } }),
  tells(forClient, 'service_started', work.serviceStarted, { also: { proposalId: null } }),
  tells(forClient, 'service_progressed', work.serviceProgressed, {
    also: { progressStage: 'halfway', progressPercentage: 50 },
    details: { progressStage: 'halfway' },
  }),
  tells(forClient, 'service_completed', work.serviceCompleted, {
    also: { completedAt: '2026-11-21T10:00:00Z' },
  }),
  tells(forProfessional, 'service_reopened', work.serviceReopened, alike({ reason })),
  tells(forProfessional, 'deadline_set', work.deadlineSet, {
    also: { deadline: '2026-12-01', timeZone: 'America/New_York' },
    details: { day: '2026-12-01' },
  }),
  tells(forClient, 'estimate_set', work.estimateSet, {
    also: { estimatedCompletionDate: null },
    details: { day: null },
  }),
  tells(forProfessional, 'review_received', reviewEvents.reviewSubmitted, {
    also: { reviewId: randomUUID(), rating: 5 },
    details: { rating: 5 },
  }),
  tells(forProfessional, 'review_received', reviewEvents.reviewEdited, {
    also: { reviewId: randomUUID(), rating: 2, previousRating: 5 },
    details: { rating: 2 },
  }),
];

const appointed = {
  appointmentId: randomUUID(),
  startsAt: '2026-12-08T15:00:00.000Z',
  endsAt: '2026-12-08T16:00:00.000Z',
  timeZone: 'America/New_York',
};
const { startsAt, timeZone } = appointed;
const proposed = { appointmentProposalId: randomUUID(), times: [startsAt], timeZone };

const negotiated = {
  negotiationId: randomUUID(),
  proposedAmountCents: 12_000,
  proposedDeadline: '2026-12-09',
};
const ofNegotiation = { amountCents: 12_000, reason };
const extended = { extensionId: randomUUID(), proposedDeadline: '2026-12-09' };
const day = '2026-12-09';
const replied = { reviewId: randomUUID(), rating: 5 };

const ofClientsWord = [
  tells(forClient, 'service_proposed', work.serviceProposed, { details: { amountCents: 9_900 } }),
  tells(forProfessional, 'service_agreed', work.serviceAgreed),
  tells(forProfessional, 'service_declined', work.serviceDeclined),
  tells(forClient, 'extension_requested', work.extensionRequested, {
    also: { ...extended, currentDeadline: '2026-12-01', reason },
    details: { day, reason },
  }),
  tells(forProfessional, 'extension_approved', work.extensionAnswered, {
    also: { ...extended, isApproved: true, isByItself: false },
    details: { day },
  }),
  tells(forProfessional, 'extension_denied', work.extensionAnswered, {
    also: { ...extended, isApproved: false, isByItself: false },
    details: { day },
  }),
  tells(forClient, 'review_replied', reviewEvents.reviewReplied, { also: replied }),
  tells(forClient, 'client_review_received', reviewEvents.clientReviewSubmitted, {
    also: replied,
    details: { rating: 5 },
  }),
  tells(forProfessional, 'client_review_replied', reviewEvents.clientReviewReplied, {
    also: replied,
  }),
  tells(forProfessional, 'payment_protected', moneyEvents.escrowFunded, {
    also: { amountCents: 9_900, heldCents: 9_900 },
    details: { amountCents: 9_900 },
  }),
  tells(forClient, 'payment_asked', moneyEvents.releaseRequested, {
    also: { heldCents: 9_900, releasesAt: `${day}T10:00:00.000Z` },
    details: { amountCents: 9_900, day },
  }),
  tells(forProfessional, 'service_cancelled', work.serviceCancelled, {
    also: { cancelledBy: 'client', payer: 'client', feeCents: 2_475, refundCents: 0 },
  }),
  tells(forClient, 'service_cancelled', work.serviceCancelled, {
    also: { cancelledBy: 'professional', payer: 'client', feeCents: 2_475, refundCents: 0 },
  }),
  tells(forProfessional, 'appointment_booked', appointmentEvents.appointmentBooked, {
    also: appointed,
    details: { amountCents: 9_900, startsAt, timeZone },
  }),
  tells(forProfessional, 'appointment_cancelled', appointmentEvents.appointmentCancelled, {
    also: { ...appointed, cancelledBy: 'client' },
    details: { startsAt, timeZone },
  }),
  tells(forClient, 'appointment_cancelled', appointmentEvents.appointmentCancelled, {
    also: { ...appointed, cancelledBy: 'professional' },
    details: { startsAt, timeZone },
  }),
  tells(forClient, 'appointment_cancelled', appointmentEvents.appointmentCancelled, {
    also: { ...appointed, cancelledBy: 'professional', isShortNotice: true },
    details: { startsAt, timeZone, reason: 'short_notice' },
  }),
  tells(forClient, 'appointment_proposed', appointmentEvents.appointmentProposed, {
    also: { ...proposed, proposedBy: 'professional' },
    details: { startsAt, timeZone },
  }),
  tells(forProfessional, 'appointment_proposed', appointmentEvents.appointmentProposed, {
    also: { ...proposed, proposedBy: 'client', isMove: true },
    details: { startsAt, timeZone, reason: 'move' },
  }),
  tells(forClient, 'appointment_agreed', appointmentEvents.appointmentAgreed, {
    also: { ...appointed, proposedBy: 'client' },
    details: { startsAt, timeZone },
  }),
  tells(forProfessional, 'appointment_agreed', appointmentEvents.appointmentAgreed, {
    also: { ...appointed, proposedBy: 'professional', isMove: true },
    details: { startsAt, timeZone, reason: 'move' },
  }),
  tells(forClient, 'appointment_declined', appointmentEvents.appointmentDeclined, {
    also: { ...proposed, proposedBy: 'client' },
  }),
  tells(forProfessional, 'appointment_declined', appointmentEvents.appointmentDeclined, {
    also: { ...proposed, proposedBy: 'professional' },
  }),
  tells(forClient, 'dispute_opened', work.disputeOpened, {
    also: { openedBy: 'professional', reason },
    details: { reason },
  }),
  tells(forProfessional, 'dispute_opened', work.disputeOpened, {
    also: { openedBy: 'client', reason },
    details: { reason },
  }),
];

const factOf = ({ also }: Case): Fact => ({
  ...aServiceFact(client, professional),
  ...aProposalFact(client, professional),
  ...also,
});

describe.each([
  ['client', 'professional'],
  ['professional', 'client'],
] as const)('a change of the terms that the %s proposes', (from, to) => {
  const sides = () => ({ client, professional });
  const fact = () => ({
    ...aServiceFact(client, professional),
    ...negotiated,
    proposedBy: sides()[from].id,
  });

  it(`is told to the ${to}`, async () => {
    const opened = { ...fact(), reason, isCounter: false };
    await service.receive(work.negotiationOpened, opened);
    const [item] = await itemsOf(sides()[to]);
    const details = { ...ofNegotiation, day };
    const path = aService(opened);
    expect(item).toMatchObject({ kind: 'negotiation_received', details, path, ask: 'open' });
    expect(await itemsOf(sides()[from])).toEqual([]);
  });

  it.each(['accepted', 'rejected', 'expired'] as const)(
    'and %s, to who proposed it',
    async (outcome) => {
      await service.receive(work.negotiationClosed, { ...fact(), outcome });
      const [item] = await itemsOf(sides()[from]);
      expect(item).toMatchObject({ kind: 'negotiation_closed', details: { reason: outcome } });
      expect(await itemsOf(sides()[to])).toEqual([]);
    },
  );

  it.each([
    ['accepted', 'agreed_by_guardian'],
    ['refused_by_guardian', 'refused_by_guardian'],
    ['expired', 'expired'],
  ] as const)('and %s where a guardian had the last word, to both', async (outcome, reason) => {
    const closed = { ...fact(), outcome, waitedForGuardian: true as const };
    await service.receive(work.negotiationClosed, closed);
    for (const side of [from, to])
      expect(await itemsOf(sides()[side])).toMatchObject([
        { kind: 'negotiation_closed', details: { reason } },
      ]);
  });

  it('and withdrawn, to whom it was proposed; ended with its work, to nobody', async () => {
    await service.receive(work.negotiationClosed, { ...fact(), outcome: 'ended' });
    await service.receive(work.negotiationClosed, { ...fact(), outcome: 'withdrawn' });
    expect(await itemsOf(sides()[to])).toMatchObject([{ details: { reason: 'withdrawn' } }]);
    expect(await itemsOf(sides()[from])).toEqual([]);
  });
});

it.each([
  ['near', appointmentEvents.appointmentNear, {}],
  ['dropped', appointmentEvents.appointmentDropped, {}],
  ['cancelled', appointmentEvents.appointmentCancelled, { reason: 'guardian' }],
  ['agreed', appointmentEvents.appointmentConfirmed, { reason: 'guardian' }],
] as const)('an appointment that is %s is told to both sides', async (what, event, why) => {
  const fact = {
    ...aServiceFact(client, professional),
    ...appointed,
    hours: 24 as const,
    cancelledBy: 'guardian' as const,
  };
  for (const _ of [1, 2]) await service.receive(event, fact);
  const details = { startsAt, timeZone, ...why };
  for (const side of [client, professional])
    expect(await itemsOf(side)).toMatchObject(
      [1, 2].map(() => ({ kind: `appointment_${what}`, details })),
    );
});

it.each([
  ['asked', 'open'],
  ['cancelled', null],
] as const)('an appointment of a child that is %s is told to its guardians', async (what, ask) => {
  const guardian = await service.person();
  const fact = {
    ...aServiceFact(client, professional),
    ...appointed,
    guardianIds: [guardian.id],
    cancelledBy: 'client' as const,
  };
  if (what === 'asked') await service.receive(appointmentEvents.appointmentAsked, fact);
  else await service.receive(appointmentEvents.appointmentCancelled, fact);
  expect(await itemsOf(guardian)).toMatchObject([
    { kind: `child_appointment_${what}`, details: { startsAt, timeZone }, ask },
  ]);
});

describe.each([...cases, ...ofClientsWord])('$event.type ($also.reason)', (each) => {
  it('raises one item for whom it concerns', async () => {
    const fact = factOf(each);
    expect(await service.receive(each.event, fact)).toContain('acknowledged');
    const [told, other] = each.tells === 'client' ? [client, professional] : [professional, client];
    expect(await itemsOf(told)).toEqual([
      {
        id: expect.any(String),
        kind: each.kind,
        actor: expect.objectContaining({ id: (each.isOfTime ? told : other).id }),
        title: 'Repair a leaking tap',
        details: each.details ?? {},
        path: typeof each.path === 'string' ? each.path : each.path(fact),
        createdAt: expect.any(String),
        readAt: null,
        ask: asking.includes(each.kind) ? 'open' : null,
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

const askedAnew: [NeedKind, reads: 'client' | 'professional', EventDefinition][] = [
  ['extension_to_answer', 'client', work.extensionRequested],
  ['changes_requested', 'professional', work.serviceReopened],
  ['release_requested', 'client', moneyEvents.releaseRequested],
  ['job_ends_soon', 'client', hiring.jobNearlyExpired],
];

it('knows all that can be asked again under one id', () => {
  expect(askedAnew.map(([kind]) => kind).sort()).toEqual([...askedAgain].sort());
});

it.each(askedAnew)(
  'a notice of %s is over once the same is asked anew',
  async (kind, reads, event) => {
    const reader = reads === 'client' ? client : professional;
    const fact = {
      ...aServiceFact(client, professional),
      ...aJobFact(client),
      ...extended,
      currentDeadline: day,
      reason,
      category: 'plumbing',
      heldCents: 9_900,
      releasesAt: `${day}T10:00:00.000Z`,
      expiresAt: `${day}T10:00:00.000Z`,
    };
    const subjectId = kind === 'job_ends_soon' ? fact.jobRequestId : fact.serviceId;
    const need = {
      kind,
      subjectId,
      receivers: [reader.id],
      title: fact.title,
      details: {},
      path: '/',
    };
    const asks = async () => (await itemsOf(reader)).map(({ ask }) => ask);
    const [first, second] = [new Date(Date.now() - 86_400_000), new Date(Date.now() - 60_000)];
    const askAt = async (at: Date, sequence: number) => {
      await service.receive(work.needRaised, need, { sequence, at });
      await service.receive(event, fact, { at });
    };
    await askAt(first, 1);
    expect(await asks()).toEqual(['open']);
    await service.receive(work.needMet, need, { sequence: 2 });
    expect(await asks()).toEqual(['over']);
    await askAt(second, 3);
    expect(await asks()).toEqual(['open', 'over']);
    // Under another title, or for another sum, the same still waits.
    await service.receive(work.needRaised, { ...need, title: 'Renamed' }, { sequence: 4 });
    expect(await asks()).toEqual(['open', 'over']);
  },
);

it('tells both sides what a moderator decided, each of their own share', async () => {
  await service.receive(work.disputeSettled, {
    ...aServiceFact(client, professional),
    toClientCents: 4_000,
    toProfessionalCents: 5_900,
    explanation: reason,
  });
  for (const [person, amountCents] of [[client, 4_000] as const, [professional, 5_900] as const])
    expect(await itemsOf(person)).toMatchObject([
      { kind: 'dispute_decided', details: { amountCents, reason } },
    ]);
});

it('tells the guardians of a child what a moderator decided about its pay', async () => {
  const guardian = await service.person();
  await service.receive(disputeEvents.disputeDecided, {
    ...aServiceFact(client, professional),
    disputeId: randomUUID(),
    toClientCents: 4_000,
    toProfessionalCents: 5_900,
    explanation: reason,
    appealUntil: '2099-01-05T10:00:00.000Z',
    guardianIds: [guardian.id],
  });
  const details = { amountCents: 5_900, reason, day: '2099-01-05' };
  expect(await itemsOf(guardian)).toMatchObject([{ kind: 'child_dispute_split', details }]);
});

const released = () => ({
  ...aServiceFact(client, professional),
  postingId: randomUUID(),
  grossCents: 10_000,
  feeCents: 1_000,
  at: '2026-12-09T10:00:00Z',
});

it('tells both sides of a release, the professional what is left after the fee', async () => {
  const told = released();
  await service.receive(moneyEvents.escrowReleased, { ...told, why: 'release' });
  expect(await itemsOf(professional)).toMatchObject([
    { kind: 'payment_received', details: { amountCents: 9_000 }, path: '/balance' },
  ]);
  expect(await itemsOf(client)).toMatchObject([
    { kind: 'payment_released', details: { amountCents: 10_000 }, path: aService(told) },
  ]);
});

it('tells the professional what a client says to have paid outside, and leads to the books', async () => {
  const told = { ...aServiceFact(client, professional), postingId: randomUUID() };
  const at = '2026-12-09T10:00:00Z';
  await service.receive(moneyEvents.servicePaidOutside, { ...told, amountCents: 7_000, at });
  expect(await itemsOf(professional)).toMatchObject([
    {
      kind: 'payment_outside',
      details: { amountCents: 7_000 },
      path: `/tax-tracker?year=all&origin=${told.serviceId}`,
    },
  ]);
  expect(await itemsOf(client)).toEqual([]);
});

it('tells nothing more of money that a cancellation or a dispute released', async () => {
  for (const why of ['cancellation', 'dispute', undefined] as const)
    await service.receive(moneyEvents.escrowReleased, { ...released(), why });
  expect([...(await itemsOf(professional)), ...(await itemsOf(client))]).toEqual([]);
});

it.each([
  ['payout_arrived', moneyEvents.payoutArrived],
  ['payout_failed', moneyEvents.payoutFailed],
] as const)('%s is told to whom the payout is for', async (kind, event) => {
  const payout = { payoutId: randomUUID(), personId: professional.id, amountCents: 9_000 };
  await service.receive(event, payout);
  expect(await itemsOf(professional)).toMatchObject([
    { kind, details: { amountCents: 9_000 }, path: '/balance' },
  ]);
});

it('reminds the owner of what expires, and no other person', async () => {
  await service.receive(tools.expiryApproached, {
    entryId: randomUUID(),
    professionalId: professional.id,
    kind: 'license',
    name: 'Master Plumber',
    expiresOn: '2026-12-01',
    days: 7,
  });
  expect(await itemsOf(professional)).toEqual([
    expect.objectContaining({
      kind: 'expiry_approached',
      title: 'Master Plumber',
      path: '/license-tracker',
      details: { day: '2026-12-01' },
    }),
  ]);
  const rows =
    await service.sql`select is_mail_due from notifications where title = 'Master Plumber'`;
  expect(rows).toEqual([{ is_mail_due: true }]);
});

it.each([
  ['verified', 'license_verified', null],
  ['refused', 'license_not_verified', 'The paper is of another person.'],
] as const)('tells the owner of a license that it is %s', async (decision, kind, said) => {
  await service.receive(tools.licenseChecked, {
    licenseId: randomUUID(),
    professionalId: professional.id,
    name: 'Master Plumber',
    decision,
    decidedBy: client.id,
    reason: said,
  });
  expect(await itemsOf(professional)).toEqual([
    expect.objectContaining({
      kind,
      title: 'Master Plumber',
      actor: expect.objectContaining({ id: professional.id }),
      path: '/license-tracker',
      details: said === null ? {} : { reason: said },
    }),
  ]);
});

it('tells the owner of a tax payment that comes near', async () => {
  const due = { dueOn: '2026-04-15', amountCents: 292_254 };
  const title = 'Estimated tax payment 1 of 4 for 2026';
  await service.receive(tools.taxPaymentApproached, {
    paymentId: randomUUID(),
    professionalId: professional.id,
    title,
    ...due,
  });
  expect(await itemsOf(professional)).toEqual([
    expect.objectContaining({
      kind: 'tax_payment_approached',
      title,
      path: '/tax-tracker',
      details: { day: due.dueOn, amountCents: due.amountCents },
    }),
  ]);
  expect(await itemsOf(client)).toEqual([]);
});

it.each([
  ['one match at once, and leads to it', 1, false, 'search_matched', '/jobs/'],
  [
    'several matches at once, and leads to the list',
    2,
    false,
    'search_matched',
    '/jobs?search=tap',
  ],
  ['a day’s matches, and leads to the list', 1, true, 'search_digest', '/jobs?search=tap'],
])('tells the owner of a saved search of %s', async (_, count, isDigest, kind, path) => {
  const matches = Array.from({ length: count }, () => ({ id: randomUUID(), title: 'Mend a tap' }));
  await service.receive(hiring.searchMatched, {
    savedSearchId: randomUUID(),
    ownerId: professional.id,
    things: 'jobs',
    label: 'Jobs for “tap”',
    path: '/jobs?search=tap',
    matches,
    count,
    isDigest,
  });
  expect(await itemsOf(professional)).toEqual([
    expect.objectContaining({
      kind,
      title: 'Jobs for “tap”',
      path: path === '/jobs/' ? `/jobs/${matches[0]?.id}` : path,
      details: { found: matches.map(({ title }) => title), count },
    }),
  ]);
});

it('tells of the last stage once, as the completion', async () => {
  const fact = aServiceFact(client, professional);
  const stage = { progressStage: 'completed', progressPercentage: 100 } as const;
  await service.receive(work.serviceProgressed, { ...fact, ...stage });
  await service.receive(work.serviceCompleted, { ...fact, completedAt: '2026-11-21T10:00:00Z' });
  expect((await itemsOf(client)).map(({ kind }) => kind)).toEqual(['service_completed']);
});

describe('across a block', () => {
  const isAcross = ({ kind }: Case) =>
    ['job_invitation', 'proposal_received', 'proposal_withdrawn', 'proposal_changed'].includes(
      kind,
    );

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

describe('a proposal of a child', () => {
  const given = { accountType: 'sidework_kids' } as const;

  it('is told to each of its guardians, with the job, and to its client', async () => {
    const guardians = [await service.person(), await service.person()];
    const child = await service.person(given, {
      fullName: 'Mia K.',
      guardianIds: guardians.map(({ id }) => id),
    });
    const fact = aProposalFact(client, child);
    const id = randomUUID();
    for (const attempt of [1, 2])
      await service.receive(hiring.proposalSubmitted, fact, { id, attempt });
    for (const guardian of guardians)
      expect(await itemsOf(guardian)).toEqual([
        expect.objectContaining({
          kind: 'child_proposed',
          title: fact.title,
          path: `/jobs/${fact.jobRequestId}`,
          details: { amountCents: 9_900 },
          actor: expect.objectContaining({ fullName: 'Mia K.' }),
        }),
      ]);
    expect((await itemsOf(client)).map(({ kind }) => kind)).toEqual(['proposal_received']);
    expect(await itemsOf(child)).toEqual([]);
  });

  it('that comes before the profile of the child is handled again after it', async () => {
    const guardian = await service.person();
    const unknown = { ...client, id: randomUUID() };
    const fact = aProposalFact(client, unknown);
    const id = randomUUID();
    expect(await service.receive(hiring.proposalSubmitted, fact, { id })).toContain(
      'retried in 1000',
    );
    await service.person(given, { id: unknown.id, guardianIds: [guardian.id] });
    await service.receive(hiring.proposalSubmitted, fact, { id, attempt: 2 });
    expect(await itemsOf(guardian)).toHaveLength(1);
  });

  it('reaches its guardian across a block', async () => {
    const guardian = await service.person();
    const child = await service.person(given, { guardianIds: [guardian.id] });
    await service.as(guardian).call(blockPerson, { params: { personId: client.id } });
    await service.receive(hiring.proposalSubmitted, aProposalFact(client, child));
    expect(await itemsOf(guardian)).toHaveLength(1);
  });

  it('is told to nobody else once it is of age', async () => {
    const guardian = await service.person();
    const grown = await service.person({}, { guardianIds: [guardian.id] });
    await service.receive(hiring.proposalSubmitted, aProposalFact(client, grown));
    expect(await itemsOf(guardian)).toEqual([]);
  });
});

it('names nobody who is not known here', async () => {
  const gone = { ...professional, id: randomUUID() };
  await service.receive(hiring.proposalSubmitted, aProposalFact(client, gone));
  expect((await itemsOf(client))[0]?.actor).toBeNull();
});
