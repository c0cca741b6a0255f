import type { Actor } from '@sidework/chassis/http/actor';
import { getBalance } from '@sidework/contracts/client-services/balance';
import {
  cancelService,
  disputeService,
  listPaymentHistory,
  refundReleased,
  releaseService,
} from '@sidework/contracts/client-services/escrow';
import { needMet } from '@sidework/contracts/client-services/events';
import { paperHandedOver } from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/expenses';
import { listServicePapers } from '@sidework/contracts/client-services/invoices';
import {
  abandonPayment,
  getPayment,
  payByCard,
} from '@sidework/contracts/client-services/payments';
import { giveTip } from '@sidework/contracts/client-services/tips';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { faultsIn } from '../../test/faults-in-books.ts';
import { aCard, accounts, aKey, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const picture = await sharp({
  create: { width: 90, height: 120, channels: 3, background: '#eee' },
})
  .jpeg()
  .toBuffer();

let client: Actor;
let professional: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person({}, { fullName: 'Pat Delgado' });
  ({ id: serviceId } = await aService(service.db, { client, professional, ...completed() }));
});

const params = () => ({ serviceId });
const tip = (by: Actor, amountCents: number, headers = aKey()) =>
  service.as(by).call(giveTip, { params: params(), body: { amountCents }, headers });
const charge = (paymentId: string) =>
  service.as(client).call(payByCard, { params: { paymentId }, body: aCard() });
async function pay(begun: Awaited<ReturnType<typeof tip>>): Promise<string> {
  expect(begun.statusCode, begun.body).toBe(201);
  const { paymentId } = begun.json();
  expect((await charge(paymentId)).statusCode).toBe(200);
  await runBackgroundJobs(service);
  return paymentId;
}
const told = (type: string) =>
  service.sql`select data from outbox where type = ${`client-services.${type}.v1`}
    and data->>'serviceId' = ${serviceId}`;
const codeOf = async (asked: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const reply = await asked;
  return reply.statusCode < 300 ? reply.statusCode : reply.json().code;
};

const bought = { title: 'Two gallons of paint', amountCents: 8_450, spentOn: '2026-01-02' };
const add = (by: Actor, body = bought) =>
  service.as(by).call(api.addExpense, { params: params(), body });
const receipt = (by: Actor, expenseId: string, body: Buffer = picture) =>
  service.as(by).call(api.addExpenseReceipt, {
    params: { serviceId, expenseId },
    body: body as never,
    headers: { 'content-type': 'image/jpeg' },
  });
const act = (by: Actor, endpoint: typeof api.withdrawExpense, expenseId: string) =>
  service.as(by).call(endpoint, { params: { serviceId, expenseId } });
const decline = (by: Actor, expenseId: string) =>
  service.as(by).call(api.declineExpense, {
    params: { serviceId, expenseId },
    body: { reason: 'We agreed that you bring it.' },
  });
const payExpense = (by: Actor, expenseId: string) =>
  service.as(by).call(api.payExpense, { params: { serviceId, expenseId }, headers: aKey() });
const seen = async (by: Actor): Promise<api.ExpensesView> =>
  (await service.as(by).call(api.listExpenses, { params: params() })).json();
async function proposed(): Promise<string> {
  const { id } = (await add(professional)).json();
  expect((await receipt(professional, id)).statusCode).toBe(200);
  return id;
}

describe('a tip', () => {
  it('goes to the professional whole, once, with a receipt and one event for the books', async () => {
    const key = aKey();
    const both = await Promise.all([tip(client, 2_000, key), tip(client, 2_000, key)]);
    const paymentId = await pay(both.find(({ statusCode }) => statusCode === 201) as never);
    expect(await accounts(service)).toMatchObject({ [`pro_payable:${professional.id}`]: 2_000 });
    const shown = (await service.as(client).call(getPayment, { params: { paymentId } })).json();
    expect(shown).toMatchObject({ purpose: 'tip', isHeld: false, work: null, status: 'succeeded' });
    expect(await told('tip.given')).toMatchObject([{ data: { amountCents: 2_000 } }]);
    const { items } = (
      await service.as(professional).call(listPaymentHistory, { params: params() })
    ).json();
    expect(items).toMatchObject([{ paymentType: 'tip', amountCents: 2_000 }]);
    const { receipts, invoices } = (
      await service.as(client).call(listServicePapers, { params: params() })
    ).json();
    expect([receipts.length, invoices.length]).toEqual([1, 0]);
    expect((await service.as(professional).call(getBalance)).json().availableCents).toBe(2_000);
    expect(await faultsIn(service)).toEqual([]);
  });

  it('stays where it is when the work is refunded', async () => {
    await fund(service, client, serviceId, 9_900);
    await service.as(client).call(releaseService, { params: params() });
    await pay(await tip(client, 2_000));
    const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
    const refund = { amountCents: 9_900, explanation: 'Not done.' };
    const refunded = await service
      .as(moderator)
      .call(refundReleased, { params: params(), body: refund, headers: aKey() });
    expect(refunded.statusCode, refunded.body).toBe(200);
    await runBackgroundJobs(service);
    expect(await accounts(service)).toMatchObject({ [`pro_payable:${professional.id}`]: 2_000 });
    expect(await faultsIn(service)).toEqual([]);
  });

  it('is for completed work between adults, by its client', async () => {
    expect(await codeOf(tip(professional, 2_000))).toBe('not_the_client');
    expect(await codeOf(tip(client, 99))).toBe('invalid_input');
    expect(await codeOf(tip(client, 100_001))).toBe('invalid_input');
    const { id: underWay } = await aService(service.db, { client, professional });
    const kid = await service.person({ accountType: 'sidework_kids' });
    const ofChild = { client, professional: kid, isGuardianApproved: true, ...completed() };
    const { id: childs } = await aService(service.db, ofChild);
    for (const [id, code] of [
      [underWay, 'tip_too_early'],
      [childs, 'tips_of_adults'],
    ] as const) {
      serviceId = id;
      expect(await codeOf(tip(client, 2_000))).toBe(code);
    }
  });
});

