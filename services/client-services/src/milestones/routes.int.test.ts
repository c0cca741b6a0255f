import type { Actor } from '@sidework/chassis/http/actor';
import {
  cancelService,
  disputeService,
  fundService,
  listPaymentHistory,
  settleDispute,
} from '@sidework/contracts/client-services/escrow';
import * as api from '@sidework/contracts/client-services/milestones';
import {
  acceptNegotiation,
  proposeNegotiation,
} from '@sidework/contracts/client-services/negotiations';
import { payByCard } from '@sidework/contracts/client-services/payments';
import { beforeEach, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { faultsIn } from '../../test/faults-in-books.ts';
import { aCard, accounts, aKey, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { releaseDueJob } from '../releases/release-due.ts';

const service = testClientServices();
let client: Actor;
let professional: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person({}, { fullName: 'Pat Delgado' });
  const amounts = { amountCents: 40_000, totalAmountCents: 40_000 };
  ({ id: serviceId } = await aService(service.db, { client, professional, ...amounts }));
});

const parts = (...cents: number[]) => ({
  milestones: cents.map((amountCents, index) => ({
    title: index === 0 ? 'Deposit' : `Part ${index}`,
    amountCents,
    dueOn: null,
  })),
});

const propose = (by: Actor, ...cents: number[]) =>
  service.as(by).call(api.proposeMilestones, { params: { serviceId }, body: parts(...cents) });
const read = async () =>
  (
    await service.as(client).call(api.listMilestones, { params: { serviceId } })
  ).json() as api.MilestonesView;
const agree = (by: Actor, planId: string) =>
  service.as(by).call(api.agreeToMilestones, { params: { serviceId, planId } });

/** A plan that both agreed to; gives the ids of its milestones. */
async function plan(...cents: number[]): Promise<string[]> {
  const { proposed } = (await propose(professional, ...cents)).json() as api.MilestonesView;
  const agreed = await agree(client, proposed?.id ?? '');
  expect(agreed.statusCode, agreed.body).toBe(200);
  return proposed?.milestones.map(({ id }) => id) ?? [];
}

const begin = (milestoneId: string) =>
  service
    .as(client)
    .call(api.fundMilestone, { params: { serviceId, milestoneId }, headers: aKey() });
async function pay(milestoneId: string) {
  const { paymentId } = (await begin(milestoneId)).json();
  await service.as(client).call(payByCard, { params: { paymentId }, body: aCard() });
  await runBackgroundJobs(service);
}
const release = (milestoneId: string) =>
  service.as(client).call(api.releaseMilestone, { params: { serviceId, milestoneId } });
const statuses = async () => (await read()).agreed?.milestones.map(({ status }) => status);

