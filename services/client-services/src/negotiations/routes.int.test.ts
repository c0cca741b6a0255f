import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { releaseService } from '@sidework/contracts/client-services/escrow';
import { negotiationClosed, negotiationOpened } from '@sidework/contracts/client-services/events';
import * as api from '@sidework/contracts/client-services/negotiations';
import { progressService } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNegotiation, aService, completed, daysAgo } from '../../test/builders.ts';
import { fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { expireNegotiationsJob } from './expire-negotiations.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
const reason = 'More work than we thought.';
const terms = { proposedAmountCents: 12_000, timeZone, reason };

let client: Actor;
let professional: Actor;
let work: Awaited<ReturnType<typeof aService>>;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  work = await aService(service.db, { client, professional });
});

const propose = (by: Actor, body: object = terms, serviceId = work.id) =>
  service.as(by).call(api.proposeNegotiation, { params: { serviceId }, body });
const answer = (
  by: Actor,
  endpoint: typeof api.acceptNegotiation | typeof api.rejectNegotiation,
  negotiationId: string,
  body: object = { timeZone },
) => service.as(by).call(endpoint, { params: { negotiationId }, body });
const rowOf = async () => (await service.sql`select * from services where id = ${work.id}`)[0];
const statusOf = async (id: string) =>
  (await service.sql`select status from payment_negotiations where id = ${id}`)[0]?.status;

describe('other terms', () => {
  it('are proposed with one’s own approval, and change nothing yet [PAY-22, PAY-23, PAY-25]', async () => {
    const reply = await propose(professional, { ...terms, proposedDeadline: '2099-01-01' });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().negotiation).toMatchObject({
      proposedBy: professional.id,
      proposedAmountCents: 12_000,
      reason,
      professionalApproved: true,
      clientApproved: false,
      status: 'open',
    });
    expect(await rowOf()).toMatchObject({
      total_amount_cents: expect.toSatisfy((cents) => Number(cents) === 9_900),
      deadline: null,
    });
    const [told] = await service.emitted(negotiationOpened.type);
    expect(told?.data).toMatchObject({ proposedBy: professional.id, isCounter: false });
  });

  it('are refused where the other side’s approval is sent, or nothing changes [PAY-36]', async () => {
    expect((await propose(professional, { ...terms, clientApproved: true })).statusCode).toBe(422);
    const same = await propose(client, { ...terms, proposedAmountCents: 9_900 });
    expect([same.statusCode, same.json().code]).toEqual([422, 'nothing_to_negotiate']);
    expect((await propose(client, { ...terms, proposedAmountCents: 0 })).statusCode).toBe(400);
    expect((await propose(client, { ...terms, reason: '  ' })).statusCode).toBe(400);
  });

  it('are refused of strangers, and of work that is over [D-48]', async () => {
    expect((await propose(await service.person())).statusCode).toBe(404);
    const done = await aService(service.db, { client, professional, ...completed() });
    expect((await propose(client, terms, done.id)).statusCode).toBe(409);
    expect((await propose(client, terms, randomUUID())).statusCode).toBe(404);
  });

  it('wait one at a time, also where both propose at once [D-47]', async () => {
    const replies = await Promise.all([propose(client), propose(professional)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('are accepted by the other side alone: total and deadline change at once [D-47]', async () => {
    const proposed = await propose(professional, { ...terms, proposedDeadline: '2099-01-01' });
    const { id } = proposed.json().negotiation;
    const own = await answer(professional, api.acceptNegotiation, id);
    expect([own.statusCode, own.json().code]).toEqual([403, 'own_negotiation']);
    expect((await answer(await service.person(), api.acceptNegotiation, id)).statusCode).toBe(404);
    const reply = await answer(client, api.acceptNegotiation, id);
    expect(reply.json()).toMatchObject({
      amountCents: 9_900,
      totalAmountCents: 12_000,
      deadline: '2099-01-01',
      deadlineTimeZone: timeZone,
      negotiation: null,
    });
    expect((await answer(client, api.acceptNegotiation, id)).statusCode).toBe(409);
    const told = await service.emitted(negotiationClosed.type);
    expect(told.at(-1)?.data).toMatchObject({ outcome: 'accepted', totalAmountCents: 12_000 });
  });

  it('are rejected, countered and withdrawn, and nothing of it changes the service [D-47]', async () => {
    const first = await aNegotiation(service.db, work, professional);
    const body = { ...terms, proposedAmountCents: 11_000 };
    const params = { negotiationId: first.id };
    const countered = await service.as(client).call(api.counterNegotiation, { params, body });
    const counter = countered.json().negotiation;
    expect(counter).toMatchObject({ proposedBy: client.id, clientApproved: true });
    expect(await statusOf(first.id)).toBe('countered');
    const foreign = await service.as(professional).call(api.withdrawNegotiation, {
      params: { negotiationId: counter.id },
    });
    expect(foreign.statusCode).toBe(403);
    const withdrawn = await service.as(client).call(api.withdrawNegotiation, {
      params: { negotiationId: counter.id },
    });
    expect(withdrawn.json().negotiation).toBeNull();
    const last = (await propose(client)).json().negotiation;
    const rejected = await service.as(professional).call(api.rejectNegotiation, {
      params: { negotiationId: last.id },
    });
    expect(rejected.json()).toMatchObject({ totalAmountCents: 9_900, negotiation: null });
    const listed = await service.as(client).call(api.listNegotiations, {
      params: { serviceId: work.id },
    });
    expect(listed.json().items.map(({ status }: { status: string }) => status)).toEqual([
      'rejected',
      'withdrawn',
      'countered',
    ]);
  });

  it('expire after seven days, by themselves and for whoever answers late [D-47]', async () => {
    const { id } = await aNegotiation(service.db, work, professional, { expiresAt: daysAgo(0) });
    const late = await answer(client, api.acceptNegotiation, id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'negotiation_expired']);
    await expireNegotiationsJob.run(service.deps, new AbortController().signal);
    expect(await statusOf(id)).toBe('expired');
    expect((await propose(client)).statusCode).toBe(201);
  });

  it('end with the release of the whole total, while the work goes on [D-48]', async () => {
    const { id } = await aNegotiation(service.db, work, client);
    await fund(service, client, work.id, 9_900);
    const params = { serviceId: work.id };
    const released = await service.as(client).call(releaseService, { params });
    expect(released.json()).toMatchObject({ status: 'in_progress', negotiation: null });
    expect(await statusOf(id)).toBe('ended');
    expect((await propose(client)).statusCode).toBe(409);
  });

  it('are accepted once where the new total is what was released already [D-47]', async () => {
    await fund(service, client, work.id, 9_000);
    const params = { serviceId: work.id };
    await service.as(client).call(releaseService, { params });
    const given = { proposedAmountCents: 9_000 };
    const { id } = await aNegotiation(service.db, work, professional, given);
    const reply = await answer(client, api.acceptNegotiation, id);
    expect(reply.json()).toMatchObject({ totalAmountCents: 9_000, paymentStatus: 'released' });
    expect(await statusOf(id)).toBe('accepted');
    const told = await service.emitted(negotiationClosed.type);
    expect(told.filter(({ data }) => data.negotiationId === id)).toHaveLength(1);
  });

  it('end with the work', async () => {
    const { id } = await aNegotiation(service.db, work, client);
    const body = { progressStage: 'completed' };
    await service.as(professional).call(progressService, { params: { serviceId: work.id }, body });
    expect(await statusOf(id)).toBe('ended');
  });
});
