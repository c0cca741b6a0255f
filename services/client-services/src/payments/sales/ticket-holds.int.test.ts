import type { Actor } from '@sidework/chassis/http/actor';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import { getBalance, listBalanceEntries } from '@sidework/contracts/client-services/balance';
import { saleEarned, saleRefunded } from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/payments';
import {
  holdMoved,
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { aCard, accounts, runBackgroundJobs } from '../../../test/money.ts';
import { testClientServices } from '../../../test/service.ts';
import { endHolds } from './end-hold.ts';

const service = testClientServices({ SANDBOX_WEBHOOKS: 'prompt' });
const hour = 3_600_000;
let payer: Actor;
let payee: Actor;

beforeEach(async () => {
  payer = await service.person();
  payee = await service.person();
});

const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const asked = (paymentId: string, hold: Partial<z.infer<typeof paymentRequested.data>> = {}) =>
  service.receive(paymentRequested, {
    paymentId,
    payerId: payer.id,
    payeeId: payee.id,
    amountCents: 10_000,
    feeBps: 0,
    description: 'A concert',
    returnTo: '/events',
    expiresAt: ahead(1),
    ...hold,
  });
async function pay(paymentId: string) {
  await service.as(payer).call(api.payByCard, { params: { paymentId }, body: aCard() });
  await runBackgroundJobs(service);
}
async function sell(hold: Parameters<typeof asked>[1] = { holdUntil: ahead(30) }) {
  const paymentId = uuidv7();
  await asked(paymentId, hold);
  await pay(paymentId);
  return paymentId;
}
const move = (paymentId: string, hours: number, options = {}) =>
  service.receive(holdMoved, { paymentId, holdUntil: ahead(hours) }, options);
const refund = (paymentId: string) =>
  service.receive(refundRequested, {
    paymentId,
    payerId: payer.id,
    amountCents: 10_000,
    reason: 'event_cancelled' as const,
  });
const endAll = (hours: number) =>
  endHolds({ ...service.deps, now: () => new Date(Date.now() + hours * hour) });
const balance = async () => (await service.as(payee).call(getBalance)).json();

describe('an event that came before the payment it is about', () => {
  it('moves the hold once the payment is known', async () => {
    const [paymentId, id] = [uuidv7(), uuidv7()];
    await service.loggedIn(async () =>
      expect(await move(paymentId, 50, { id })).toEqual(['retried in 1000']),
    );
    await asked(paymentId, { holdUntil: ahead(30) });
    expect(await move(paymentId, 50, { id })).toEqual(['acknowledged']);
    await pay(paymentId);
    await endAll(49);
    expect((await balance()).heldSales).toHaveLength(1);
  });

  it('gives back once the payment is known', async () => {
    await service.loggedIn(async () => expect(await refund(uuidv7())).toEqual(['retried in 1000']));
  });

  it('moves that come in another order than they were made leave the same hold', async () => {
    const [one, other] = [await sell(), await sell()];
    await move(one, 50, { sequence: 2 });
    await move(one, 90, { sequence: 3 });
    await move(other, 90, { sequence: 3 });
    await move(other, 50, { sequence: 2 });
    await endAll(89);
    expect((await balance()).heldSalesCount).toBe(2);
    await endAll(91);
    expect((await balance()).heldSalesCount).toBe(0);
  });
});

it('one hold that fails keeps no other from its end, and is tried again', async () => {
  await sell();
  // More than the ledger holds for this payee.
  await service.sql`insert into payments (id, purpose, payer_id, payee_id, amount_cents, description,
      return_to, status, requested_at, expires_at, hold_until, held_cents)
    values (${uuidv7()}, 'asked', ${payer.id}, ${payee.id}, 15000, 'Broken', '/events', 'succeeded',
      now(), now(), now() + interval '1 hour', 15000)`;
  await service.loggedIn(() => endAll(31));
  expect(await balance()).toMatchObject({ availableCents: 10_000, heldSalesCount: 1 });
  for (const holdUntil of [ahead(40), ahead(40)]) await sell({ holdUntil });
  await endAll(31);
  expect(await balance()).toMatchObject({ availableCents: 25_000, heldSalesCount: 2 });
});

it('the balance sums up all that is held, and lists the next to end', async () => {
  await sell();
  await service.sql`insert into payments (id, purpose, payer_id, payee_id, amount_cents, description,
      return_to, status, requested_at, expires_at, hold_until, held_cents)
    select gen_random_uuid(), 'asked', ${payer.id}, ${payee.id}, 200, 'Another', '/events', 'succeeded',
      now(), now(), now() + interval '40 hours', 200 from generate_series(1, 60)`;
  const { heldSales, ...sums } = await balance();
  expect(heldSales).toHaveLength(50);
  expect(heldSales[0].title).toBe('A concert');
  expect(sums).toMatchObject({ heldSalesCents: 22_000, heldSalesCount: 61 });
});

it('a refund locks the accounts in the order in which a hold that ends does', async () => {
  await sell({});
  const paymentId = await sell();
  let refunded: Promise<string[]> | undefined;
  await service.sql.begin(async (other) => {
    const lock = (kind: string) => other`select from ledger_accounts
      where kind = ${kind} and owner_id = ${payee.id} for update nowait`;
    await lock('pro_held');
    refunded = refund(paymentId);
    const pid = await pidOf(other);
    const isWaiting = async () => expect(await isWaitedFor(service.sql, pid)).toBe(true);
    await vi.waitFor(isWaiting, { timeout: 30_000 });
    expect(await lock('pro_payable')).toHaveLength(1);
  });
  expect(await refunded).toEqual(['acknowledged']);
});

describe('a ticket that was sold before money was held', () => {
  const sold = () => sell({});

  it('is held once its event says when it ends', async () => {
    const paymentId = await sold();
    expect(await balance()).toMatchObject({ availableCents: 10_000, heldSalesCount: 0 });
    await move(paymentId, 30);
    expect(await balance()).toMatchObject({ availableCents: 0, heldSalesCents: 10_000 });
    await endAll(31);
    expect(await balance()).toMatchObject({ availableCents: 10_000, heldSalesCount: 0 });
  });

  it('is held as far as the balance reaches, and goes back from there', async () => {
    const [first, second] = [await sold(), await sold()];
    await refund(first);
    await move(second, 30);
    await move(first, 30);
    expect(await balance()).toMatchObject({ availableCents: 0, heldSalesCents: 10_000 });
    await refund(second);
    expect(await balance()).toMatchObject({ availableCents: 0, owedCents: 0, heldSalesCount: 0 });
    expect((await accounts(service))[`pro_held:${payee.id}`]).toBe(0);
  });

  it('stays where it is once its event and the day after it are over', async () => {
    const paymentId = await sold();
    await move(paymentId, -1);
    expect(await balance()).toMatchObject({ availableCents: 10_000, heldSalesCount: 0 });
  });
});

describe('what a sale brought', () => {
  const concert = { kind: 'event' as const, id: 'a-concert' };
  const told = async (type: typeof saleEarned | typeof saleRefunded) =>
    (await service.emitted(type.type)).filter(
      ({ data }) => (data as { sellerId: string }).sellerId === payee.id,
    );

  it('is told to the books when its hold ends, once, gross and with its fee (D-120)', async () => {
    const holdUntil = ahead(30);
    const paymentId = await sell({ holdUntil, feeBps: 1_000, sold: concert });
    await endAll(29);
    expect(await told(saleEarned)).toEqual([]);
    await endAll(31);
    await endAll(32);
    expect(await told(saleEarned)).toEqual([
      expect.objectContaining({
        data: {
          postingId: paymentId,
          paymentId,
          sellerId: payee.id,
          title: 'A concert',
          sold: concert,
          grossCents: 10_000,
          feeCents: 1_000,
          at: holdUntil,
        },
      }),
    ]);
  });

  it('is never told where it went back before, and is told back where it went back after', async () => {
    const [early, late] = [await sell(), await sell()];
    await refund(early);
    await endAll(31);
    await refund(late);
    const sums = { paymentId: late, grossCents: 10_000, feeCents: 0 };
    expect(await told(saleEarned)).toMatchObject([{ data: sums }]);
    expect(await told(saleRefunded)).toMatchObject([{ data: sums }]);
  });

  it('is told of sales without a hold too', async () => {
    const paymentId = await sell({});
    await endAll(1);
    expect(await told(saleEarned)).toMatchObject([{ data: { paymentId, sold: null } }]);
  });

  it('stands on the balance by the name of what was sold', async () => {
    await sell();
    await endAll(31);
    const { items } = (await service.as(payee).call(listBalanceEntries)).json();
    expect(items).toMatchObject([{ what: 'Course or ticket sold', title: 'A concert' }]);
  });
});

it('the plan of the seller is told what is held and until when, and once nothing is', async () => {
  const paymentId = await sell({ holdUntil: ahead(30), feeBps: 1_000 });
  await move(paymentId, 50);
  await endAll(51);
  const other = await sell({ holdUntil: ahead(30), feeBps: 1_000 });
  await refund(other);
  const told = await service.sql`
    select data from outbox where type = 'client-services.sale.expected.v1'
      and data->>'paymentId' in ${service.sql([paymentId, other])} order by data->>'paymentId', occurred_at, id`;
  expect(
    told.map(({ data }) => [data.paymentId, data.grossCents, data.feeCents, !data.holdUntil]),
  ).toEqual([
    [paymentId, 10_000, 1_000, false],
    [paymentId, 10_000, 1_000, false],
    [paymentId, 0, 0, true],
    [other, 10_000, 1_000, false],
    [other, 0, 0, true],
  ]);
});
