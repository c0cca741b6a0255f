import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/crm';
import * as events from '@sidework/contracts/client-services/events';
import { submitReview } from '@sidework/contracts/client-services/reviews';
import { progressService } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
});

const create = (by: Actor, body: object = {}) =>
  service.as(by).call(api.createService, {
    body: { clientId: client.id, title: 'Paint the fence', amountCents: 12_050, ...body },
  });
const at = (serviceId: string) => ({ params: { serviceId } });
const eventsOf = async (type: string, serviceId: string) =>
  (await service.emitted()).filter(
    (each) => each.type === type && each.data.serviceId === serviceId,
  );

describe('a service that a professional enters', () => {
  beforeEach(() => aCrmClient(service.db, { professional, client }));

  it('is in progress and waits for its client [CRM-52, D-36]', async () => {
    const reply = await create(professional);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json()).toMatchObject({
      status: 'in_progress',
      paymentStatus: 'pending',
      agreement: 'proposed',
      amountCents: 12_050,
      totalAmountCents: 12_050,
      description: '',
    });
    const told = await eventsOf(events.serviceProposed.type, reply.json().id);
    expect(told).toMatchObject([{ data: { gigId: null } }]);
  });

  it('tells the gig that it was talked about in [GIGS-28]', async () => {
    const gigId = randomUUID();
    const { id } = (await create(professional, { gigId })).json();
    const told = await eventsOf(events.serviceProposed.type, id);
    expect(told).toMatchObject([{ data: { gigId } }]);
  });

  it('is refused for strangers, to clients, and with values of one’s own [CRM-50]', async () => {
    const stranger = await service.person();
    expect((await create(professional, { clientId: stranger.id })).json().code).toBe(
      'not_your_client',
    );
    expect((await create(client)).statusCode).toBe(403);
    expect((await create(professional, { status: 'completed' })).statusCode).toBe(422);
    for (const [line, wrong] of [
      ['[CRM-51]', { amountCents: 0 }],
      ['[CRM-50]', { amountCents: 1.5 }],
      ['[CRM-47]', { title: ' ' }],
      ['[CRM-61]', { title: 'x'.repeat(201) }],
      ['[CRM-61]', { description: 'x'.repeat(2001) }],
    ] as const)
      expect((await create(professional, wrong)).statusCode, line).toBe(400);
  });

  it('counts as completed for nobody until its client agrees, who can do so by a review [D-36]', async () => {
    const { id } = (await create(professional)).json();
    await service
      .as(professional)
      .call(progressService, { ...at(id), body: { progressStage: 'completed' } });
    expect(await eventsOf(events.serviceCompleted.type, id)).toEqual([]);
    await service.as(client).call(submitReview, { ...at(id), body: { rating: 5 } });
    expect(await eventsOf(events.serviceAgreed.type, id)).toHaveLength(1);
    expect(await eventsOf(events.serviceCompleted.type, id)).toHaveLength(1);
  });

  it('is accepted or declined by its client alone, once and for all [D-36]', async () => {
    const { id } = (await create(professional)).json();
    expect((await service.as(professional).call(api.acceptService, at(id))).statusCode).toBe(403);
    expect(
      (await service.as(await service.person()).call(api.declineService, at(id))).statusCode,
    ).toBe(404);
    expect((await service.as(client).call(api.declineService, at(id))).json()).toMatchObject({
      agreement: 'declined',
      status: 'cancelled',
    });
    expect((await service.as(client).call(api.acceptService, at(id))).statusCode).toBe(409);
    const next = (await create(professional)).json().id;
    expect((await service.as(client).call(api.acceptService, at(next))).json().agreement).toBe(
      'accepted',
    );
    expect((await service.as(client).call(api.declineService, at(next))).statusCode).toBe(409);
  });
});

describe('a service for somebody who never agreed to one', () => {
  const strangers = async (count: number) => {
    const all = [];
    for (let at = 0; at < count; at += 1) {
      const stranger = await service.person();
      await aCrmClient(service.db, { professional, client: stranger });
      all.push(stranger.id);
    }
    return all;
  };

  it('is one at a time, until they accept one [D-122]', async () => {
    await aCrmClient(service.db, { professional, client });
    const { id } = (await create(professional)).json();
    const second = await create(professional);
    expect([second.statusCode, second.json().code]).toEqual([409, 'service_unanswered']);
    expect(second.json().fields.clientId).toMatch('has not accepted your last service');
    const told = await eventsOf(events.serviceProposed.type, id);
    expect(told).toMatchObject([{ data: { isProposed: true } }]);
    await service.as(client).call(api.acceptService, at(id));
    for (const _ of [1, 2, 3]) expect((await create(professional)).statusCode).toBe(201);
  });

  it('is proposed to them twice where they decline, and not a third time on that day', async () => {
    await aCrmClient(service.db, { professional, client });
    for (const _ of [1, 2]) {
      const created = await create(professional);
      expect(created.statusCode, created.body).toBe(201);
      await service.as(client).call(api.declineService, at(created.json().id));
    }
    expect((await create(professional)).json().code).toBe('service_unanswered');
  });

  it('is for twenty of them a day, however many are asked at once [D-122]', async () => {
    const all = await strangers(25);
    const replies = await Promise.all(all.map((clientId) => create(professional, { clientId })));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    const refused = replies.find(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'too_many_new_clients']);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
  });
});
