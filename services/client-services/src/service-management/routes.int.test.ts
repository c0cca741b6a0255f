import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  getService,
  listServices,
  listStageChanges,
  progressService,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber', profession: 'Plumber' });
});

const titlesOf = (items: ServiceView[]) => items.map(({ title }) => title);

describe('GET /services', () => {
  it("lists the professional's own, latest start first, with the client's name [TRK-03, SEC-16]", async () => {
    const pair = { client, professional };
    await aService(service.db, { ...pair, title: 'older', startedAt: new Date('2026-11-01') });
    await aService(service.db, { ...pair, title: 'newer', startedAt: new Date('2026-11-02') });
    await aService(service.db, { client, professional: await service.person(), title: 'other' });
    const list = await service
      .as(professional)
      .call(listServices, { query: { as: 'professional' } });
    expect(titlesOf(list.json().items)).toEqual(['newer', 'older']);
    expect(list.json().items[0].client.fullName).toBe('Grace Client');
    const asClient = await service.as(professional).call(listServices, { query: { as: 'client' } });
    expect(asClient.json().items).toEqual([]);
  });

  it("lists the client's, newest first, with the professional's name and profession [MYS-01, MYS-03, SEC-17]", async () => {
    const pair = { client, professional };
    await aService(service.db, { ...pair, title: 'older', createdAt: new Date('2026-11-01') });
    await aService(service.db, { ...pair, title: 'newer', createdAt: new Date('2026-11-02') });
    await aService(service.db, { professional, client: await service.person(), title: 'other' });
    const list = await service.as(client).call(listServices, { query: { as: 'client' } });
    expect(titlesOf(list.json().items)).toEqual(['newer', 'older']);
    expect(list.json().items[0].professional).toMatchObject({
      fullName: 'Pat Plumber',
      profession: 'Plumber',
    });
  });

  it('finds their own by words of the title, with or without accents, on each side', async () => {
    const pair = { client, professional };
    for (const title of ['Café sink', 'Garden wall'])
      await aService(service.db, { ...pair, title });
    const strangers = { client: await service.person(), professional: await service.person() };
    await aService(service.db, { ...strangers, title: 'Cafe roof' });
    const find = async (actor: Actor, as: 'client' | 'professional', search: string) => {
      const found = await service.as(actor).call(listServices, { query: { as, search } });
      return titlesOf(found.json().items);
    };
    expect(await find(professional, 'professional', 'CAFE')).toEqual(['Café sink']);
    expect(await find(client, 'client', 'wall garden')).toEqual(['Garden wall']);
    expect(await find(client, 'professional', 'wall')).toEqual([]);
    expect(await find(client, 'client', '100%')).toEqual([]);
  });

  it('pages by cursor', async () => {
    for (const day of [1, 2, 3])
      await aService(service.db, {
        client,
        professional,
        title: `day ${day}`,
        startedAt: new Date(Date.UTC(2026, 10, day)),
      });
    const caller = service.as(professional);
    const first = await caller.call(listServices, { query: { as: 'professional', limit: 2 } });
    const cursor = first.json().nextCursor;
    const query = { as: 'professional', limit: 2, cursor };
    const second = await caller.call(listServices, { query });
    const all = [...first.json().items, ...second.json().items];
    expect(titlesOf(all)).toEqual(['day 3', 'day 2', 'day 1']);
    expect(second.json().nextCursor).toBeNull();
  });

  it('refuses a visitor, and a query without a side', async () => {
    const query = { as: 'client' };
    expect((await service.visitor.call(listServices, { query })).statusCode).toBe(401);
    expect((await service.as(client).call(listServices)).statusCode).toBe(400);
    const odd = { as: 'client', colour: 'red' };
    expect((await service.as(client).call(listServices, { query: odd })).statusCode).toBe(400);
  });
});

describe('GET /services/:serviceId', () => {
  it('is for its two parties', async () => {
    const { id } = await aService(service.db, { client, professional });
    const by = async (caller: typeof service.visitor, serviceId: string = id) =>
      (await caller.call(getService, { params: { serviceId } })).statusCode;
    expect(await by(service.as(client))).toBe(200);
    expect(await by(service.as(professional))).toBe(200);
    expect(await by(service.as(await service.person()))).toBe(404);
    expect(await by(service.as(client), randomUUID())).toBe(404);
    expect(await by(service.as(client), 'no-id')).toBe(404);
    expect(await by(service.visitor)).toBe(401);
  });
});

