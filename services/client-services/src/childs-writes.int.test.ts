import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { walkChildsWrites } from '@sidework/chassis/testing/walk-childs-writes';
import {
  cancelService,
  disputeService,
  fundService,
} from '@sidework/contracts/client-services/escrow';
import { payByCard } from '@sidework/contracts/client-services/payments';
import { issueProof } from '@sidework/contracts/client-services/proofs';
import { beforeEach } from 'vitest';
import {
  aClientReview,
  aContact,
  aCrmClient,
  aNegotiation,
  anAppointment,
  anAppointmentProposal,
  anExpense,
  anExtension,
  aReview,
  aSaturday,
  aService,
  aTask,
  completed,
  unopened,
} from '../test/builders.ts';
import { aMilestonePlan } from '../test/milestones.ts';
import { aCard, aKey, cards, fund } from '../test/money.ts';
import { testClientServices } from '../test/service.ts';
import { servicePhotos } from './service-photos/table.ts';

const service = testClientServices();
const kid = { accountType: 'sidework_kids' } as const;
const timeZone = 'America/New_York';
const dated = { deadline: '2099-01-01', deadlineTimeZone: timeZone };
const terms = { proposedAmountCents: 12_000, timeZone, reason: 'More work than we thought.' };
const review = { rating: 5 };

