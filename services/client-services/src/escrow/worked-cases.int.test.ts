import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { getBalance, requestPayout } from '@sidework/contracts/client-services/balance';
import * as api from '@sidework/contracts/client-services/escrow';
import { escrowRefunded, escrowReleased } from '@sidework/contracts/client-services/events/money';
import { progressService } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { anExtension, aService } from '../../test/builders.ts';
import { accounts, aKey, aPayoutAccount, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { settleChangedTotal } from '../negotiations/settle-changed-total.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { lockService } from '../services/queries.ts';

const service = testClientServices();
let client: Actor;
let professional: Actor;
let moderator: Actor;
let id: string;

beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  await aPayoutAccount(service, professional);
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const amounts = { amountCents: 40_000, totalAmountCents: 40_000 };
  ({ id } = await aService(service.db, { client, professional, ...amounts }));
});

const at = () => ({ params: { serviceId: id } });
const act = async (
  who: Actor,
  endpoint: Parameters<ReturnType<typeof service.as>['call']>[0],
  body?: object,
  headers = {},
) => {
  const reply = await service.as(who).call(endpoint, { ...at(), headers, ...(body && { body }) });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json();
};
/** The accounts that this case is about; the refunds' part before they are sent. */
const books = async () => {
  const all = await accounts(service);
  const of = (name: string) => all[name] ?? 0;
  return {
    escrow: of(`escrow:${id}`),
    payable: of(`pro_payable:${professional.id}`),
    refund: of(`client_refund:${client.id}`),
    owed: 0 - of(`pro_receivable:${professional.id}`),
  };
};
const kept = async () => {
  const [row] = await service.sql`
    select status, payment_status, escrowed_amount_cents::int as held, released_amount_cents::int as released
    from services where id = ${id}`;
  return row;
};
/** The accounts of one case, because the platform's own accounts are those of the whole file. */
const feesAndCash = async () => {
  const all = await accounts(service);
  return { fees: all.fee_revenue ?? 0, cash: 0 - (all.provider_cash ?? 0) };
};
const grown = async (work: () => Promise<unknown>) => {
  const before = await feesAndCash();
  await work();
  const after = await feesAndCash();
  return { fees: after.fees - before.fees, cash: after.cash - before.cash };
};

const payOut = (who: Actor) => service.as(who).call(requestPayout, { headers: aKey() });
const split = async (toClientCents: number, toProfessionalCents: number, by = moderator) => {
  const [dispute] = await service.sql`select id from disputes where service_id = ${id}`;
  return service.as(by).call(api.settleDispute, {
    params: { disputeId: dispute?.id },
    body: { toClientCents, toProfessionalCents, explanation: 'Half of it was done.' },
  });
};