describe('POST /services/:serviceId/progress', () => {
  const move = (by: Actor, serviceId: string, progressStage: string, extra: object = {}) =>
    service
      .as(by)
      .call(progressService, { params: { serviceId }, body: { progressStage, ...extra } });

  it.each(stages.filter(({ key }) => key !== 'completed'))(
    'moves to $key at $percentage percent [TRK-22]',
    async ({ key, percentage }) => {
      const stage = { progressStage: 'in_progress', progressPercentage: 25 } as const;
      const from = key === 'not_started' ? stage : {};
      const { id } = await aService(service.db, { client, professional, ...from });
      const extra = { progressPercentage: percentage, reason: 'Nothing had begun.' };
      const reply = await move(professional, id, key, extra);
      expect(reply.statusCode).toBe(200);
      const [row] = await service.sql`select * from services where id = ${id}`;
      expect(row).toMatchObject({
        progress_stage: key,
        progress_percentage: percentage,
        status: 'in_progress',
        completed_at: null,
      });
      const [event] = (await service.emitted('client-services.service.progressed.v1')).slice(-1);
      expect(event?.data).toMatchObject({ serviceId: id, progressStage: key });
    },
  );

  it('completes the service with the last stage [TRK-23]', async () => {
    const { id } = await aService(service.db, { client, professional });
    const reply = await move(professional, id, 'completed');
    expect(reply.json()).toMatchObject({ status: 'completed', progressPercentage: 100 });
    expect(Date.now() - Date.parse(reply.json().completedAt)).toBeLessThan(10_000);
    const [event] = (await service.emitted('client-services.service.completed.v1')).slice(-1);
    expect(event?.data).toMatchObject({ serviceId: id, professionalId: professional.id });
  });

  it('goes back for a reason only, and keeps every move [D-53]', async () => {
    const { id } = await aService(service.db, { client, professional });
    await move(professional, id, 'halfway');
    const without = await move(professional, id, 'in_progress');
    expect([without.statusCode, without.json().code]).toEqual([422, 'reason_missing']);
    expect(without.json().fields).toEqual({ reason: 'Please give a reason for going back' });
    const empty = await move(professional, id, 'in_progress', { reason: '  ' });
    expect(empty.statusCode).toBe(400);
    const reason = 'The wrong part was delivered.';
    expect((await move(professional, id, 'in_progress', { reason })).statusCode).toBe(200);
    const moves = await service.sql`
      select from_stage, to_stage, reason, changed_by from stage_changes
      where service_id = ${id} order by id`;
    const changed_by = professional.id;
    expect(moves).toEqual([
      { from_stage: 'not_started', to_stage: 'halfway', reason: null, changed_by },
      { from_stage: 'halfway', to_stage: 'in_progress', reason, changed_by },
    ]);
    const told = await service.as(client).call(listStageChanges, { params: { serviceId: id } });
    expect(told.json().items).toMatchObject([
      { fromStage: 'halfway', toStage: 'in_progress', reason, changedBy: changed_by },
      { fromStage: 'not_started', toStage: 'halfway', reason: null, changedBy: changed_by },
    ]);
  });

  it('tells of nothing where the service is at that stage already', async () => {
    const { id } = await aService(service.db, { client, professional });
    expect((await move(professional, id, 'not_started')).statusCode).toBe(200);
    const events = await service.emitted('client-services.service.progressed.v1');
    expect(events.filter(({ data }) => data.serviceId === id)).toEqual([]);
    expect(await service.sql`select from stage_changes where service_id = ${id}`).toHaveLength(0);
  });

  it('completes once where two clicks race', async () => {
    const { id } = await aService(service.db, { client, professional });
    const replies = await Promise.all([1, 2].map(() => move(professional, id, 'completed')));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    const events = await service.emitted('client-services.service.completed.v1');
    expect(events.filter((event) => event.data.serviceId === id)).toHaveLength(1);
  });

  it('gives a repeat with the same Idempotency-Key the first answer, and tells of the stage once', async () => {
    const { id: serviceId } = await aService(service.db, { client, professional });
    const request = {
      params: { serviceId },
      body: { progressStage: 'completed' },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await service.as(professional).call(progressService, request);
    const again = await service.as(professional).call(progressService, request);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const events = await service.emitted('client-services.service.progressed.v1');
    expect(events.filter(({ data }) => data.serviceId === serviceId)).toHaveLength(1);
  });

  it('refuses everybody but the professional, and work that is not in progress [TRK-25, D-53]', async () => {
    const { id } = await aService(service.db, { client, professional });
    const status = async (by: Actor, serviceId = id) =>
      (await move(by, serviceId, 'halfway')).statusCode;
    expect(await status(client)).toBe(403);
    expect(await status(await service.person())).toBe(404);
    expect(await status(professional, randomUUID())).toBe(404);
    expect(await status(professional, 'no-id')).toBe(404);
    const params = { serviceId: id };
    const body = { progressStage: 'halfway' };
    expect((await service.visitor.call(progressService, { params, body })).statusCode).toBe(401);
    const cancelled = await aService(service.db, { client, professional, status: 'cancelled' });
    expect(await status(professional, cancelled.id)).toBe(409);
  });

  it('refuses a percentage that is not the stage’s, an unknown stage and an unknown field', async () => {
    const { id } = await aService(service.db, { client, professional });
    const other = await move(professional, id, 'halfway', { progressPercentage: 60 });
    expect([other.statusCode, other.json().code]).toEqual([422, 'server_sets_this']);
    expect((await move(professional, id, 'nearly')).statusCode).toBe(400);
    expect((await move(professional, id, 'halfway', { status: 'completed' })).statusCode).toBe(400);
  });
});
