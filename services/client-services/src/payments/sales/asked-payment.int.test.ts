import type { Actor } from '@sidework/chassis/http/actor';
import { getBalance, requestPayout } from '@sidework/contracts/client-services/balance';
import {
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/payments';
import {
  holdMoved,
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCard, accounts, aPayoutAccount, cards, runBackgroundJobs } from '../../../test/money.ts';
import { sandboxSecret, testClientServices } from '../../../test/service.ts';
import { sign } from '../../payment-provider/signature.ts';
import { expirePaymentsJob } from '../charges/end-payment.ts';
import { endHolds } from './end-hold.ts';

const service = testClientServices({ SANDBOX_WEBHOOKS: 'prompt' });
let payer: Actor;
let payee: Actor;
let paymentId: string;

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
async function ask(
  expiresAt = ahead(60_000),
  hold: { holdUntil?: string; holdDays?: number } = {},
) {
  paymentId = uuidv7();
  await service.receive(paymentRequested, {
    paymentId,
    payerId: payer.id,
    payeeId: payee.id,
    amountCents: 10_000,
    feeBps: 1_500,
    description: 'A course',
    returnTo: '/education',
    expiresAt,
    ...hold,
  });
}

beforeEach(async () => {
  payer = await service.person();
  payee = await service.person();
  await ask();
});

const at = () => ({ params: { paymentId } });
const pay = (number?: string) =>
  service.as(payer).call(api.payByCard, { ...at(), body: aCard(number) });
const status = async () => (await service.as(payer).call(api.getPayment, at())).json();
const told = async (type: Parameters<typeof service.emitted>[0]) =>
  (await service.emitted(type)).filter(({ data }) => data.paymentId === paymentId);

it('what another service asks for is paid, told once and credited less the fee', async () => {
  expect((await pay()).statusCode).toBe(200);
  await runBackgroundJobs(service);
  expect(await status()).toMatchObject({ status: 'succeeded', card: 'Visa ending in 4242' });
  expect(await told(paymentSucceeded.type)).toHaveLength(1);
  expect(await accounts(service)).toMatchObject({ [`pro_payable:${payee.id}`]: 8_500 });
  expect((await pay()).json().code).toBe('payment_not_open');
});

it('a webhook that comes twice counts once, and one that is not signed not at all', async () => {
  await pay();
  await runBackgroundJobs(service);
  await service.sql`update sandbox_webhooks set delivered_at = null`;
  await runBackgroundJobs(service);
  expect(await told(paymentSucceeded.type)).toHaveLength(1);
  const forged = await service.visitor.call(api.receivePaymentWebhook, {
    body: { id: uuidv7(), kind: 'succeeded', paymentId, reference: 'x', amountCents: 1 },
    headers: { 'x-sidework-signature': `t=1,v1=${'0'.repeat(64)}` },
  });
  expect([forged.statusCode, forged.json().code]).toEqual([400, 'webhook_invalid']);
});

describe('a webhook', () => {
  const success = () => ({
    id: uuidv7(),
    kind: 'succeeded',
    paymentId,
    reference: `${paymentId}-1`,
    amountCents: 10_000,
  });
  const tell = (body: string, signature = sign(sandboxSecret, body, new Date())) =>
    service.visitor.call(api.receivePaymentWebhook, {
      body,
      headers: { 'content-type': 'application/json', 'x-sidework-signature': signature },
    });

  it.each([
    ['signed by what the source once named', 'sandbox-webhooks'],
    ['signed by nothing', ''],
  ])('%s pays nothing [D-110]', async (_, secret) => {
    const body = JSON.stringify(success());
    const reply = await tell(body, sign(secret, body, new Date()));
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'webhook_invalid']);
    expect(await status()).toMatchObject({ status: 'waiting' });
  });

  it.each<[string, string | object]>([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no kind that is known', { kind: 'paid' }],
    ['no id', { id: 'x' }],
    ['no payment', { paymentId: 'x' }],
    ['an amount below a cent', { amountCents: 0 }],
    ['an amount beyond all numbers', { amountCents: 1e300 }],
    ['a reference that is no text', { reference: {} }],
    ['a reference that the database refuses', { reference: 'a\u0000' }],
    ['a moment beyond all years', { paidAt: '+275760-09-13T00:00:00.000Z' }],
  ])('that is signed and has %s is answered 400', async (_, given) => {
    const body = typeof given === 'string' ? given : JSON.stringify({ ...success(), ...given });
    const reply = await tell(body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'webhook_invalid']);
    expect(await status()).toMatchObject({ status: 'waiting' });
  });

  it('of a payment that nobody knows is taken and does nothing', async () => {
    const reply = await tell(JSON.stringify({ ...success(), paymentId: uuidv7() }));
    expect(reply.statusCode).toBe(200);
  });
});

it('a card that is declined leaves it open for another, and one that asks is confirmed', async () => {
  await pay(cards.fails);
  await runBackgroundJobs(service);
  expect(await status()).toMatchObject({ status: 'waiting', failure: 'The card was declined' });
  await pay(cards.asks);
  expect(await status()).toMatchObject({ status: 'confirming' });
  await service.as(payer).call(api.confirmPayment, at());
  await runBackgroundJobs(service);
  expect(await status()).toMatchObject({ status: 'succeeded' });
});