describe('the worked cases of 400.00 at 10 % and 25 %', () => {
  it('fund, release and payout', async () => {
    expect(await grown(() => fund(service, client, id, 40_000))).toEqual({ fees: 0, cash: 40_000 });
    expect(await books()).toEqual({ escrow: 40_000, payable: 0, refund: 0, owed: 0 });
    expect(await kept()).toMatchObject({ payment_status: 'escrowed', held: 40_000 });
    const released = await grown(() => act(client, api.releaseService));
    expect(released).toEqual({ fees: 4_000, cash: 0 });
    expect(await books()).toEqual({ escrow: 0, payable: 36_000, refund: 0, owed: 0 });
    expect(await kept()).toMatchObject({ payment_status: 'released', held: 0, released: 40_000 });
    const paid = await grown(async () => expect((await payOut(professional)).statusCode).toBe(201));
    expect(paid).toEqual({ fees: 0, cash: -36_000 });
    expect(await books()).toEqual({ escrow: 0, payable: 0, refund: 0, owed: 0 });
    const [told] = (await service.emitted(escrowReleased.type)).filter(
      ({ data }) => data.serviceId === id,
    );
    expect(told?.data).toMatchObject({ grossCents: 40_000, feeCents: 4_000 });
  });

  it('the client cancels when it is escrowed', async () => {
    await fund(service, client, id, 40_000);
    const grew = await grown(() => act(client, api.cancelService, {}));
    expect(grew).toEqual({ fees: 1_000, cash: 0 });
    expect(await books()).toEqual({ escrow: 0, payable: 9_000, refund: 30_000, owed: 0 });
    expect(await kept()).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
    expect(await grown(() => runBackgroundJobs(service))).toEqual({ fees: 0, cash: -30_000 });
    expect((await books()).refund).toBe(0);
  });

  it('the professional cancels when it is escrowed: all goes back, and the fee is paid from the balance', async () => {
    await fund(service, client, id, 40_000);
    await act(professional, api.cancelService, { cause: 'cannot_finish' });
    expect(await books()).toEqual({ escrow: 0, payable: 0, refund: 40_000, owed: 0 });
    await runBackgroundJobs(service);
    const first = id;
    const fee = () => service.sql`
      select settlement, amount_cents::int as amount from payment_history
      where service_id = ${first} and payment_type = 'cancellation_fee'`;
    expect(await fee()).toEqual([{ settlement: 'due', amount: 10_000 }]);
    const poor = await service.as(professional).call(api.payFee, at());
    expect([poor.statusCode, poor.json().code]).toEqual([409, 'balance_too_low']);
    // Earned with other work, from which the payout takes what is owed first.
    const amounts = { amountCents: 20_000, totalAmountCents: 20_000 };
    ({ id } = await aService(service.db, { client, professional, ...amounts }));
    await fund(service, client, id, 20_000);
    await act(client, api.releaseService);
    const reply = await payOut(professional);
    expect(reply.json()).toMatchObject({ amountCents: 8_000 });
    expect(await books()).toMatchObject({ payable: 0, refund: 10_000 });
    expect(await fee()).toEqual([{ settlement: 'settled', amount: 10_000 }]);
    expect((await service.as(client).call(getBalance)).json()).toMatchObject({
      creditCents: 10_000,
      availableCents: 10_000,
    });
    await aPayoutAccount(service, client);
    expect((await payOut(client)).json()).toMatchObject({ amountCents: 10_000 });
  });

  it('cancelled when nothing is held: no money moves, and the fee is due until it is waived', async () => {
    expect(await grown(() => act(client, api.cancelService, {}))).toEqual({ fees: 0, cash: 0 });
    expect(await books()).toEqual({ escrow: 0, payable: 0, refund: 0, owed: 0 });
    const view = await act(professional, api.waiveFee);
    expect(view.money.cancellationFee).toEqual({
      payer: 'client',
      amountCents: 10_000,
      settledCents: 0,
      settlement: 'waived',
    });
  });

  it('cancelled before its client agreed: the question names no fee', async () => {
    await service.sql`update services set agreement = 'proposed' where id = ${id}`;
    const query = { cause: 'changed_plans' as const };
    const reply = await service.as(client).call(api.previewCancellation, { ...at(), query });
    expect(reply.json()).toMatchObject({
      isWaived: true,
      takenCents: 0,
      dueCents: 0,
      prompt: 'Cancel service? You will pay 0% cancellation fee ($0.00)',
    });
  });

  const agree = (totalAmountCents: number) =>
    service.db.transaction(async (tx) => {
      const before = await lockService(tx, id);
      const now = service.deps.now();
      const agreed = await settleChangedTotal(tx, before, { ...before, totalAmountCents }, now);
      await settleChange(tx, before, agreed.service, now);
      return agreed;
    });

  it('negotiated from 400 to 320: the difference goes back at once', async () => {
    await fund(service, client, id, 40_000);
    expect(await agree(32_000)).toMatchObject({ refundCents: 8_000, topUpCents: 0 });
    expect(await books()).toEqual({ escrow: 32_000, payable: 0, refund: 8_000, owed: 0 });
    expect(await kept()).toMatchObject({ payment_status: 'escrowed', held: 32_000 });
  });

  it('negotiated from 400 to 450: pending until it is topped up', async () => {
    await fund(service, client, id, 40_000);
    expect(await agree(45_000)).toMatchObject({ refundCents: 0, topUpCents: 5_000 });
    expect(await kept()).toMatchObject({ payment_status: 'pending', held: 40_000 });
    await fund(service, client, id, 5_000);
    expect(await books()).toEqual({ escrow: 45_000, payable: 0, refund: 0, owed: 0 });
    expect(await kept()).toMatchObject({ payment_status: 'escrowed', held: 45_000 });
  });

  it('a dispute that is split 60 to 40', async () => {
    await fund(service, client, id, 40_000);
    await act(client, api.disputeService, { reason: 'It was left half done.' });
    expect(await kept()).toMatchObject({ payment_status: 'escrowed', held: 40_000 });
    for (const endpoint of [api.releaseService, api.cancelService]) {
      const frozen = await service
        .as(client)
        .call(endpoint, { ...at(), body: endpoint === api.cancelService ? {} : undefined });
      expect([frozen.statusCode, frozen.json().code]).toEqual([409, 'service_disputed']);
    }
    expect((await split(16_000, 23_999)).statusCode).toBe(422);
    const grew = await grown(async () =>
      expect((await split(16_000, 24_000)).statusCode).toBe(200),
    );
    expect(grew).toEqual({ fees: 2_400, cash: 0 });
    expect(await books()).toEqual({ escrow: 0, payable: 21_600, refund: 16_000, owed: 0 });
    expect((await split(16_000, 24_000)).statusCode).toBe(409);
  });

  it('a dispute tells moderators who is in it', async () => {
    const worker = await service.person();
    const payer = await service.person();
    const work = { client: payer, professional: worker, deadline: '2026-01-09' };
    ({ id } = await aService(service.db, { ...work, deadlineTimeZone: 'UTC' }));
    await fund(service, payer, id, 9_900);
    await act(worker, progressService, { progressStage: 'halfway' });
    const [moved] =
      await service.sql`select changed_at from stage_changes where service_id = ${id}`;
    await act(payer, api.disputeService, { reason: 'It was left half done.' });
    const { items } = (await service.as(moderator).call(api.listDisputes)).json();
    expect(items.find(({ serviceId }: { serviceId: string }) => serviceId === id)).toMatchObject({
      clientId: payer.id,
      professionalId: worker.id,
      deadline: '2026-01-09',
      description: 'The kitchen tap drips day and night.',
      progressPercentage: 50,
      startedAt: expect.any(String),
      stageChangedAt: new Date(moved?.changed_at).toISOString(),
    });
  });

  it.each([false, true])(
    'a dispute shows moderators what both sides did [child: %s]',
    async (isChild) => {
      const payer = await service.person();
      const { id: guardianId } = await service.person();
      const worker = isChild
        ? await service.person({ accountType: 'sidework_kids' }, { guardianIds: [guardianId] })
        : await service.person();
      const dated = { deadline: '2099-01-01', deadlineTimeZone: 'UTC' };
      const proposalId = randomUUID();
      const work = await aService(service.db, {
        client: payer,
        professional: worker,
        proposalId,
        ...dated,
      });
      await anExtension(service.db, work);
      ({ id } = work);
      await fund(service, payer, id, 9_900);
      await act(payer, api.disputeService, { reason: 'It was left half done.' });
      const [dispute] = await service.sql`select id from disputes where service_id = ${id}`;
      const look = (who: Actor) =>
        service.as(who).call(api.getDisputeHistory, { params: { disputeId: dispute?.id } });
      expect((await look(payer)).statusCode).toBe(403);
      expect((await look(moderator)).json()).toMatchObject({
        payments: [{ paymentType: 'fund', amountCents: 9_900 }],
        negotiations: [],
        extensions: [{ professionalId: worker.id }],
        stages: [],
        steps: [{ kind: 'dispute_opened', by: 'client' }],
        roomId: isChild ? proposalId : null,
      });
      const looks = await service.sql`select what from access_log where child_id = ${worker.id}`;
      expect(looks.map(({ what }) => what)).toEqual(isChild ? ['services_read'] : []);
      await split(9_900, 0);
      expect((await look(moderator)).json().code).toBe('dispute_settled');
    },
  );

  it.each([
    ['client', () => client],
    ['professional', () => professional],
  ])('no moderator decides about work that they are the %s of', async (_, side) => {
    const own = { ...side(), roles: moderator.roles, aal: moderator.aal };
    await fund(service, client, id, 40_000);
    await act(client, api.disputeService, { reason: 'It was left half done.' });
    const refused = await split(40_000, 0, own);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'own_service']);
    expect((await split(0, 40_000)).statusCode).toBe(200);
    const body = { amountCents: 1, explanation: 'It was never done.' };
    const back = await service.as(own).call(api.refundReleased, { ...at(), headers: aKey(), body });
    expect([back.statusCode, back.json().code]).toEqual([403, 'own_service']);
    expect(await books()).toMatchObject({ payable: 36_000, refund: 0 });
  });

  it('no moderator decides about the work of a child of theirs', async () => {
    const guardian = await service.person({ roles: ['moderator'], aal: 'aal2' });
    const { id: other } = await service.person();
    const guarded = { guardianIds: [other, guardian.id] };
    const child = await service.person({ accountType: 'sidework_kids' }, guarded);
    ({ id } = await aService(service.db, { client, professional: child }));
    await fund(service, client, id, 9_900);
    await act(client, api.disputeService, { reason: 'It was left half done.' });
    const refused = await split(0, 9_900, guardian);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'own_service']);
    expect((await split(0, 9_900)).statusCode).toBe(200);
  });

  it('refunded after the payout: the professional owes it, the platform gives its fee back', async () => {
    await fund(service, client, id, 40_000);
    await act(client, api.releaseService);
    await payOut(professional);
    const refund = { amountCents: 40_000, explanation: 'It was never done.' };
    const grew = await grown(() => act(moderator, api.refundReleased, refund, aKey()));
    expect(grew).toEqual({ fees: -4_000, cash: 0 });
    expect(await books()).toEqual({ escrow: 0, payable: 0, refund: 40_000, owed: 36_000 });
    const [told] = (await service.emitted(escrowRefunded.type)).filter(
      ({ data }) => data.serviceId === id,
    );
    expect(told?.data).toMatchObject({ grossCents: 40_000, feeCents: 4_000 });
  });
});

it('a fee that the professional asks of the client stays held while it may be disputed [D-41]', async () => {
  await fund(service, client, id, 40_000);
  await act(professional, api.cancelService, { cause: 'client_no_show' });
  expect(await books()).toEqual({ escrow: 10_000, payable: 0, refund: 30_000, owed: 0 });
  await act(client, api.disputeService, { reason: 'I was there all day.' });
  expect((await split(10_000, 0)).statusCode).toBe(200);
  expect(await books()).toMatchObject({ escrow: 0, payable: 0, refund: 40_000 });
});

it('what is completed and escrowed can be asked for, once [PAY-08, PAY-09, D-39]', async () => {
  await service.sql`update services set status = 'completed', progress_stage = 'completed',
    progress_percentage = 100, completed_at = now() where id = ${id}`;
  const early = await service.as(professional).call(api.requestRelease, at());
  expect([early.statusCode, early.json().code]).toEqual([409, 'nothing_held']);
  await fund(service, client, id, 40_000);
  const view = await act(professional, api.requestRelease);
  expect(view.money.releasesAt).not.toBeNull();
  expect(await act(professional, api.requestRelease)).toEqual(view);
});