describe('an expense', () => {
  it('is seen with its receipt, paid whole, and stands on an invoice without a fee', async () => {
    const { id } = (await add(professional)).json();
    expect((await seen(client)).items).toEqual([]);
    expect(await codeOf(payExpense(client, id))).toBe('expense_not_found');
    expect(await codeOf(receipt(professional, id))).toBe(200);
    expect(await codeOf(receipt(professional, id))).toBe('expense_has_receipt');
    const file = await service
      .as(client)
      .call(api.downloadExpenseReceipt, { params: { serviceId, expenseId: id } });
    expect(file.json()).toMatchObject({ mediaType: 'image/webp' });
    await pay(await payExpense(client, id));
    expect((await seen(client)).items).toMatchObject([{ status: 'paid', amountCents: 8_450 }]);
    expect(await accounts(service)).toMatchObject({ [`pro_payable:${professional.id}`]: 8_450 });
    expect(await told('expense.paid')).toMatchObject([
      { data: { amountCents: 8_450, expenseTitle: bought.title } },
    ]);
    const [invoice] = await service.sql`
      select lines, amount_cents::int, fee_cents::int, payments from invoices
      where service_id = ${serviceId}`;
    expect(invoice).toMatchObject({ amount_cents: 8_450, fee_cents: 0, payments: [] });
    expect(await codeOf(payExpense(client, id))).toBe('expense_answered');
    expect(await faultsIn(service)).toEqual([]);
  });

  it('that was paid has its receipt in both vaults, and the purchase is of who bought', async () => {
    const id = await proposed();
    const begun = await payExpense(client, id);
    const early = await service.sql`select id from vault_papers where paper_id = ${id}`;
    expect(early).toHaveLength(0);
    await pay(begun);
    await service.doPersonTasks();
    const emitted = await service.emitted(paperHandedOver.type);
    const told = emitted.filter(({ data }) => data.paperId === id);
    const [theirs] = told.filter(({ data }) => data.userId === client.id);
    const [own] = told.filter(({ data }) => data.userId === professional.id);
    const paper = { kind: 'receipt', name: `Purchase receipt: ${bought.title}`, year: 2026 };
    const purchase = { amountCents: 8_450, spentOn: '2026-01-02' };
    expect(told).toHaveLength(2);
    expect(own?.data).toMatchObject({ ...paper, format: 'webp', purchase });
    expect(theirs?.data).toMatchObject({ ...paper, format: 'webp' });
    expect(theirs?.data).not.toHaveProperty('purchase');
    const { contentType, size } = await service.deps.handover.stat(own?.data.key as string);
    expect([contentType, size]).toEqual(['image/webp', own?.data.size]);
  });

  it('keeps out of the credit notes of the work', async () => {
    await fund(service, client, serviceId, 9_900);
    await service.as(client).call(releaseService, { params: params() });
    await pay(await payExpense(client, await proposed()));
    const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
    await service.as(moderator).call(refundReleased, {
      params: params(),
      body: { amountCents: 9_900, explanation: 'Not done.' },
      headers: aKey(),
    });
    const notes = await service.sql`
      select amount_cents::int as cents from invoices
      where service_id = ${serviceId} and kind = 'credit_note'`;
    expect(notes).toEqual([{ cents: 9_900 }]);
  });

  it('is declined with a reason, also after its payment was left', async () => {
    const id = await proposed();
    const { paymentId } = (await payExpense(client, id)).json();
    await service.as(client).call(abandonPayment, { params: { paymentId } });
    expect((await seen(professional)).items).toMatchObject([{ status: 'approved' }]);
    expect(await codeOf(act(professional, api.withdrawExpense, id))).toBe('expense_answered');
    expect(await codeOf(decline(client, id))).toBe(200);
    expect((await seen(professional)).items).toMatchObject([
      { status: 'declined', declineReason: 'We agreed that you bring it.' },
    ]);
    expect(await codeOf(payExpense(client, id))).toBe('expense_answered');
  });

  it('that is declined while its card is charged gives the money back', async () => {
    const id = await proposed();
    const { paymentId } = (await payExpense(client, id)).json();
    await charge(paymentId);
    await decline(client, id);
    await runBackgroundJobs(service);
    const payment = (await service.as(client).call(getPayment, { params: { paymentId } })).json();
    expect(payment).toMatchObject({ status: 'refunded', refundedCents: 8_450 });
    expect(await faultsIn(service)).toEqual([]);
    expect((await accounts(service))[`pro_payable:${professional.id}`]).toBeUndefined();
  });

  it.each([
    ['the client adds one', () => add(client), 'not_the_professional'],
    [
      'of a day to come',
      () => add(professional, { ...bought, spentOn: '2099-01-01' }),
      'expense_in_future',
    ],
    [
      'the professional pays',
      async () => payExpense(professional, await proposed()),
      'not_the_client',
    ],
    [
      'the professional declines',
      async () => decline(professional, await proposed()),
      'not_the_client',
    ],
    [
      'a file that is none',
      async () => receipt(professional, (await add(professional)).json().id, Buffer.from('none')),
      'upload_unreadable',
    ],
  ] as const)('is refused where %s', async (_, ask, code) => {
    expect(await codeOf(ask() as never)).toBe(code);
  });

  it.each([
    ['a tip', () => tip(client, 2_000), false, 'failed'],
    ['a tip that is being charged', () => tip(client, 2_000), true, 'refunded'],
    [
      'one that is being charged',
      async () => payExpense(client, await proposed()),
      true,
      'refunded',
    ],
  ])('%s is not taken once a dispute began', async (_, begin, isCharged, expected) => {
    await fund(service, client, serviceId, 9_900);
    const { paymentId } = (await begin()).json();
    if (isCharged) await charge(paymentId);
    const body = { reason: 'Half of it is missing.' };
    await service.as(client).call(disputeService, { params: params(), body });
    await runBackgroundJobs(service);
    const payment = await service.as(client).call(getPayment, { params: { paymentId } });
    expect(payment.json().status).toBe(expected);
    expect((await accounts(service))[`pro_payable:${professional.id}`]).toBeUndefined();
    expect(await faultsIn(service)).toEqual([]);
  });

  it.each([
    ['a tip', () => tip(client, 2_000)],
    ['an expense', async () => payExpense(client, await proposed())],
  ])('%s of a professional whose account was closed is not taken', async (_, begin) => {
    const { paymentId } = (await begin()).json();
    await charge(paymentId);
    await service.sql`update people set may_act = false where id = ${professional.id}`;
    expect(await codeOf(tip(client, 2_000))).toBe('payee_unavailable');
    await runBackgroundJobs(service);
    const payment = await service.as(client).call(getPayment, { params: { paymentId } });
    expect(payment.json().status).toBe('refunded');
    expect(await faultsIn(service)).toEqual([]);
  });

  it('waits no longer once the work is cancelled', async () => {
    ({ id: serviceId } = await aService(service.db, { client, professional }));
    const id = await proposed();
    await service.as(client).call(cancelService, {
      params: params(),
      body: { cause: 'other' },
      headers: aKey(),
    });
    expect((await seen(client)).items).toMatchObject([{ id, status: 'withdrawn' }]);
    const met = await service.emitted(needMet.type);
    expect(met.filter(({ data }) => data.subjectId === id)).toHaveLength(1);
  });

  it('waits while the work is in dispute, and of a child there is none', async () => {
    await fund(service, client, serviceId, 9_900);
    const id = await proposed();
    const body = { reason: 'Half of it is missing.' };
    await service.as(client).call(disputeService, { params: params(), body });
    expect(await codeOf(payExpense(client, id))).toBe('service_disputed');
    expect(await codeOf(add(professional))).toBe('service_disputed');
    expect(await codeOf(tip(client, 2_000))).toBe('service_disputed');
    const kid = await service.person({ accountType: 'sidework_kids' });
    const ofChild = { client, professional: kid, isGuardianApproved: true };
    ({ id: serviceId } = await aService(service.db, ofChild));
    expect(await codeOf(add(kid))).toBe('expenses_of_adults');
  });
});
