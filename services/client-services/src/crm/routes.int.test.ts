import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/crm';
import * as clients from '@sidework/contracts/client-services/crm-clients';
import * as events from '@sidework/contracts/client-services/events';
import {
  editReview,
  listReviews,
  replyToReview,
  reportReview,
  submitReview,
} from '@sidework/contracts/client-services/reviews';
import { listServices, progressService } from '@sidework/contracts/client-services/services';
import { contactChanged } from '@sidework/contracts/identity/events';
import { reviewHidden } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient, aReview, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const timeZone = 'America/New_York';

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
});

const added = (given: object = {}) => ({
  clientId: client.id,
  type: 'domestic',
  country: 'Mars',
  ...given,
});
const add = (by: Actor, body: object = added()) =>
  service.as(by).call(clients.addCrmClient, { body });
const listed = async (by: Actor) =>
  (await service.as(by).call(clients.listCrmClients)).json().items;
const create = (by: Actor, body: object = {}) =>
  service.as(by).call(api.createService, {
    body: { clientId: client.id, title: 'Paint the fence', amountCents: 12_050, ...body },
  });
const at = (serviceId: string) => ({ params: { serviceId } });
const eventsOf = async (type: string, serviceId: string) =>
  (await service.emitted()).filter(
    (each) => each.type === type && each.data.serviceId === serviceId,
  );

describe('the list of clients', () => {
  it('takes a domestic client into the United States, once, and is its owner’s alone [CRM-38, D-58]', async () => {
    const reply = await add(professional);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json(), '[CRM-39, CRM-40]').toMatchObject({
      professionalId: professional.id,
      clientId: client.id,
      isInternational: false,
      country: 'United States',
      notes: null,
    });
    const again = await add(professional);
    expect([again.statusCode, again.json().message], '[CRM-68]').toEqual([
      409,
      'This entry already exists',
    ]);
    const other = await service.person({ accountType: 'gig_worker' });
    expect(await listed(other), '[CRM-41]').toEqual([]);
    const params = { crmClientId: reply.json().id };
    const foreign = service.as(other).call(clients.saveCrmNotes, { params, body: { notes: 'x' } });
    expect((await foreign).statusCode).toBe(404);
  });

  it('refuses oneself, nobody, and the United States as a foreign country [D-57]', async () => {
    expect((await add(professional, added({ clientId: professional.id }))).statusCode).toBe(422);
    const abroad = added({ type: 'international', country: 'United States' });
    expect((await add(professional, abroad)).statusCode).toBe(422);
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await add(professional, added({ clientId: child.id }))).statusCode).toBe(404);
    for (const missing of ['clientId', 'type', 'country'])
      expect((await add(professional, added({ [missing]: undefined }))).statusCode).toBe(400);
  });

  it('is open to who may have clients alone [D-1]', async () => {
    const withRole = await service.person({
      accountType: 'business_professional',
      roles: ['professional'],
    });
    const without = await service.person({ accountType: 'business_professional', roles: [] });
    const child = await service.person({ accountType: 'sidework_kids', roles: [] });
    const gigWorker = await service.person({ accountType: 'gig_worker', roles: [] });
    for (const [who, status, line] of [
      [withRole, 200, '[SEC-03]'],
      [child, 200, '[SEC-04]'],
      [gigWorker, 200, '[SEC-05]'],
      [without, 403, undefined],
      [client, 403, '[SEC-06]'],
    ] as const)
      expect((await service.as(who).call(clients.listCrmClients)).statusCode, line).toBe(status);
  });

  it('keeps notes of 5000 characters and refuses more [CRM-23, CRM-55]', async () => {
    const { id } = await aCrmClient(service.db, { professional, client });
    const save = (notes: string) =>
      service
        .as(professional)
        .call(clients.saveCrmNotes, { params: { crmClientId: id }, body: { notes } });
    expect((await save('x'.repeat(5000))).json().notes).toHaveLength(5000);
    expect((await save('x'.repeat(5001))).statusCode).toBe(400);
  });

  it('masks how a client is reached until the two agreed on work [D-11]', async () => {
    await service.receive(contactChanged, {
      id: client.id,
      email: 'ada@example.com',
      phone: '+12015550123',
    });
    await aCrmClient(service.db, { professional, client });
    expect(await listed(professional)).toMatchObject([
      { email: 'a•••@e•••.com', phone: '•••-0123' },
    ]);
    await aService(service.db, { client, professional });
    expect(await listed(professional)).toMatchObject([
      { email: 'ada@example.com', phone: '+12015550123' },
    ]);
  });
});

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

