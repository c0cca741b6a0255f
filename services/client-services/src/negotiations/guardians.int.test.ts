import type { Actor } from '@sidework/chassis/http/actor';
import { cancelService } from '@sidework/contracts/client-services/escrow';
import {
  needMet,
  needRaised,
  negotiationAgreed,
  negotiationClosed,
} from '@sidework/contracts/client-services/events';
import { approveExtension, requestExtension } from '@sidework/contracts/client-services/extensions';
import * as api from '@sidework/contracts/client-services/negotiations';
import { getService, setDeadline } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNegotiation, anExtension, aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import { expireNegotiationsJob } from './expire-negotiations.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
let child: Actor;
let guardian: Actor;
let second: Actor;
let client: Actor;
let work: Awaited<ReturnType<typeof aService>>;
let negotiationId: string;

beforeEach(async () => {
  guardian = await service.person();
  second = await service.person();
  client = await service.person();
  const guardianIds = [guardian.id, second.id];
  child = await service.person({ accountType: 'sidework_kids' }, { guardianIds });
  work = await aService(service.db, {
    client,
    professional: child,
    isGuardianApproved: true,
    deadline: '2099-01-01',
    deadlineTimeZone: timeZone,
    amountCents: 4_000,
    totalAmountCents: 4_000,
  });
  ({ id: negotiationId } = await aNegotiation(service.db, work, client, {
    proposedAmountCents: 100,
    proposedDeadline: '2099-03-01',
    deadlineTimeZone: timeZone,
  }));
});

const at = () => ({ params: { negotiationId } });
const accept = () => service.as(child).call(api.acceptNegotiation, { ...at(), body: { timeZone } });
const answer = (by: Actor, endpoint: typeof api.agreeToTerms | typeof api.refuseTerms) =>
  service.as(by).call(endpoint, at());
const kept = async () => {
  const [row] = await service.sql`
    select total_amount_cents::int as cents, deadline::text, n.status from services s
    join payment_negotiations n on n.service_id = s.id where s.id = ${work.id}`;
  return row;
};
const asked = { cents: 4_000, deadline: '2099-01-01', status: 'awaiting_guardian' };
const ofThis = async (
  type: Parameters<typeof service.emitted>[0],
  key: 'subjectId' | 'negotiationId',
) => (await service.emitted(type)).filter(({ data }) => data[key] === negotiationId);

