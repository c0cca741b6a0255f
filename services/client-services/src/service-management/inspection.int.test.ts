import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { serviceReopened } from '@sidework/contracts/client-services/events';
import { submitReview } from '@sidework/contracts/client-services/reviews';
import {
  getService,
  progressService,
  requestChanges,
} from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, daysAgo } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

const reason = 'The tap still drips.';
const ask = (by: Actor, serviceId: string, body: object = { reason }, headers = {}) =>
  service.as(by).call(requestChanges, { params: { serviceId }, body, headers });
const reopenedOf = async (serviceId: string) =>
  (await service.emitted(serviceReopened.type)).filter(({ data }) => data.serviceId === serviceId);
const done = (completedAt?: Date) =>
  aService(service.db, { client, professional, ...completed(completedAt) });
const seen = async (id: string) =>
  (await service.as(client).call(getService, { params: { serviceId: id } })).json();

describe('POST /services/:serviceId/request-changes', () => {
  it('reopens completed work at near completion, and keeps and tells the reason [D-54]', async () => {
    const { id } = await done(daysAgo(13.9));
    expect(Date.parse((await seen(id)).changesUntil)).toBeGreaterThan(Date.now());
    const reply = await ask(client, id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'in_progress',
      progressStage: 'near_completion',
      progressPercentage: 75,
      completedAt: null,
      changesUntil: null,
    });
    expect(await reopenedOf(id)).toMatchObject([
      { data: { reason, professionalId: professional.id } },
    ]);
    expect(await service.sql`select * from stage_changes where service_id = ${id}`).toMatchObject([
      { from_stage: 'completed', to_stage: 'near_completion', reason, changed_by: client.id },
    ]);
  });

  it('tells both what is to be changed, the last time it was asked for, until it is completed again', async () => {
    const { id } = await done();
    const move = (progressStage: string) =>
      service.as(professional).call(progressService, {
        params: { serviceId: id },
        body: { progressStage },
      });
    const told = async () => {
      const both = [client, professional].map(async (party) => {
        const reply = await service.as(party).call(getService, { params: { serviceId: id } });
        return reply.json().requestedChanges?.reason;
      });
      return Promise.all(both);
    };
    expect(await told()).toEqual([undefined, undefined]);
    const asked = (await ask(client, id)).json();
    expect(asked.requestedChanges).toMatchObject({ reason });
    expect(Date.parse(asked.requestedChanges.requestedAt)).not.toBeNaN();
    expect(await told()).toEqual([reason, reason]);
    expect((await move('completed')).json().requestedChanges).toBeNull();
    await ask(client, id, { reason: 'And the handle is loose.' });
    expect(await told()).toEqual(Array(2).fill('And the handle is loose.'));
  });

  it('refuses the professional, a stranger and a visitor', async () => {
    const { id } = await done();
    const refused = await ask(professional, id);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_the_client']);
    expect((await ask(await service.person(), id)).statusCode).toBe(404);
    expect((await ask(client, randomUUID())).statusCode).toBe(404);
    const visit = service.visitor.call(requestChanges, {
      params: { serviceId: id },
      body: { reason },
    });
    expect((await visit).statusCode).toBe(401);
  });

  it('refuses after the window, and once the work is reviewed [D-54]', async () => {
    const old = await done(daysAgo(14));
    const late = await ask(client, old.id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'inspection_over']);
    expect((await seen(old.id)).changesUntil).toBeNull();
    const accepted = await done();
    await aReview(service.db, { ...accepted, id: randomUUID(), serviceId: accepted.id });
    const reviewed = await ask(client, accepted.id);
    expect([reviewed.statusCode, reviewed.json().code]).toEqual([409, 'already_reviewed']);
    expect((await seen(accepted.id)).changesUntil).toBeNull();
    expect(await reopenedOf(accepted.id)).toEqual([]);
  });

  it('refuses without a reason, and a reason too long', async () => {
    const { id } = await done();
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
      const reply = await ask(client, id, body);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['reason']]);
    }
  });

  it('reopens once where two clicks race, and gives a repeat the first answer', async () => {
    const { id } = await done();
    const replies = await Promise.all([1, 2].map(() => ask(client, id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await reopenedOf(id)).toHaveLength(1);

    const other = await done();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await ask(client, other.id, { reason }, key),
      await ask(client, other.id, { reason }, key),
    ];
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await reopenedOf(other.id)).toHaveLength(1);
  });

  it('leaves one outcome where it races with the completion', async () => {
    const { id } = await aService(service.db, { client, professional });
    const complete = service.as(professional).call(progressService, {
      params: { serviceId: id },
      body: { progressStage: 'completed' },
    });
    const [completion, request] = await Promise.all([complete, ask(client, id)]);
    expect(completion.statusCode).toBe(200);
    const isReopened = request.statusCode === 200;
    expect(isReopened || request.statusCode === 409).toBe(true);
    expect((await seen(id)).status).toBe(isReopened ? 'in_progress' : 'completed');
    expect(await reopenedOf(id)).toHaveLength(isReopened ? 1 : 0);
  });

  it('leaves one outcome where it races with the review', async () => {
    const { id } = await done();
    const review = service.as(client).call(submitReview, {
      params: { serviceId: id },
      body: { rating: 5 },
    });
    const [submitted, request] = await Promise.all([review, ask(client, id)]);
    expect([submitted.statusCode, request.statusCode]).toSatisfy(
      ([first, second]) => (first === 201 && second === 409) || (first === 409 && second === 200),
    );
    const rows = await service.sql`
      select s.status, r.id from services s left join reviews r on r.service_id = s.id
      where s.id = ${id}`;
    expect(rows[0]?.status).toBe(rows[0]?.id ? 'completed' : 'in_progress');
  });
});