describe('the figures', () => {
  it('are those of the lists [D-37]', async () => {
    const overview = async () =>
      (await service.as(professional).call(api.getCrmOverview, { query: { timeZone } })).json();
    expect(await overview(), '[CRM-09]').toMatchObject({
      averageRating: null,
      reviewCount: 0,
      revenueCents: 0,
    });
    await aService(service.db, { client, professional });
    for (const rating of [4, 4, 4, 5]) {
      const done = await aService(service.db, {
        client,
        professional,
        totalAmountCents: 10_000,
        ...completed(),
      });
      const ids = { serviceId: done.id, professionalId: professional.id, clientId: client.id };
      await aReview(service.db, { ...ids, rating });
    }
    const figures = await overview();
    expect(figures.activeServices, '[CRM-05]').toBe(1);
    expect(figures.completedServices, '[CRM-06]').toBe(4);
    expect(figures.averageRating, '[CRM-08, CONST-08]').toBe(4.3);
    expect(figures).toMatchObject({ revenueCents: 40_000, reviewCount: 4 });
    expect(figures.revenueByMonth).toHaveLength(12);
    expect(figures.revenueByMonth.at(-1).revenueCents).toBe(40_000);
    const { items } = (await service.as(professional).call(api.listCrmReviews)).json();
    expect(
      items.map((review: { rating: number }) => review.rating),
      '[CRM-72]',
    ).toEqual([5, 4, 4, 4]);
    expect(items[0]).toMatchObject({
      clientName: 'Ada Example',
      serviceTitle: 'Repair a leaking tap',
      rating: 5,
    });
  });
});

describe('a review of one’s work', () => {
  it('is replied to once, by its professional, and then stays [D-56]', async () => {
    const done = await aService(service.db, { client, professional, ...completed() });
    await aReview(service.db, {
      serviceId: done.id,
      professionalId: professional.id,
      clientId: client.id,
    });
    const reply = (by: Actor) =>
      service.as(by).call(replyToReview, { ...at(done.id), body: { reply: 'Thank you.' } });
    expect((await reply(client)).statusCode).toBe(403);
    expect((await reply(professional)).json()).toMatchObject({
      reply: 'Thank you.',
      editableUntil: null,
    });
    expect((await reply(professional)).json().code).toBe('already_replied');
  });

  it('is reported to the moderators once by each', async () => {
    const done = await aService(service.db, { client, professional, ...completed() });
    const { id } = await aReview(service.db, {
      serviceId: done.id,
      professionalId: professional.id,
      clientId: client.id,
    });
    const report = () =>
      service
        .as(professional)
        .call(reportReview, { params: { reviewId: id }, body: { reason: 'It names my address.' } });
    for (const _ of [1, 2]) expect((await report()).statusCode).toBe(200);
    expect(await eventsOf(events.reviewReported.type, done.id)).toHaveLength(1);
  });

  it('is hidden by a moderator from every list and the average, and stays as it is', async () => {
    const [hidden, kept] = [await done(), await done()];
    await reviewed(kept.id, { rating: 5 });
    const { id } = await reviewed(hidden.id, { rating: 1, comment: 'He is a thief' });
    for (const _ of [1, 2]) await hide(id, client.id);
    const query = { professionalId: professional.id };
    const asked = await service.as(client).call(listReviews, { query });
    expect(asked.json().items).toMatchObject([{ rating: 5 }]);
    const own = (await service.as(professional).call(api.listCrmReviews)).json().items;
    expect(own).toMatchObject([{ serviceId: kept.id }]);
    const overview = await service
      .as(professional)
      .call(api.getCrmOverview, { query: { timeZone: 'America/New_York' } });
    expect(overview.json()).toMatchObject({ averageRating: 5, reviewCount: 1 });
    const shown = await service.as(client).call(listServices, { query: { as: 'client' } });
    const ofHidden = shown.json().items.find((each: { id: string }) => each.id === hidden.id);
    expect(ofHidden.review).toMatchObject({ comment: null, isHidden: true, editableUntil: null });
    const edit = service.as(client).call(editReview, { ...at(hidden.id), body: { rating: 2 } });
    expect((await edit).json().code).toBe('review_hidden');
    const reply = { ...at(hidden.id), body: { reply: 'No.' } };
    const answered = await service.as(professional).call(replyToReview, reply);
    expect(answered.json().code).toBe('review_hidden');
    const told = await eventsOf(events.reviewHidden.type, hidden.id);
    expect(told).toMatchObject([{ data: { professionalId: professional.id, rating: 1 } }]);
  });

  it('loses its reply alone where a moderator hides what its professional wrote', async () => {
    const { id: serviceId } = await done();
    const replied = { reply: 'You lie', repliedAt: new Date() };
    const { id } = await reviewed(serviceId, { comment: 'It drips', ...replied });
    await hide(id, professional.id);
    const [own] = (await service.as(professional).call(api.listCrmReviews)).json().items;
    expect(own).toMatchObject({ comment: 'It drips', reply: null, isHidden: false });
    expect(await eventsOf(events.reviewHidden.type, serviceId)).toEqual([]);
  });
});

const done = () => aService(service.db, { client, professional, ...completed() });
const reviewed = (serviceId: string, given: object) =>
  aReview(service.db, {
    serviceId,
    professionalId: professional.id,
    clientId: client.id,
    ...given,
  });
async function hide(reviewId: string, authorId: string) {
  const decided = { reportId: randomUUID(), reviewId, authorId };
  expect(await service.receive(reviewHidden, decided)).toEqual(['acknowledged']);
}
