import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import * as balance from '@sidework/contracts/client-services/balance';
import * as clientInvitations from '@sidework/contracts/client-services/client-invitations';
import * as crmPeople from '@sidework/contracts/client-services/crm-people';
import * as disputes from '@sidework/contracts/client-services/disputes';
import * as escrow from '@sidework/contracts/client-services/escrow';
import * as expenses from '@sidework/contracts/client-services/expenses';
import * as milestones from '@sidework/contracts/client-services/milestones';
import * as payments from '@sidework/contracts/client-services/payments';
import * as payoutAccounts from '@sidework/contracts/client-services/payout-accounts';
import * as savedCards from '@sidework/contracts/client-services/saved-cards';
import * as sentContracts from '@sidework/contracts/client-services/sent-contracts';
import { progressService, setDeadline } from '@sidework/contracts/client-services/services';
import * as tips from '@sidework/contracts/client-services/tips';
import * as workContracts from '@sidework/contracts/client-services/work-contracts';
import { type Endpoint, isEndpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeEach, expect, it } from 'vitest';
import {
  aClientReview,
  aCrmClient,
  aNegotiation,
  anAppointmentProposal,
  anExtension,
  aReview,
  aService,
  completed,
  daysAgo,
  unopened,
} from '../test/builders.ts';
import { testClientServices } from '../test/service.ts';

const service = testClientServices();
let child: Actor;
let other: Actor;
let work: Awaited<ReturnType<typeof aService>>;
let received: Awaited<ReturnType<typeof aService>>;
let done: Awaited<ReturnType<typeof aService>>;
let reviewed: Awaited<ReturnType<typeof aService>>;
let ended: Awaited<ReturnType<typeof aService>>;
let judged: Awaited<ReturnType<typeof aService>>;
let answered: Awaited<ReturnType<typeof aService>>;
let offered: Awaited<ReturnType<typeof aService>>;
let dated: Awaited<ReturnType<typeof aService>>;
let negotiations: { id: string }[];
let extensions: { id: string }[];
let appointmentProposal: { id: string; times: Date[] };

/** On both sides of services, where nothing but that it may not act keeps it from going on. */
beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  other = await service.person();
  work = await aService(service.db, { client: other, professional: child });
  const asClient = { client: child, professional: other };
  received = await aService(service.db, asClient);
  done = await aService(service.db, { ...asClient, ...completed() });
  reviewed = await aService(service.db, { ...asClient, ...completed() });
  await aReview(service.db, {
    serviceId: reviewed.id,
    clientId: child.id,
    professionalId: other.id,
    ...unopened,
  });
  await aClientReview(service.db, {
    serviceId: reviewed.id,
    clientId: child.id,
    professionalId: other.id,
  });
  ended = await aService(service.db, { client: other, professional: child, ...completed() });
  judged = await aService(service.db, { client: other, professional: child, ...completed() });
  await aClientReview(service.db, {
    serviceId: judged.id,
    clientId: other.id,
    professionalId: child.id,
    ...unopened,
  });
  answered = await aService(service.db, { client: other, professional: child, ...completed() });
  await aReview(service.db, {
    serviceId: answered.id,
    clientId: other.id,
    professionalId: child.id,
  });
  offered = await aService(service.db, { ...asClient, agreement: 'proposed' });
  await aCrmClient(service.db, { professional: child, client: other });
  negotiations = [
    await aNegotiation(service.db, await aService(service.db, asClient), other),
    await aNegotiation(service.db, await aService(service.db, asClient), child),
  ];
  appointmentProposal = await anAppointmentProposal(
    service.db,
    await aService(service.db, asClient),
    'professional',
  );
  const extended = { deadline: '2099-01-01', deadlineTimeZone: timeZone };
  extensions = [
    await anExtension(service.db, await aService(service.db, { ...asClient, ...extended })),
  ];
  dated = await aService(service.db, { client: other, professional: child, ...extended });
});

const at = ({ id }: { id: string }) => ({ params: { serviceId: id } });
const timeZone = 'America/New_York';
const review = { rating: 5, comment: 'Thank you.' };

const writes = (): Record<string, { params: Record<string, string>; body: object }> => ({
  'POST /services/:serviceId/progress': { ...at(work), body: { progressStage: 'halfway' } },
  'PUT /services/:serviceId/estimate': {
    ...at(work),
    body: { estimatedCompletionDate: '2099-01-01', timeZone },
  },
  'PUT /services/:serviceId/deadline': {
    ...at(received),
    body: { deadline: '2099-01-01', timeZone },
  },
  'POST /services/:serviceId/request-changes': {
    ...at(done),
    body: { reason: 'The lawn is half done.' },
  },
  'POST /services/:serviceId/review': { ...at(done), body: review },
  'PUT /services/:serviceId/review': { ...at(reviewed), body: review },
  'POST /services/:serviceId/review/reply': { ...at(answered), body: { reply: 'Thank you.' } },
  'POST /services/:serviceId/client-review': { ...at(ended), body: review },
  'PUT /services/:serviceId/client-review': { ...at(judged), body: review },
  'POST /services/:serviceId/client-review/reply': {
    ...at(reviewed),
    body: { reply: 'Thank you.' },
  },
  'POST /services': {
    params: {},
    body: { clientId: other.id, title: 'Mow the lawn', amountCents: 2_000 },
  },
  'POST /services/:serviceId/accept': { ...at(offered), body: {} },
  'POST /services/:serviceId/negotiations': { ...at(work), body: terms },
  'POST /negotiations/:negotiationId/counter': {
    params: { negotiationId: `${negotiations[0]?.id}` },
    body: terms,
  },
  'POST /negotiations/:negotiationId/accept': {
    params: { negotiationId: `${negotiations[0]?.id}` },
    body: { timeZone },
  },
  'POST /negotiations/:negotiationId/reject': {
    params: { negotiationId: `${negotiations[0]?.id}` },
    body: {},
  },
  'POST /negotiations/:negotiationId/withdraw': {
    params: { negotiationId: `${negotiations[1]?.id}` },
    body: {},
  },
  'POST /services/:serviceId/appointment-proposals': {
    ...at(work),
    body: { times: [daysAgo(-3)], minutes: 60, timeZone },
  },
  'POST /appointment-proposals/:appointmentProposalId/agree': {
    params: { appointmentProposalId: `${appointmentProposal.id}` },
    body: { startsAt: appointmentProposal.times[0] },
  },
  'POST /services/:serviceId/extensions': {
    ...at(dated),
    body: { proposedDeadline: '2099-02-01', reason: 'It rained.' },
  },
  'POST /extensions/:extensionId/approve': {
    params: { extensionId: `${extensions[0]?.id}` },
    body: {},
  },
  'POST /extensions/:extensionId/deny': {
    params: { extensionId: `${extensions[0]?.id}` },
    body: {},
  },
});

