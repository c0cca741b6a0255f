import type { Actor } from '@sidework/chassis/http/actor';
import { paymentFailed, paymentSucceeded } from '@sidework/contracts/client-services/events';
import * as api from '@sidework/contracts/client-services/payments';
import { paymentRequested, refundRequested } from '@sidework/contracts/education-events/events';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { aCard, accounts, cards, goOn } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { expirePaymentsJob } from './end-payment.ts';

const service = testClientServices({ SANDBOX_WEBHOOKS: 'prompt' });
let payer: Actor;
let payee: Actor;
let paymentId: string;

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
async function ask(expiresAt = ahead(60_000)) {
  paymentId = uuidv7();
  await service.receive(paymentRequested, {
    ...{ paymentId, payerId: payer.id, payeeId: payee.id, amountCents: 10_000, feeBps: 1_500 },
    ...{ description: 'A course', returnTo: '/education', expiresAt },
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
const told = async (type: typeof paymentSucceeded.type | typeof paymentFailed.type) =>
  (await service.emitted(type)).filter(({ data }) => data.paymentId === paymentId);

it('what another service asks for is paid, told once and credited less the fee', async () => {
  expect((await pay()).statusCode).toBe(200);
  await goOn(service);
  expect(await status()).toMatchObject({ status: 'succeeded', card: 'Visa ending in 4242' });
  expect(await told(paymentSucceeded.type)).toHaveLength(1);
  expect(await accounts(service)).toMatchObject({ [`pro_payable:${payee.id}`]: 8_500 });
  expect((await pay()).json().code).toBe('payment_not_open');
});

it('a webhook that comes twice counts once, and one that is not signed not at all', async () => {
  await pay();
  await goOn(service);
  await service.sql`update sandbox_webhooks set delivered_at = null`;
  await goOn(service);
  expect(await told(paymentSucceeded.type)).toHaveLength(1);
  const forged = await service.visitor.call(api.receivePaymentWebhook, {
    body: { id: uuidv7(), kind: 'succeeded', paymentId, reference: 'x', amountCents: 1 },
    headers: { 'x-sidework-signature': `t=1,v1=${'0'.repeat(64)}` },
  });
  expect([forged.statusCode, forged.json().code]).toEqual([400, 'webhook_invalid']);
});

it('a card that is declined leaves it open for another, and one that asks is confirmed', async () => {
  await pay(cards.fails);
  await goOn(service);
  expect(await status()).toMatchObject({ status: 'waiting', failure: 'The card was declined' });
  await pay(cards.asks);
  expect(await status()).toMatchObject({ status: 'confirming' });
  await service.as(payer).call(api.confirmPayment, at());
  await goOn(service);
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
  await goOn(service);
  const refund = {
    paymentId,
    payerId: payer.id,
    amountCents: 10_000,
    reason: 'seat_gone',
  } as const;
  await service.receive(refundRequested, refund);
  await service.receive(refundRequested, refund);
  await goOn(service);
  const all = await accounts(service);
  expect(all[`pro_payable:${payee.id}`]).toBe(0);
  expect(all[`client_refund:${payer.id}`]).toBe(0);
  expect(await status()).toMatchObject({ status: 'refunded', refundedCents: 10_000 });
});