let client: Actor;
let child: Actor;
let guardian: Actor;
let staff: Actor;
beforeEach(async () => {
  client = await service.person();
  guardian = await service.person();
  child = await service.person(kid, { guardianIds: [guardian.id] });
  staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const work = (given = {}) =>
  aService(service.db, { client, professional: child, isGuardianApproved: true, ...given });
const funded = async (given = {}) => {
  const { id: serviceId } = await work(given);
  await fund(service, client, serviceId, 9_900);
  return { params: { serviceId } };
};
const asked = async (number?: string) => {
  const { id: serviceId } = await work();
  const body = { amountCents: 9_900 };
  const args = { params: { serviceId }, body, headers: aKey() };
  const { paymentId } = (await service.as(client).call(fundService, args)).json();
  const params = { paymentId };
  if (number) await service.as(client).call(payByCard, { params, body: aCard(number) });
  return { params };
};
const negotiated = async (by: Actor, given = {}) => {
  const { id: negotiationId } = await aNegotiation(service.db, await work(), by, given);
  return { params: { negotiationId } };
};
const agreed = () =>
  negotiated(client, {
    professionalApproved: true,
    clientApproved: true,
    status: 'awaiting_guardian',
  });
const extended = async () => {
  const { id: extensionId } = await anExtension(service.db, await work(dated));
  return { params: { extensionId } };
};
const timesProposed = async () => {
  const times = [new Date(aSaturday())];
  const { id } = await anAppointmentProposal(service.db, await work(), 'professional', times);
  return { params: { appointmentProposalId: id } };
};
const on = async (given = {}) => ({ params: { serviceId: (await work(given)).id } });
const reviewed = async (given = {}) => {
  const { id: serviceId } = await work(completed());
  const parties = { clientId: client.id, professionalId: child.id };
  const { id: reviewId } = await aReview(service.db, { serviceId, ...parties, ...given });
  return { params: { serviceId, reviewId } };
};
const clientReviewed = async (given = {}) => {
  const { id: serviceId } = await work(completed());
  const parties = { clientId: client.id, professionalId: child.id };
  await aClientReview(service.db, { serviceId, ...parties, comment: null, ...unopened, ...given });
  return { params: { serviceId } };
};
const offered = () => on({ agreement: 'proposed' });
const disputed = async () => {
  const { params } = await funded();
  const body = { reason: 'The lawn is half done.' };
  await service.as(client).call(disputeService, { params, body, headers: aKey() });
  const [dispute] =
    await service.sql`select id from disputes where service_id = ${params.serviceId}`;
  return { params: { disputeId: String(dispute?.id) } };
};
const answeredDispute = async () => {
  const { params } = await funded();
  const body = { reason: 'The lawn is half done.' };
  await service.as(client).call(disputeService, { params, body, headers: aKey() });
  return { params };
};
/** A moderator decided, and either side may appeal. */
const decided = async () => {
  const { params } = await answeredDispute();
  await service.sql`update disputes set decided_by = ${staff.id}, decided_at = now(), to_client_cents = 9900,
    to_professional_cents = 0, explanation = 'Not done.', appeal_until = now() + interval '3 days'
    where service_id = ${params.serviceId}`;
  return { params };
};
const feeDue = async (by: Actor) => {
  const { params } = await on({ progressStage: 'halfway', progressPercentage: 50 });
  const body = { cause: 'changed_plans' as const };
  await service.as(by).call(cancelService, { params, body, headers: aKey() });
  return { params };
};
/** Both sides made the plan while they were taken for adults. */
const proposedParts = async (by: Actor) => {
  const { id: serviceId } = await work();
  const { planId } = await aMilestonePlan(service.db, serviceId, 'open');
  return { by, params: { serviceId, planId } };
};
const part = async (by: Actor, status: 'planned' | 'funded') => {
  const { params } = status === 'funded' ? await funded() : await on();
  const { milestoneId } = await aMilestonePlan(service.db, params.serviceId, 'agreed', { status });
  return { by, params: { ...params, milestoneId } };
};
const ofContract = async () => {
  const { params } = await on();
  return { params: { ...params, contractId: randomUUID() } };
};
/** Its professional was taken for an adult when it was added. */
const spent = async (by: Actor, answer?: number) => {
  const { params } = await on();
  const { id: expenseId } = await anExpense(service.db, params.serviceId);
  return { by, params: { ...params, expenseId }, ...(answer && { answer }) };
};
/** Adults alone keep contacts and tasks, and go on with them. */
const contact = async (given: object = {}) => {
  const professional = await service.person({ accountType: 'gig_worker' });
  const { id: personId } = await aContact(service.db, { professional });
  return { by: professional, params: { personId }, ...given };
};
const planned = async (given: object = {}) => {
  const { by, params } = await contact();
  const { id: taskId } = await aTask(service.db, { professional: by, ...params });
  return { by, params: { taskId }, ...given };
};
const details = { body: { fullName: 'Rosa Marino' } };
const due = { dueOn: '2099-12-10', timeZone };
const noLink = { answer: 404, body: { token: 'x' } };

walkChildsWrites({
  service,
  name: 'client-services',
  cases: {
    'POST /api/services/:serviceId/progress': async () => ({
      by: child,
      ...(await on()),
      body: { progressStage: 'halfway' },
    }),
    'POST /api/services/:serviceId/request-changes': async () => ({
      by: client,
      ...(await on(completed())),
      body: { reason: 'It is half done.' },
    }),
    'PUT /api/services/:serviceId/deadline': async () => ({
      by: client,
      ...(await on()),
      body: { deadline: '2099-01-01', timeZone },
      answer: 409,
    }),
    'PUT /api/services/:serviceId/estimate': async () => ({
      by: child,
      ...(await on()),
      body: { estimatedCompletionDate: '2099-01-01', timeZone },
    }),
    'POST /api/services/:serviceId/review': async () => ({
      by: client,
      ...(await on(completed())),
      body: review,
    }),
    'PUT /api/services/:serviceId/review': async () => ({
      by: client,
      ...(await reviewed(unopened)),
      body: review,
    }),
    'POST /api/services/:serviceId/review/reply': async () => ({
      by: child,
      ...(await reviewed()),
      body: { reply: 'Thank you.' },
      answer: 403,
    }),
    'POST /api/services/:serviceId/client-review': async () => ({
      by: child,
      ...(await on(completed())),
      body: review,
    }),
    'PUT /api/services/:serviceId/client-review': async () => ({
      by: child,
      ...(await clientReviewed()),
      body: review,
    }),
    'POST /api/services/:serviceId/client-review/reply': async () => ({
      by: client,
      ...(await clientReviewed({ openedAt: new Date() })),
      body: { reply: 'Thank you.' },
      answer: 403,
    }),
    'POST /api/services/:serviceId/accept': async () => ({
      by: client,
      ...(await offered()),
    }),
    'POST /api/services': async () => ({
      by: client,
      body: { clientId: child.id, title: 'Mow the lawn', amountCents: 2_000 },
      answer: 422,
    }),
    'POST /api/crm/clients': async () => ({
      by: child,
      body: { clientId: (await service.person(kid)).id, type: 'domestic', country: 'USA' },
    }),
    'POST /api/appointment-calendar/close': async () => ({ by: client }),
    'DELETE /api/services/:serviceId/photos/:moment/:name': async () => {
      const professional = await service.person();
      const { id: serviceId } = await aService(service.db, { client, professional });
      const photo = { serviceId, moment: 'after', name: `${'0'.repeat(32)}.webp` } as const;
      await service.db
        .insert(servicePhotos)
        .values({ ...photo, ownerId: professional.id, addedAt: new Date() });
      return { by: professional, params: photo };
    },
    'POST /api/proofs/:code/withdraw': async () => ({
      by: client,
      params: { code: (await service.as(client).call(issueProof)).json().code },
    }),
    'POST /api/appointment-proposals/:appointmentProposalId/end': async () => ({
      by: client,
      ...(await timesProposed()),
    }),
    'POST /api/services/:serviceId/appointment-proposals': async () => ({
      by: client,
      ...(await on()),
      body: { times: [aSaturday()], minutes: 60, timeZone },
    }),
    'POST /api/appointment-proposals/:appointmentProposalId/agree': async () => ({
      by: client,
      ...(await timesProposed()),
      body: { startsAt: aSaturday() },
    }),
    'POST /api/appointments/:appointmentId/confirm': async () => {
      const at = new Date(aSaturday());
      const { id: appointmentId } = await anAppointment(service.db, await work(), at);
      await service.sql`update appointments set status = 'awaiting_guardian' where id = ${appointmentId}`;
      return { by: guardian, params: { appointmentId } };
    },
    'POST /api/negotiations/:negotiationId/accept': async () => ({
      by: client,
      ...(await negotiated(child)),
      body: { timeZone },
    }),
    'POST /api/negotiations/:negotiationId/agree': async () => ({
      by: guardian,
      ...(await agreed()),
    }),
    'POST /api/negotiations/:negotiationId/counter': async () => ({
      by: client,
      ...(await negotiated(child)),
      body: terms,
    }),
    'POST /api/services/:serviceId/negotiations': async () => ({
      by: client,
      ...(await on()),
      body: terms,
    }),
    'POST /api/extensions/:extensionId/approve': async () => ({
      by: client,
      ...(await extended()),
    }),
    'POST /api/services/:serviceId/extensions': async () => ({
      by: child,
      ...(await on(dated)),
      answer: 409,
      body: { proposedDeadline: '2099-02-01', reason: 'It rained.' },
    }),
    'POST /api/services/:serviceId/fund': async () => ({
      by: client,
      ...(await on()),
      body: { amountCents: 9_900 },
    }),
    'POST /api/services/:serviceId/milestones': async () => ({
      by: client,
      ...(await on()),
      body: { milestones: Array(2).fill({ title: 'Half', amountCents: 4_950, dueOn: null }) },
      answer: 403,
    }),
    'POST /api/services/:serviceId/contracts': async () => ({
      by: client,
      ...(await on()),
      body: { name: 'Ada Client', textHash: '0'.repeat(64) },
      answer: 403,
    }),
    'POST /api/services/:serviceId/contracts/:contractId/sign': async () => ({
      by: client,
      ...(await ofContract()),
      body: { name: 'Ada Client', textHash: '0'.repeat(64) },
      answer: 403,
    }),
    'POST /api/services/:serviceId/contracts/:contractId/end': async () => ({
      by: client,
      ...(await ofContract()),
      answer: 404,
    }),
    'POST /api/services/:serviceId/milestone-plans/:planId/agree': () => proposedParts(client),
    'POST /api/services/:serviceId/milestone-plans/:planId/end': () => proposedParts(child),
    'POST /api/services/:serviceId/milestones/:milestoneId/fund': () => part(client, 'planned'),
    'POST /api/services/:serviceId/milestones/:milestoneId/finish': () => part(child, 'funded'),
    'POST /api/services/:serviceId/milestones/:milestoneId/release': () => part(client, 'funded'),
    'POST /api/services/:serviceId/dispute/answer': async () => ({
      by: child,
      ...(await answeredDispute()),
      body: { statement: 'It is done.' },
    }),
    'POST /api/services/:serviceId/dispute/accept': async () => ({
      by: client,
      ...(await decided()),
    }),
    'POST /api/services/:serviceId/dispute/appeal': async () => ({
      by: client,
      ...(await decided()),
      body: { reason: 'Half of it was done.' },
    }),
    'POST /api/services/:serviceId/tips': async () => ({
      by: client,
      ...(await on(completed())),
      body: { amountCents: 2_000 },
      answer: 403,
    }),
    'POST /api/services/:serviceId/expenses': async () => ({
      by: child,
      ...(await on()),
      body: { title: 'Paint', amountCents: 2_000, spentOn: '2026-01-02' },
      answer: 403,
    }),
    'POST /api/services/:serviceId/expenses/:expenseId/pay': () => spent(client, 403),
    'POST /api/services/:serviceId/expenses/:expenseId/decline': async () => ({
      ...(await spent(client, 403)),
      body: { reason: 'Not agreed.' },
    }),
    'POST /api/services/:serviceId/expenses/:expenseId/withdraw': () => spent(child),
    'POST /api/services/:serviceId/paid-outside': async () => ({
      by: client,
      ...(await on(completed())),
    }),
    'POST /api/services/:serviceId/pay-fee': async () => ({
      by: child,
      ...(await feeDue(child)),
      answer: 409,
    }),
    'POST /api/services/:serviceId/release': async () => ({
      by: client,
      ...(await funded()),
    }),
    'POST /api/services/:serviceId/request-release': async () => ({
      by: child,
      ...(await funded(completed())),
    }),
    'POST /api/payments/:paymentId/card': async () => ({
      by: client,
      ...(await asked()),
      body: aCard(),
    }),
    'POST /api/payments/:paymentId/saved-card': async () => ({
      by: client,
      ...(await asked()),
      body: { cardId: 'card_none' },
      answer: 404,
    }),
    'DELETE /api/cards/:cardId': async () => ({
      by: client,
      params: { cardId: 'card_none' },
      answer: 404,
    }),
    'POST /api/payments/:paymentId/confirm': async () => ({
      by: client,
      ...(await asked(cards.asks)),
    }),
    // The sandbox has no page of its own.
    'POST /api/payments/:paymentId/start': async () => ({
      by: client,
      ...(await asked()),
      answer: 409,
    }),
    'POST /api/payouts': async () => ({ by: child }),
    'POST /api/reviews/:reviewId/report': async () => ({
      by: child,
      ...(await reviewed()),
      body: { reason: 'It names my address.' },
    }),
    'POST /api/services/:serviceId/decline': async () => ({
      by: client,
      ...(await offered()),
    }),
    'DELETE /api/crm/clients/:crmClientId': async () => {
      const { id: crmClientId } = await aCrmClient(service.db, { professional: child, client });
      return { by: child, params: { crmClientId } };
    },
    'PUT /api/crm/clients/:crmClientId/notes': async () => {
      const { id: crmClientId } = await aCrmClient(service.db, { professional: child, client });
      return { by: child, params: { crmClientId }, body: { notes: 'Has a dog.' } };
    },
    'POST /api/negotiations/:negotiationId/refuse': async () => ({
      by: guardian,
      ...(await agreed()),
    }),
    'POST /api/negotiations/:negotiationId/reject': async () => ({
      by: child,
      ...(await negotiated(client)),
    }),
    'POST /api/negotiations/:negotiationId/withdraw': async () => ({
      by: client,
      ...(await negotiated(client)),
    }),
    'POST /api/extensions/:extensionId/deny': async () => ({
      by: client,
      ...(await extended()),
    }),
    'POST /api/appointments/:appointmentId/cancel': async () => {
      const { id: appointmentId } = await anAppointment(service.db, await work());
      return { by: child, params: { appointmentId } };
    },
    'POST /api/services/:serviceId/cancel': async () => ({
      by: child,
      ...(await on()),
      body: { cause: 'changed_plans' },
    }),
    'POST /api/services/:serviceId/dispute': async () => ({
      by: child,
      ...(await funded()),
      body: { reason: 'Nobody was there.' },
    }),
    'POST /api/services/:serviceId/refund': async () => ({
      by: staff,
      ...(await funded()),
      answer: 422,
      body: { amountCents: 100, explanation: 'A part was done.' },
    }),
    'POST /api/disputes/:disputeId/settle': async () => ({
      by: staff,
      ...(await disputed()),
      body: { toClientCents: 9_900, toProfessionalCents: 0, explanation: 'It was not done.' },
    }),
    'POST /api/services/:serviceId/waive-fee': async () => ({
      by: client,
      ...(await feeDue(child)),
    }),
    'POST /api/payments/:paymentId/abandon': async () => ({
      by: client,
      ...(await asked()),
    }),
    'POST /api/crm/people': async () => ({ by: (await contact()).by, ...details }),
    'PUT /api/crm/people/:personId': () => contact(details),
    'DELETE /api/crm/people/:personId': () => contact(),
    'PUT /api/crm/people/:personId/stage': () => contact({ body: { stage: 'done' } }),
    'POST /api/crm/people/import': () => contact({ body: { contacts: [details.body] } }),
    'POST /api/crm/people/:personId/tasks': () => contact({ body: { title: 'Call', ...due } }),
    'PUT /api/crm/tasks/:taskId': () => planned({ body: due }),
    'POST /api/crm/tasks/:taskId/done': () => planned(),
    'DELETE /api/crm/tasks/:taskId': () => planned(),
    'POST /api/crm/people/:personId/contract/end': () => contact(),
    'POST /api/client-invitations/contract': async () => ({ by: client, ...noLink }),
    'POST /api/client-invitations/look': async () => ({ by: client, ...noLink }),
    'POST /api/client-invitations/refuse': async () => ({ by: client, ...noLink }),
    'POST /api/payments/webhook': async () => ({
      by: client,
      body: '{}',
      headers: { 'content-type': 'application/json' },
      answer: 400,
    }),
  },
});