const terms = { proposedAmountCents: 12_000, timeZone, reason: 'More work than we thought.' };

const everything = () => service.sql`
  select (select jsonb_agg(service order by id) from services service) as services,
         (select jsonb_agg(review order by id) from reviews review) as reviews,
         (select jsonb_agg(review order by id) from client_reviews review) as client_reviews,
         (select count(*) from outbox) as events`;

/** Money moves by rules of its own for children, which `releases/by-itself.int.test.ts` and `payout-accounts/routes.int.test.ts` test. */
const ofMoney = new Set<unknown>(
  [escrow, disputes, payments, savedCards, balance, payoutAccounts].flatMap(Object.values),
);
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
/** A list of one's own, a report and a no are no work with anybody: `elsewhere` says where they are tested. */
const elsewhere = [
  'POST /crm/clients',
  'PUT /crm/clients/:crmClientId/notes',
  'DELETE /crm/clients/:crmClientId',
  'POST /reviews/:reviewId/report',
  'POST /services/:serviceId/decline',
  'POST /appointments/:appointmentId/cancel',
  'POST /appointment-proposals/:appointmentProposalId/end',
  // Adults alone do these: `bookings`, `crm-people`, `milestones`, `expenses`, `proofs`, `service-photos`, `work-contracts` and `client-invitations` test it in their `routes.int.test.ts`.
  'POST /proofs',
  'POST /services/:serviceId/photos/:moment',
  'DELETE /services/:serviceId/photos/:moment/:name',
  'POST /proofs/:code/withdraw',
  'PUT /working-hours',
  'POST /appointment-calendar/renew',
  'POST /appointment-calendar/close',
  'POST /bookings',
  ...(
    [
      crmPeople,
      clientInvitations,
      milestones,
      workContracts,
      sentContracts,
      tips,
      expenses,
    ].flatMap(Object.values) as unknown[]
  )
    .filter(isEndpoint)
    .map(nameOf),
  // Guardians alone do these: `negotiations/guardians.int.test.ts`, `appointment-proposals/of-children.int.test.ts`.
  'POST /appointments/:appointmentId/confirm',
  'POST /negotiations/:negotiationId/agree',
  'POST /negotiations/:negotiationId/refuse',
];
const endpoints = catalogue['client-services'].filter(
  (each) => each.method !== 'GET' && !ofMoney.has(each) && !elsewhere.includes(nameOf(each)),
);

it('a child goes on with work that its guardian approved, and its client answers', async () => {
  await service.sql`update people set may_act = true where id = ${child.id}`;
  const args = { params: { serviceId: work.id }, body: { progressStage: 'halfway' as const } };
  const refused = await service.as(child).call(progressService, args);
  expect(refused.json().code).toBe('guardian_approval_needed');
  await service.sql`update services set is_guardian_approved = true where id = ${work.id}`;
  expect((await service.as(child).call(progressService, args)).statusCode).toBe(200);
  const deadline = { deadline: '2099-01-01', timeZone };
  const set = { params: { serviceId: work.id }, body: deadline };
  const refusal = await service.as(other).call(setDeadline, set);
  expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'deadline_with_guardian']);
});

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'a child that may not act changes nothing by $name [KIDS-12]',
  async ({ name, endpoint }) => {
    const args = writes()[name];
    if (!args) throw new Error(`${name} has no line in the table`);
    const before = await everything();
    const reply = await service.as(child).call(endpoint, args);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'age_verification_required']);
    expect(await everything()).toEqual(before);
    await service.sql`update people set may_act = true where id = ${child.id}`;
    const waiting = await service.as(child).call(endpoint, args);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'guardian_approval_needed']);
    expect(await everything()).toEqual(before);
    await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
    expect((await service.as(child).call(endpoint, args)).statusCode).toBeLessThan(300);
  },
);

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'an adult changes nothing of work with a child by $name either [KIDS-12]',
  async ({ name, endpoint }) => {
    // The other side of the same work: whatever the child is here, it is the other.
    await service.sql`update people set account_type = 'gig_worker', may_act = true where id = ${child.id}`;
    await service.sql`update people set account_type = 'sidework_kids' where id = ${other.id}`;
    const args = writes()[name];
    const before = await everything();
    const reply = await service.as({ ...child, accountType: 'gig_worker' }).call(endpoint, args);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'guardian_approval_needed']);
    expect(await everything()).toEqual(before);
  },
);
