import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/crm';
import * as reviewEvents from '@sidework/contracts/client-services/events/reviews';
import {
  editReview,
  listReviews,
  replyToReview,
  reportReview,
} from '@sidework/contracts/client-services/reviews';
import { listServices } from '@sidework/contracts/client-services/services';
import { appealGranted, reviewHidden } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
});

const at = (serviceId: string) => ({ params: { serviceId } });
const eventsOf = async (type: string, serviceId: string) =>
  (await service.emitted()).filter(
    (each) => each.type === type && each.data.serviceId === serviceId,
  );

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
    expect(await eventsOf(reviewEvents.reviewReported.type, done.id)).toHaveLength(1);
  });

  it('is reported for one of its photos, which a moderator reads, and for none that it lacks', async () => {
    const { id: serviceId } = await done();
    const { id } = await reviewed(serviceId, { rating: 5 });
    await service.sql`
      insert into service_photos (name, service_id, owner_id, moment, added_at)
      values (${`${'a'.repeat(32)}.webp`}, ${serviceId}, ${client.id}, 'review', now())`;
    const report = async (photo: number) => {
      const body = { reason: 'It shows my house.', photo };
      const reply = service.as(professional).call(reportReview, { params: { reviewId: id }, body });
      return (await reply).json().code;
    };
    expect(await report(2)).toBe('no_such_photo');
    expect(await report(1)).toBeUndefined();
    const [reported] = await eventsOf(reviewEvents.reviewReported.type, serviceId);
    expect(reported?.data).toMatchObject({ reason: 'Photo 1 of 1: It shows my house.' });
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
    const told = await eventsOf(reviewEvents.reviewHidden.type, hidden.id);
    expect(told).toMatchObject([{ data: { professionalId: professional.id, rating: 1 } }]);
  });

  it('shows and counts again once an appeal succeeds, however often that is told', async () => {
    const { id: serviceId } = await done();
    const { id } = await reviewed(serviceId, { rating: 4, comment: 'It drips' });
    await hide(id, client.id);
    const grant = {
      thing: 'review',
      subjectId: id,
      personId: client.id,
      decision: 'hidden',
    } as const;
    const granted = { ...grant, reportId: randomUUID(), moderatorId: randomUUID(), reason: 'True' };
    for (const _ of [1, 2]) await service.receive(appealGranted, granted);
    const [own] = (await service.as(professional).call(api.listCrmReviews)).json().items;
    expect(own).toMatchObject({ comment: 'It drips', isHidden: false });
    expect(await eventsOf(reviewEvents.reviewRecounted.type, serviceId)).toMatchObject([
      { data: { counts: true } },
    ]);
  });

  it('loses its reply alone where a moderator hides what its professional wrote', async () => {
    const { id: serviceId } = await done();
    const replied = { reply: 'You lie', repliedAt: new Date() };
    const { id } = await reviewed(serviceId, { comment: 'It drips', ...replied });
    await hide(id, professional.id);
    const [own] = (await service.as(professional).call(api.listCrmReviews)).json().items;
    expect(own).toMatchObject({ comment: 'It drips', reply: null, isHidden: false });
    expect(await eventsOf(reviewEvents.reviewHidden.type, serviceId)).toEqual([]);
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