describe('new terms of a child’s work [D-117]', () => {
  it('change nothing when child and client agree, and ask each guardian', async () => {
    const reply = await accept();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({
      totalAmountCents: 4_000,
      deadline: '2099-01-01',
      negotiation: { status: 'awaiting_guardian' },
    });
    expect(await kept()).toEqual(asked);
    const guardianIds = [guardian.id, second.id];
    expect(await ofThis(negotiationAgreed.type, 'negotiationId')).toMatchObject([
      { data: { guardianIds, proposedAmountCents: 100 } },
    ]);
    expect(await ofThis(needRaised.type, 'subjectId')).toMatchObject([
      { data: { kind: 'child_terms', receivers: guardianIds, childId: child.id } },
    ]);
    const params = { serviceId: work.id };
    const read = await service.as(guardian).call(getService, { params });
    expect(read.json().negotiation).toMatchObject({ status: 'awaiting_guardian' });
  });

  it('stand once one guardian agrees', async () => {
    await accept();
    const reply = await answer(second, api.agreeToTerms);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'accepted']);
    expect(await kept()).toEqual({ cents: 100, deadline: '2099-03-01', status: 'accepted' });
    expect((await ofThis(needMet.type, 'subjectId')).map(({ data }) => data.kind)).toContain(
      'child_terms',
    );
    const late = await answer(guardian, api.refuseTerms);
    expect([late.statusCode, late.json().code]).toEqual([409, 'negotiation_not_waiting']);
  });

  it('are not agreed to while the child is paused, but may be refused', async () => {
    await accept();
    await service.sql`update people set may_act = false where id = ${child.id}`;
    const early = await answer(guardian, api.agreeToTerms);
    expect([early.statusCode, early.json().code]).toEqual([409, 'child_may_not_work']);
    expect(await kept()).toEqual(asked);
    expect((await answer(guardian, api.refuseTerms)).statusCode).toBe(200);
  });

  it('are not agreed to by a guardian who is the client', async () => {
    await accept();
    await service.sql`update people set guardian_ids = ${[client.id, second.id]} where id = ${child.id}`;
    expect((await answer(client, api.agreeToTerms)).statusCode).toBe(404);
    expect(await kept()).toEqual(asked);
  });

  it('are over once a guardian refuses', async () => {
    await accept();
    expect((await answer(guardian, api.refuseTerms)).statusCode).toBe(200);
    expect(await kept()).toEqual({ ...asked, status: 'refused_by_guardian' });
    expect(await ofThis(negotiationClosed.type, 'negotiationId')).toMatchObject([
      { data: { outcome: 'refused_by_guardian' } },
    ]);
  });

  it.each([api.agreeToTerms, api.refuseTerms])(
    'wait for a guardian alone: $url',
    async (endpoint) => {
      const early = await answer(guardian, endpoint);
      expect([early.statusCode, early.json().code]).toEqual([409, 'negotiation_not_waiting']);
      await accept();
      expect((await answer(child, endpoint)).statusCode).toBe(403);
      for (const by of [client, await service.person()])
        expect((await answer(by, endpoint)).statusCode).toBe(404);
      await service.sql`update people set guardian_ids = ${[second.id]} where id = ${child.id}`;
      expect((await answer(guardian, endpoint)).statusCode).toBe(404);
      expect(await kept()).toEqual(asked);
    },
  );

  it.each([
    ['withdrawn', () => service.as(client).call(api.withdrawNegotiation, at()), 'withdrawn'],
    [
      'ended with the work',
      () =>
        service.as(client).call(cancelService, {
          params: { serviceId: work.id },
          body: { cause: 'changed_plans' },
        }),
      'ended',
    ],
    [
      'expired',
      async () => {
        await service.sql`update payment_negotiations set expires_at = now() - interval '1 second'`;
        await expireNegotiationsJob.run(service.deps, new AbortController().signal);
        return { statusCode: 200, body: '' };
      },
      'expired',
    ],
  ])('wait no more once they are %s', async (_, end, status) => {
    await accept();
    const reply = await end();
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await kept())?.status).toBe(status);
    expect((await answer(guardian, api.agreeToTerms)).statusCode).toBe(409);
    expect((await kept())?.cents).toBe(4_000);
  });

  it('leave no other way to another deadline', async () => {
    const params = { serviceId: work.id };
    const later = { proposedDeadline: '2099-02-01', reason: 'It rained.' };
    const replies = [
      await service
        .as(client)
        .call(setDeadline, { params, body: { deadline: '2099-02-01', timeZone } }),
      await service.as(child).call(requestExtension, { params, body: later }),
    ];
    for (const reply of replies)
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'deadline_with_guardian']);
    expect(await kept()).toMatchObject({ deadline: '2099-01-01' });
  });

  it('take up a later day that was asked for before guardians agreed to terms', async () => {
    const { id: extensionId } = await anExtension(service.db, work);
    const approve = () => service.as(client).call(approveExtension, { params: { extensionId } });
    const early = await approve();
    expect([early.statusCode, early.json().code]).toEqual([409, 'negotiation_open']);
    await service.sql`
      update payment_negotiations set status = 'rejected', responded_at = now()
      where id = ${negotiationId}`;
    const reply = await approve();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({
      deadline: '2099-01-01',
      extension: null,
      totalAmountCents: 4_000,
      negotiation: { status: 'awaiting_guardian', proposedAmountCents: 4_000 },
    });
    const { id, proposedDeadline } = reply.json().negotiation;
    const params = { negotiationId: id };
    expect((await service.as(guardian).call(api.agreeToTerms, { params })).statusCode).toBe(200);
    const [after] = await service.sql`
      select total_amount_cents::int as cents, deadline::text from services where id = ${work.id}`;
    expect(after).toEqual({ cents: 4_000, deadline: proposedDeadline });
  });

  it('tell that they waited once a guardian has the last word', async () => {
    await accept();
    await answer(guardian, api.agreeToTerms);
    expect(await ofThis(negotiationClosed.type, 'negotiationId')).toMatchObject([
      { data: { outcome: 'accepted', waitedForGuardian: true } },
    ]);
  });
});

describe('the terms of somebody who has come of age', () => {
  const comeOfAge = () => service.sql`
    update people set account_type = 'professional', guardian_ids = '{}' where id = ${child.id}`;
  const statuses = async () =>
    (
      await service.sql`select status from payment_negotiations where service_id = ${work.id}
      order by created_at`
    ).map(({ status }) => status);

  it('wait for no guardian any more, and can be proposed again', async () => {
    await accept();
    await comeOfAge();
    await expireNegotiationsJob.run(service.deps, new AbortController().signal);
    expect(await statuses()).toEqual(['expired']);
    expect(await kept()).toMatchObject({ cents: 4_000 });
    const terms = { proposedAmountCents: 100, timeZone, reason: 'Less work than we thought.' };
    const params = { serviceId: work.id };
    const again = await service.as(client).call(api.proposeNegotiation, { params, body: terms });
    expect(again.statusCode, again.body).toBe(201);
  });

  it('stand as soon as both sides agree', async () => {
    await comeOfAge();
    expect((await accept()).json()).toMatchObject({ totalAmountCents: 100, negotiation: null });
    const params = { serviceId: work.id };
    const body = { deadline: '2099-05-01', timeZone };
    expect((await service.as(client).call(setDeadline, { params, body })).statusCode).toBe(200);
  });
});
