import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { reviewSubmitted } from '@sidework/contracts/client-services/events/reviews';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import {
  editReview,
  getReviewRatings,
  listReviews,
  type PublicReview,
  submitReview,
} from '@sidework/contracts/client-services/reviews';
import { listServices } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, daysAgo, unopened } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber' });
});

const done = () => aService(service.db, { client, professional, ...completed() });
const submit = (by: Actor, serviceId: string, body: object = { rating: 5 }, headers = {}) =>
  service.as(by).call(submitReview, { params: { serviceId }, body, headers });
const edit = (by: Actor, serviceId: string, body: object = { rating: 2 }) =>
  service.as(by).call(editReview, { params: { serviceId }, body });
const toldOf = async (id: string) =>
  (await service.emitted(reviewSubmitted.type)).filter(({ data }) => data.serviceId === id);

describe('POST /services/:serviceId/review', () => {
  it('keeps the review of a completed service, for its author alone at first [MYS-19, MYS-20, MYS-21, MYS-29]', async () => {
    const { id } = await done();
    const reply = await submit(client, id, { rating: 4, comment: '  Neat and on time. ' });
    expect(reply.statusCode).toBe(201);
    const review = { rating: 4, comment: 'Neat and on time.' };
    const parties = { professionalId: professional.id, clientId: client.id, serviceId: id };
    expect(reply.json()).toMatchObject({ ...review, ...parties });
    expect(Date.parse(reply.json().editableUntil)).toBeGreaterThan(Date.now());
    const [row] = await service.sql`select * from reviews where service_id = ${id}`;
    expect(row).toMatchObject({
      ...review,
      professional_id: professional.id,
      client_id: client.id,
      created_at: expect.any(String),
    });
    expect(await toldOf(id)).toEqual([]);
    const shownTo = async (by: Actor, as: 'client' | 'professional') => {
      const list = await service.as(by).call(listServices, { query: { as } });
      return list.json().items[0].review;
    };
    expect(await shownTo(client, 'client')).toMatchObject(review);
    expect(await shownTo(professional, 'professional')).toBeNull();
  });

  it('refuses the professional, a stranger, a visitor and who may not act', async () => {
    const { id } = await done();
    const own = await submit(professional, id);
    expect([own.statusCode, own.json().code]).toEqual([403, 'not_the_client']);
    expect((await submit(await service.person(), id)).statusCode).toBe(404);
    expect((await submit(client, randomUUID())).statusCode).toBe(404);
    const params = { serviceId: id };
    const visit = service.visitor.call(submitReview, { params, body: { rating: 5 } });
    expect((await visit).statusCode).toBe(401);
    const barred = await service.person({}, { mayAct: false });
    const other = await aService(service.db, { client: barred, professional, ...completed() });
    expect((await submit(barred, other.id)).statusCode).toBe(403);
    expect(
      await service.sql`select from reviews where service_id in ${service.sql([id, other.id])}`,
    ).toHaveLength(0);
  });

  it('refuses work that is not completed, and a second review [MYS-11, MYS-33, D-56]', async () => {
    const open = await aService(service.db, { client, professional });
    const early = await submit(client, open.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'service_not_completed']);
    const { id } = await done();
    expect((await submit(client, id)).statusCode).toBe(201);
    const second = await submit(client, id, { rating: 1 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'already_reviewed']);
  });

  it('lets one of two racing reviews through [MYS-33]', async () => {
    const { id } = await done();
    const replies = await Promise.all([1, 5].map((rating) => submit(client, id, { rating })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await service.sql`select from reviews where service_id = ${id}`).toHaveLength(1);
  });

  it('gives a repeat with the same Idempotency-Key the first answer', async () => {
    const { id } = await done();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await submit(client, id, { rating: 3 }, key),
      await submit(client, id, { rating: 3 }, key),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  it('takes the ids of the service in the body, and no others [MYS-20]', async () => {
    const { id } = await done();
    const own = { serviceId: id, professionalId: professional.id, clientId: client.id };
    const another = randomUUID();
    const answer = async (given: object) => {
      const reply = await submit(client, id, { rating: 5, ...own, ...given });
      return [reply.statusCode, reply.json().code];
    };
    expect(await answer({ clientId: another })).toEqual([403, 'permission_denied']);
    expect(await answer({ professionalId: another })).toEqual([422, 'server_sets_this']);
    expect(await answer({ serviceId: another })).toEqual([422, 'server_sets_this']);
    expect(await answer({ createdAt: '2026-01-01' })).toEqual([400, 'unknown_field']);
    expect((await answer({}))[0]).toBe(201);
  });

  it.each([
    ['no star', { rating: 0 }, { rating: 'Rating must be at least 1' }],
    ['six stars', { rating: 6 }, { rating: 'Rating must be at most 5' }],
    ['four stars and a half', { rating: 4.5 }, { rating: 'Rating must be a whole number' }],
    [
      'a comment of 1001 characters',
      { rating: 3, comment: 'x'.repeat(1001) },
      { comment: 'Comment must be less than 1000 characters' },
    ],
  ])('refuses %s beside its field [MYS-22, MYS-23, MYS-24]', async (_, body, fields) => {
    const { id } = await done();
    const reply = await submit(client, id, body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
  });
});

describe('PUT /services/:serviceId/review', () => {
  const reviewed = async (given: object = unopened) => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId, rating: 5, ...given });
    return id;
  };

  it('changes the review while nobody else sees it [D-135]', async () => {
    const id = await reviewed();
    const reply = await edit(client, id, { rating: 2, comment: 'It drips again.' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ rating: 2, comment: 'It drips again.' });
    expect(await toldOf(id)).toEqual([]);
  });

  it('refuses the professional, a stranger and a visitor', async () => {
    const id = await reviewed();
    expect((await edit(professional, id)).statusCode).toBe(403);
    expect((await edit(await service.person(), id)).statusCode).toBe(404);
    const request = { params: { serviceId: id }, body: { rating: 1 } };
    expect((await service.visitor.call(editReview, request)).statusCode).toBe(401);
    expect((await edit(client, id, { rating: 1, clientId: randomUUID() })).statusCode).toBe(403);
  });

  it('refuses where there is no review yet, and once it is open or its 14 days are over [D-135]', async () => {
    const none = await edit(client, (await done()).id);
    expect([none.statusCode, none.json().code]).toEqual([404, 'review_not_found']);
    for (const given of [{ openedAt: new Date() }, { openedAt: null, opensAt: daysAgo(0.01) }]) {
      const late = await edit(client, await reviewed(given));
      expect([late.statusCode, late.json().code]).toEqual([409, 'review_final']);
    }
  });
});