it('are agreed to by the other side, and make up the total', async () => {
  const short = await propose(professional, 10_000, 20_000);
  expect([short.statusCode, short.json().code]).toEqual([422, 'milestones_not_total']);
  const { proposed } = (await propose(professional, 10_000, 30_000)).json();
  expect((await agree(professional, proposed.id)).json().code).toBe('own_milestones');
  const both = await Promise.all([agree(client, proposed.id), agree(client, proposed.id)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const whole = await service
    .as(client)
    .call(fundService, { params: { serviceId }, body: { amountCents: 1 }, headers: aKey() });
  expect(whole.json().code).toBe('paid_in_milestones');
});

it('are each paid and released separately, with an invoice of its own', async () => {
  const [deposit = '', rest = ''] = await plan(10_000, 30_000);
  await pay(deposit);
  expect(await statuses()).toEqual(['funded', 'planned']);
  expect((await release(rest)).json().code).toBe('milestone_not_funded');
  await service
    .as(professional)
    .call(api.finishMilestone, { params: { serviceId, milestoneId: deposit } });
  const both = await Promise.all([release(deposit), release(deposit)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  await pay(rest);
  expect(await accounts(service)).toMatchObject({
    [`pro_payable:${professional.id}`]: 9_000,
    [`escrow:${serviceId}`]: 30_000,
  });
  await release(rest);
  expect(await statuses()).toEqual(['released', 'released']);
  const [row] = await service.sql`
    select payment_status, released_amount_cents::int as released from services where id = ${serviceId}`;
  expect(row).toEqual({ payment_status: 'released', released: 40_000 });
  const invoices = await service.sql`
    select amount_cents::int as cents from invoices where service_id = ${serviceId} order by number`;
  expect(invoices.map(({ cents }) => cents)).toEqual([10_000, 30_000]);
  const sums = await service.sql`select sum(amount_cents)::int as sum from ledger_entries`;
  expect(sums).toEqual([{ sum: 0 }]);
  const history = await service.as(client).call(listPaymentHistory, { params: { serviceId } });
  expect(
    history.json().items.map(({ description }: { description: string }) => description),
  ).toEqual([
    'Paid in: Deposit',
    'Released by the client: Deposit',
    'Paid in: Part 1',
    'Released by the client: Part 1',
  ]);
});

const done = (milestoneId: string) =>
  service.as(professional).call(api.finishMilestone, { params: { serviceId, milestoneId } });
/** The times that the client was asked to release a milestone, or no longer. */
const asked = async (milestoneId: string) =>
  (
    await service.sql`
      select type from outbox where data->>'subjectId' = ${milestoneId} order by occurred_at, id`
  ).map(({ type }) => type.split('.')[2]);
const dayMs = 24 * 3_600_000;
async function letTimeGo(now: Date) {
  const deps = { ...service.deps, now: () => now };
  while (await releaseDueJob.run(deps, new AbortController().signal));
}

it('are released by time once they are marked as done, each by itself and once', async () => {
  const [deposit = '', second = ''] = await plan(10_000, 20_000, 10_000);
  await pay(deposit);
  await pay(second);
  await done(deposit);
  const [shown] = (await read()).agreed?.milestones ?? [];
  const releasesAt = new Date(shown?.releasesAt ?? 0);
  expect(releasesAt.getTime() - Date.parse(shown?.finishedAt ?? '')).toBe(14 * dayMs);
  expect(await asked(deposit)).toEqual(['raised']);
  await letTimeGo(new Date(releasesAt.getTime() - 1));
  expect(await statuses()).toEqual(['funded', 'funded', 'planned']);
  for (const _ of [1, 2]) await letTimeGo(releasesAt);
  expect(await statuses()).toEqual(['released', 'funded', 'planned']);
  expect(await asked(deposit)).toEqual(['raised', 'met']);
  expect(await accounts(service)).toMatchObject({
    [`pro_payable:${professional.id}`]: 9_000,
    [`escrow:${serviceId}`]: 20_000,
  });
  expect(await faultsIn(service)).toEqual([]);
});

it('are not released by time while a dispute is open, and the client is not asked', async () => {
  const [deposit = ''] = await plan(10_000, 30_000);
  await pay(deposit);
  await done(deposit);
  const reason = 'It leaks.';
  await service.as(client).call(disputeService, { params: { serviceId }, body: { reason } });
  expect(await asked(deposit)).toEqual(['raised', 'met']);
  await letTimeGo(new Date(Date.now() + 15 * dayMs));
  expect(await statuses()).toEqual(['funded', 'planned']);
});

it('give money back that arrives for one that is paid, or at another price', async () => {
  const [deposit = ''] = await plan(10_000, 30_000);
  const { paymentId } = (await begin(deposit)).json();
  await service.as(client).call(payByCard, { params: { paymentId }, body: aCard() });
  await service.sql`update milestones set amount_cents = 9000 where id = ${deposit}`;
  await runBackgroundJobs(service);
  expect(await statuses()).toEqual(['planned', 'planned']);
  const [row] = await service.sql`
    select escrowed_amount_cents::int as held from services where id = ${serviceId}`;
  const [payment] = await service.sql`select status from payments where id = ${paymentId}`;
  expect([row?.held, payment?.status]).toEqual([0, 'refunded']);
});

it('keep what is released when the rest is cancelled or disputed', async () => {
  const [deposit = '', second = ''] = await plan(10_000, 20_000, 10_000);
  await pay(deposit);
  await release(deposit);
  await pay(second);
  await service
    .as(client)
    .call(disputeService, { params: { serviceId }, body: { reason: 'It leaks.' } });
  expect((await release(second)).json().code).toBe('service_disputed');
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const [dispute] = await service.sql`select id from disputes where service_id = ${serviceId}`;
  const split = { toClientCents: 15_000, toProfessionalCents: 5_000, explanation: 'Half.' };
  const args = { params: { disputeId: dispute?.id }, body: split };
  expect((await service.as(moderator).call(settleDispute, args)).statusCode).toBe(200);
  expect(await statuses()).toEqual(['released', 'settled', 'dropped']);
});

it('ask a fee of the rest alone when the work is cancelled', async () => {
  const [deposit = '', second = ''] = await plan(10_000, 30_000);
  await pay(deposit);
  await release(deposit);
  await pay(second);
  await service.as(client).call(cancelService, { params: { serviceId }, body: {} });
  expect(await statuses()).toEqual(['released', 'settled']);
  const [fee] = await service.sql`
    select amount_cents::int as cents from payment_history
    where service_id = ${serviceId} and payment_type = 'cancellation_fee'`;
  expect(fee?.cents).toBe(7_500);
});

it('make up another total that both agree on', async () => {
  const [deposit = ''] = await plan(10_000, 30_000);
  await pay(deposit);
  const terms = {
    proposedAmountCents: 45_000,
    timeZone: 'America/New_York',
    reason: 'More pipes.',
  };
  const asked = await service
    .as(professional)
    .call(proposeNegotiation, { params: { serviceId }, body: terms });
  const negotiationId = asked.json().negotiation.id;
  const accepted = await service.as(client).call(acceptNegotiation, {
    params: { negotiationId },
    body: { timeZone: 'America/New_York' },
  });
  expect(accepted.json().money.nextMilestoneCents).toBe(35_000);
  expect((await read()).agreed?.milestones.map(({ amountCents }) => amountCents)).toEqual([
    10_000, 35_000,
  ]);
});

it('are for adults', async () => {
  const kid = { accountType: 'sidework_kids' as const };
  const guardianIds = [(await service.person()).id];
  const child = await service.person(kid, { ...kid, guardianIds });
  const work = { client, professional: child, isGuardianApproved: true };
  const { id } = await aService(service.db, work);
  serviceId = id;
  expect((await propose(client, 5_000, 4_900)).json().code).toBe('milestones_of_adults');
  expect(await read()).toMatchObject({ mayPropose: false });
});
