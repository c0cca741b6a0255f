import type { Actor } from '@sidework/chassis/http/actor';
import { getBalance } from '@sidework/contracts/client-services/balance';
import {
  cancelService,
  disputeService,
  fundService,
  listPaymentHistory,
  settleDispute,
} from '@sidework/contracts/client-services/escrow';
import { getPayment, payByCard } from '@sidework/contracts/client-services/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService } from '../../../test/builders.ts';
import { aCard, aKey, fund, runBackgroundJobs } from '../../../test/money.ts';
import { testClientServices } from '../../../test/service.ts';

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

async function begin(amountCents: number): Promise<string> {
  const body = { amountCents };
  const args = { params: { serviceId }, body, headers: aKey() };
  return (await service.as(client).call(fundService, args)).json().paymentId;
}
const shown = async (paymentId: string) =>
  (await service.as(client).call(getPayment, { params: { paymentId } })).json();

describe('a payment into work', () => {
  it('says what for, who gets it, that it is held, the total and what is in', async () => {
    await fund(service, client, serviceId, 10_000);
    expect(await shown(await begin(30_000))).toMatchObject({
      description: 'Repair a leaking tap',
      payee: 'Pat Delgado',
      isHeld: true,
      work: { serviceId, totalCents: 40_000, paidCents: 10_000, feeBps: 1_000 },
    });
  });

  it('ends when another is begun, and is not paid any more', async () => {
    const first = await begin(40_000);
    const second = await begin(20_000);
    expect(await shown(first)).toMatchObject({ status: 'failed' });
    const late = await service
      .as(client)
      .call(payByCard, { params: { paymentId: first }, body: aCard() });
    expect([late.statusCode, late.json().code]).toEqual([409, 'payment_not_open']);
    expect(await shown(second)).toMatchObject({ status: 'waiting' });
  });

  it('is one, of two that are begun at once', async () => {
    const both = await Promise.all([begin(40_000), begin(20_000)]);
    const states = await Promise.all(both.map(async (id) => (await shown(id)).status));
    expect(states.toSorted()).toEqual(['failed', 'waiting']);
  });

  it.each(['0498', '4/98', '04-2098'])('takes the month and year %s', async (expiry) => {
    const paymentId = await begin(40_000);
    const body = { ...aCard(), expiry };
    const reply = await service.as(client).call(payByCard, { params: { paymentId }, body });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it('is booked though the child who works has no guardian any more', async () => {
    const kid = { accountType: 'sidework_kids' as const };
    const guardianIds = [(await service.person()).id];
    const child = await service.person(kid, { ...kid, guardianIds });
    const work = { client, professional: child, isGuardianApproved: true };
    const { id } = await aService(service.db, work);
    const body = { amountCents: 9_900 };
    const asked = await service
      .as(client)
      .call(fundService, { params: { serviceId: id }, body, headers: aKey() });
    const { paymentId } = asked.json();
    await service.as(client).call(payByCard, { params: { paymentId }, body: aCard() });
    await service.sql`update people set guardian_ids = '{}' where id = ${child.id}`;
    await runBackgroundJobs(service);
    expect(await shown(paymentId)).toMatchObject({ status: 'succeeded' });
    const papers = await service.sql`
      select user_id from vault_papers where paper_id = ${paymentId}`;
    expect(papers).toEqual([{ user_id: client.id }]);
  });

  it('is held for its professional, who is told what they get of it', async () => {
    await fund(service, client, serviceId, 40_000);
    const balance = (await service.as(professional).call(getBalance)).json();
    expect(balance).toMatchObject({ heldCents: 40_000, heldNetCents: 36_000 });
  });
});

it('the entries of all movements leave nothing on the protected account once the work is over', async () => {
  await fund(service, client, serviceId, 40_000);
  await service.as(client).call(cancelService, { params: { serviceId }, body: {} });
  await runBackgroundJobs(service);
  const args = { params: { serviceId } };
  const { items } = (await service.as(client).call(listPaymentHistory, args)).json();
  const entries = (items as { entries: Record<string, never>[] }[]).flatMap((item) => item.entries);
  const held = entries.filter(({ account }) => String(account).startsWith('Protected'));
  const sum = held.reduce(
    (total, { debitCents, creditCents }) => total + (debitCents ?? 0) - (creditCents ?? 0),
    0,
  );
  expect([held.length, sum]).toEqual([3, 0]);
  expect(items).toContainEqual(
    expect.objectContaining({ paymentType: 'cancellation_fee', settledCents: 10_000 }),
  );
});

it('the halves of a dispute have their own entries', async () => {
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const args = { params: { serviceId } };
  await fund(service, client, serviceId, 40_000);
  const body = { reason: 'It was left half done.' };
  await service.as(client).call(disputeService, { ...args, body });
  const [dispute] = await service.sql`select id from disputes where service_id = ${serviceId}`;
  const settled = await service.as(moderator).call(settleDispute, {
    params: { disputeId: dispute?.id },
    body: { toClientCents: 20_000, toProfessionalCents: 20_000, explanation: 'Half was done.' },
  });
  expect(settled.statusCode, settled.body).toBe(200);
  const { items } = (await service.as(client).call(listPaymentHistory, args)).json();
  const shares = items
    .slice(-2)
    .map(({ description, entries }: (typeof items)[number]) => [
      description,
      entries.some(({ account }: { account: string }) => account === 'Refund to the client'),
    ]);
  expect(Object.fromEntries(shares)).toEqual({
    'To the client, by a moderator': true,
    'To the professional, by a moderator': false,
  });
});