describe('GET /reviews/ratings', () => {
  const ratings = (caller = service.as(client)) =>
    caller.call(getReviewRatings, { query: { professionalId: professional.id } });

  it('counts all reviews of a professional by their rating, without hidden ones', async () => {
    for (const [rating, hiddenAt] of [[5], [5], [3], [1, new Date()]] as const) {
      const { id, professionalId, clientId } = await done();
      const review = { serviceId: id, professionalId, clientId, rating };
      await aReview(service.db, { ...review, hiddenAt: hiddenAt ?? null });
    }
    const counts: RatingCounts = (await ratings()).json().ratings;
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 1, 0, 2]);
  });

  it('tells a visitor of an adult, and nothing of a child or of who may not act [D-135]', async () => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId, rating: 4 });
    const counted = async (caller = service.visitor) =>
      (await ratings(caller)).json().ratings.map(({ count }: { count: number }) => count);
    expect(await counted()).toEqual([0, 0, 0, 1, 0]);
    await service.sql`update people set account_type = 'sidework_kids' where id = ${professional.id}`;
    expect(await counted()).toEqual([0, 0, 0, 0, 0]);
    expect(await counted(service.as(client))).toEqual([0, 0, 0, 1, 0]);
    await service.sql`
      update people set account_type = 'gig_worker', may_act = false where id = ${professional.id}`;
    expect(await counted()).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('GET /reviews', () => {
  const list = (query: object, caller = service.as(client)) =>
    caller.call(listReviews, { query: { professionalId: professional.id, ...query } });

  it('shows rating, comment, first name and date of a professional’s reviews, newest first, by pages', async () => {
    for (const day of [1, 2, 3]) {
      const { id, professionalId, clientId } = await done();
      const createdAt = new Date(Date.UTC(2026, 9, day));
      await aReview(service.db, {
        serviceId: id,
        professionalId,
        clientId,
        rating: day,
        createdAt,
      });
    }
    const other = await service.person();
    const elsewhere = await aService(service.db, { client, professional: other, ...completed() });
    await aReview(service.db, {
      serviceId: elsewhere.id,
      professionalId: other.id,
      clientId: client.id,
    });
    const first = (await list({ limit: 2 })).json();
    const second = (await list({ limit: 2, cursor: first.nextCursor })).json();
    const all: PublicReview[] = [...first.items, ...second.items];
    expect(all.map(({ rating }) => rating)).toEqual([3, 2, 1]);
    expect(second.nextCursor).toBeNull();
    expect(all[0]).toEqual({
      id: expect.any(String),
      rating: 3,
      comment: 'Neat work.',
      phrases: [],
      clientFirstName: 'Grace C.',
      evidence: 'confirmed',
      imageUrls: [],
      reply: null,
      createdAt: '2026-10-03T00:00:00.000Z',
    });
  });

  it('shows a visitor those of an adult, by first name and initial, and none of a child [D-135]', async () => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId });
    const seen = async () => (await list({}, service.visitor)).json().items;
    expect(await seen()).toMatchObject([{ clientFirstName: 'Grace C.', comment: 'Neat work.' }]);
    await service.sql`update people set account_type = 'sidework_kids' where id = ${professional.id}`;
    expect(await seen()).toEqual([]);
  });

  it('says nothing of a kid who wrote one, whoever reads it', async () => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId });
    await service.sql`update people set account_type = 'sidework_kids' where id = ${client.id}`;
    for (const caller of [service.visitor, service.as(await service.person())])
      expect((await list({}, caller)).json().items).toMatchObject([
        { clientFirstName: 'Someone', comment: null, rating: 4 },
      ]);
  });

  it('refuses a question about nobody', async () => {
    expect((await list({ professionalId: 'nobody' })).statusCode).toBe(400);
  });
});