it('is nobody else’s, and fails once its time is over', async () => {
  for (const endpoint of [api.getPayment, api.abandonPayment])
    expect((await service.as(payee).call(endpoint, at())).statusCode).toBe(404);
  await ask(ahead(-1));
  while (await expirePaymentsJob.run(service.deps, new AbortController().signal)) {
    // As long as there is more.
  }
  expect(await told(paymentFailed.type)).toHaveLength(1);
  expect((await pay()).statusCode).toBe(409);
});

it('is refunded once when that is asked for, from whoever had it', async () => {
  await pay();
  await runBackgroundJobs(service);
  const refund = {
    paymentId,
    payerId: payer.id,
    amountCents: 10_000,
    reason: 'seat_gone',
  } as const;
  await service.receive(refundRequested, refund);
  await service.receive(refundRequested, refund);
  expect(await told(paymentRefunded.type)).toHaveLength(1);
  await runBackgroundJobs(service);
  const all = await accounts(service);
  expect(all[`pro_payable:${payee.id}`]).toBe(0);
  expect(all[`client_refund:${payer.id}`]).toBe(0);
  expect(await status()).toMatchObject({ status: 'refunded', refundedCents: 10_000 });
});

it('is refunded in part where a part is asked for, and each refund is told with its amount', async () => {
  await pay();
  await runBackgroundJobs(service);
  const refund = (amountCents: number) =>
    service.receive(refundRequested, {
      paymentId,
      payerId: payer.id,
      amountCents,
      reason: 'registration_cancelled',
    });
  await refund(4_000);
  const part = { paymentId, payerId: payer.id, amountCents: 4_000, isWhole: false };
  expect((await told(paymentRefunded.type)).map(({ data }) => data)).toEqual([part]);
  expect(await status()).toMatchObject({ status: 'succeeded', refundedCents: 4_000 });
  await refund(10_000);
  const rest = { ...part, amountCents: 6_000, isWhole: true };
  expect((await told(paymentRefunded.type)).map(({ data }) => data)).toEqual([part, rest]);
});

describe('what a ticket or a course brings in [D-120]', () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => ({
    ...service.deps,
    now: () => new Date(Date.now() + hours * hour),
  });
  const endAll = (hours: number) => endHolds(inHours(hours));
  async function sell(hold: { holdUntil?: string; holdDays?: number }) {
    await ask(undefined, hold);
    await pay();
    await runBackgroundJobs(service);
  }
  const balance = async () => (await service.as(payee).call(getBalance)).json();
  const payOut = () =>
    service.as(payee).call(requestPayout, { headers: { 'idempotency-key': uuidv7() } });
  const all = () => accounts(service);

  it('is held, said so with its day, and not paid out before', async () => {
    const until = ahead(30 * hour);
    await sell({ holdUntil: until });
    expect(await balance()).toMatchObject({
      availableCents: 0,
      earnedCents: 0,
      heldSales: [{ id: paymentId, title: 'A course', amountCents: 8_500, until }],
    });
    expect((await payOut()).json().code).toBe('nothing_to_pay_out');
    await endAll(29);
    expect((await balance()).availableCents).toBe(0);
  });

  it('is the payee’s once its time is over, once, however many look at the same time', async () => {
    await sell({ holdUntil: ahead(30 * hour) });
    await Promise.all([1, 2, 3, 4].map(() => endAll(31)));
    expect(await balance()).toMatchObject({ availableCents: 8_500, heldSales: [] });
    expect(await all()).toMatchObject({ [`pro_held:${payee.id}`]: 0 });
    await aPayoutAccount(service, payee);
    expect((await payOut()).json().amountCents).toBe(8_500);
  });

  it('is held so many days from the payment, of a course', async () => {
    await sell({ holdDays: 14 });
    await endAll(14 * 24 - 1);
    expect((await balance()).heldSales).toHaveLength(1);
    await endAll(14 * 24 + 1);
    expect((await balance()).heldSales).toEqual([]);
  });

  it('is held longer when the event ends later, never shorter, and never taken back', async () => {
    await sell({ holdUntil: ahead(30 * hour) });
    const move = (hours: number) =>
      service.receive(holdMoved, { paymentId, holdUntil: ahead(hours * hour) });
    await move(50);
    await endAll(40);
    expect((await balance()).heldSales).toHaveLength(1);
    await move(20);
    await endAll(49);
    expect((await balance()).heldSales).toHaveLength(1);
    await endAll(51);
    expect((await balance()).availableCents).toBe(8_500);
    await move(90);
    expect(await balance()).toMatchObject({ availableCents: 8_500, heldSales: [] });
  });

  it.each([
    ['from the hold while it is held', 0],
    ['from the balance after it', 31],
  ])('goes back %s, and nobody owes anything', async (_, hours) => {
    await sell({ holdUntil: ahead(30 * hour) });
    await endAll(hours);
    const refund = { paymentId, payerId: payer.id, amountCents: 10_000 };
    await service.receive(refundRequested, { ...refund, reason: 'event_cancelled' });
    await runBackgroundJobs(service);
    await endAll(60);
    const after = await all();
    for (const account of ['pro_held', 'pro_payable'])
      expect(after[`${account}:${payee.id}`] ?? 0).toBe(0);
    expect(await balance()).toMatchObject({ availableCents: 0, owedCents: 0, heldSales: [] });
  });
});
