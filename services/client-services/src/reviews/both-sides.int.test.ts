import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import * as crm from '@sidework/contracts/client-services/crm';
import * as events from '@sidework/contracts/client-services/events';
import * as reviewEvents from '@sidework/contracts/client-services/events/reviews';
import * as api from '@sidework/contracts/client-services/reviews';
import { getService } from '@sidework/contracts/client-services/services';
import { exportRequested, profileChanged } from '@sidework/contracts/identity/events';
import { reviewHidden } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aClientReview,
  aReview,
  aService,
  completed,
  daysAgo,
  unopened,
} from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import { openReviewsJob } from './open-reviews.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({ accountType: 'gig_worker' }, { fullName: 'Pat Plumber' });
});

const done = (completedAt = new Date()) =>
  aService(service.db, { client, professional, ...completed(completedAt) });
const at = (serviceId: string) => ({ params: { serviceId } });
const ofWork = (serviceId: string, body: object = { rating: 2, comment: 'It drips.' }) =>
  service.as(client).call(api.submitReview, { ...at(serviceId), body });
const ofClient = (serviceId: string, body: object = { rating: 4, comment: 'Fair.' }) =>
  service.as(professional).call(api.submitClientReview, { ...at(serviceId), body });
const openDue = async () => {
  while (await openReviewsJob.run(service.deps, new AbortController().signal));
};
const told = async (serviceId: string) =>
  (await service.emitted())
    .filter(({ type, data }) => data.serviceId === serviceId && type.includes('review'))
    .map(({ type }) => type)
    .sort();
const both = [reviewEvents.clientReviewSubmitted.type, reviewEvents.reviewSubmitted.type];

async function exported(userId: string) {
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId });
  await service.doPersonTasks();
  const all = await service.emitted(events.exportGathered.type);
  const { data } = all.find((each) => each.data.exportId === exportId) ?? {};
  return gatheredIn(await buffer((await service.deps.handover.get(`${data?.key}`)).body));
}

/** Everything that tells the professional, and everybody, of a review of the work. */
async function seenByProfessional(serviceId: string) {
  const as = service.as(professional);
  const query = { professionalId: professional.id };
  const overview = await as.call(crm.getCrmOverview, { query: { timeZone: 'America/New_York' } });
  const own = await exported(professional.id);
  const { review, changesUntil } = (await as.call(getService, at(serviceId))).json();
  const ratings = (await service.visitor.call(api.getReviewRatings, { query })).json().ratings;
  return {
    review: review !== null,
    isInspected: changesUntil === null,
    listed: (await service.visitor.call(api.listReviews, { query })).json().items.length,
    counted: ratings.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    crm: (await as.call(crm.listCrmReviews)).json().items.length,
    average: overview.json().averageRating,
    exported: (own['reviews.json'] ?? []).length,
  };
}
const nothing = {
  review: false,
  isInspected: false,
  listed: 0,
  counted: 0,
  crm: 0,
  average: null,
  exported: 0,
};
const one = {
  review: true,
  isInspected: true,
  listed: 1,
  counted: 1,
  crm: 1,
  average: 2,
  exported: 1,
};

describe('two reviews of one service [D-135]', () => {
  it('show nowhere before both are in, and then everywhere', async () => {
    const { id } = await done();
    expect((await ofWork(id)).json()).toMatchObject({ rating: 2, opensAt: expect.any(String) });
    expect(await seenByProfessional(id)).toEqual(nothing);
    expect((await exported(client.id))['reviews.json']).toMatchObject([{ comment: 'It drips.' }]);
    expect(await told(id)).toEqual([]);

    expect((await ofClient(id)).statusCode).toBe(201);
    expect(await seenByProfessional(id)).toEqual(one);
    expect(await told(id)).toEqual(both);
    const { clientReview } = (await service.as(client).call(getService, at(id))).json();
    expect(clientReview).toMatchObject({ rating: 4, comment: 'Fair.', opensAt: null });
  });

  it('keep the one of the client from its client as well', async () => {
    const { id } = await done();
    await ofClient(id);
    const { clientReview } = (await service.as(client).call(getService, at(id))).json();
    expect(clientReview).toBeNull();
    expect((await exported(client.id))['client-reviews.json'] ?? []).toEqual([]);
    const query = { clientId: client.id };
    const listed = () => service.as(professional).call(api.listReviewsOfClient, { query });
    expect((await listed()).json().items).toEqual([]);
    await ofWork(id);
    expect((await listed()).json().items).toMatchObject([
      { rating: 4, comment: 'Fair.', professionalFirstName: 'Pat P.', evidence: 'confirmed' },
    ]);
    expect((await service.visitor.call(api.listReviewsOfClient, { query })).statusCode).toBe(401);
  });

  it.each([
    ['client', () => ofWork],
    ['professional', () => ofClient],
  ] as const)('open 14 days after completion where only the %s wrote, once', async (_, write) => {
    const { id } = await done();
    await write()(id);
    await openDue();
    expect(await told(id)).toEqual([]);
    const past = daysAgo(14).toISOString();
    await service.sql`update services set completed_at = ${past} where id = ${id}`;
    await service.sql`update reviews set opens_at = ${past} where service_id = ${id}`;
    await service.sql`update client_reviews set opens_at = ${past} where service_id = ${id}`;
    for (const _ of [1, 2]) await openDue();
    expect(await told(id)).toHaveLength(1);
  });

  it('open for each once where both are written at the same moment', async () => {
    const { id } = await done();
    const replies = await Promise.all([ofWork(id), ofClient(id), openDue()]);
    expect(replies.slice(0, 2).map((reply) => reply?.statusCode)).toEqual([201, 201]);
    expect(await told(id)).toEqual(both);
  });

  it('wait again for work that was reopened before its client wrote', async () => {
    const { id } = await done();
    await ofClient(id);
    const past = daysAgo(20).toISOString();
    await service.sql`update client_reviews set opens_at = ${past} where service_id = ${id}`;
    await service.sql`
      update services set status = 'in_progress', progress_stage = 'near_completion',
        progress_percentage = 75, completed_at = null where id = ${id}`;
    await openDue();
    expect(await told(id)).toEqual([]);
  });

  it('are no answer to each other: the second is refused once the first is open', async () => {
    const { id } = await done(daysAgo(15));
    expect((await ofWork(id)).json()).toMatchObject({ opensAt: null, editableUntil: null });
    const late = await ofClient(id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'reviews_opened']);
  });
});

describe('a review of a client', () => {
  it('is by the professional of completed work alone, once', async () => {
    const open = await aService(service.db, { client, professional });
    const { id } = await done();
    const submit = (by: Actor, serviceId = id) =>
      service.as(by).call(api.submitClientReview, { ...at(serviceId), body: { rating: 5 } });
    expect((await submit(client)).statusCode).toBe(403);
    expect((await submit(await service.person())).statusCode).toBe(404);
    expect((await submit(professional, open.id)).json().code).toBe('service_not_completed');
    expect((await submit(professional)).statusCode).toBe(201);
    expect((await submit(professional)).json().code).toBe('already_reviewed');
    const foreign = { ...at(id), body: { rating: 5, phrases: ['worked_hard'] } };
    const phrase = await service.as(professional).call(api.submitClientReview, foreign as never);
    expect(phrase.statusCode).toBe(400);
  });

  it('is edited until it opens, and answered once by the client after', async () => {
    const { id } = await done();
    await ofClient(id);
    const edit = (by = professional) =>
      service.as(by).call(api.editClientReview, { ...at(id), body: { rating: 3 } });
    const reply = (by = client) =>
      service.as(by).call(api.replyToClientReview, { ...at(id), body: { reply: 'Thank you.' } });
    expect((await edit()).json()).toMatchObject({ rating: 3 });
    expect((await edit(client)).statusCode).toBe(403);
    expect((await reply()).json().code).toBe('review_not_found');
    await ofWork(id);
    expect((await edit()).json().code).toBe('review_final');
    expect((await reply(professional)).statusCode).toBe(403);
    expect((await reply()).json()).toMatchObject({ reply: 'Thank you.' });
    expect((await reply()).json().code).toBe('already_replied');
    expect(await told(id)).toEqual([reviewEvents.clientReviewReplied.type, ...both].sort());
  });

  it('is reported as its author’s, and hidden by a moderator it counts no more', async () => {
    const { id, professionalId, clientId } = await done();
    const review = await aClientReview(service.db, { serviceId: id, professionalId, clientId });
    const report = { params: { reviewId: review.id }, body: { reason: 'It names my street.' } };
    expect((await service.as(client).call(api.reportReview, report)).statusCode).toBe(200);
    const [reported] = await service.emitted(reviewEvents.reviewReported.type);
    expect(reported?.data).toMatchObject({ reviewId: review.id, isOfClient: true });
    const decided = { reportId: randomUUID(), reviewId: review.id, authorId: professionalId };
    for (const _ of [1, 2]) await service.receive(reviewHidden, decided);
    const recounted = await service.emitted(reviewEvents.clientReviewRecounted.type);
    expect(recounted.filter(({ data }) => data.serviceId === id)).toMatchObject([
      { data: { counts: false } },
    ]);
  });
});

describe('a review by a child', () => {
  const kid = { accountType: 'sidework_kids' } as const;
  const childsWork = async () => {
    const child = await service.person(kid, {
      fullName: 'Mia L.',
      permits: ['paid_work', 'messaging'],
    });
    const { id } = await aService(service.db, {
      client,
      professional: child,
      isGuardianApproved: true,
      ...completed(),
    });
    return { child, id };
  };

  it('of its client has phrases and no words, gets no answer and names nobody [D-117]', async () => {
    const { child, id } = await childsWork();
    const submit = (body: object) =>
      service.as(child).call(api.submitClientReview, { ...at(id), body: body as never });
    const worded = await submit({ rating: 5, comment: 'Nice.' });
    expect([worded.statusCode, worded.json().code]).toEqual([422, 'review_in_phrases']);
    expect((await submit({ rating: 5, phrases: ['polite'] })).statusCode).toBe(201);
    const body = { rating: 5, phrases: ['careful' as const] };
    await service.as(client).call(api.submitReview, { ...at(id), body });
    const answer = { ...at(id), body: { reply: 'Call me.' } };
    const reply = await service.as(client).call(api.replyToClientReview, answer);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'no_reply_to_kids']);
    const query = { clientId: client.id };
    const listed = () => service.as(professional).call(api.listReviewsOfClient, { query });
    const nameless = { professionalFirstName: 'Someone', comment: null, phrases: ['polite'] };
    expect((await listed()).json().items).toMatchObject([nameless]);
    await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
    expect((await listed()).json().items).toMatchObject([nameless]);
    const asChild = service.as(child).call(api.listReviewsOfClient, { query });
    expect((await asChild).statusCode).toBe(403);
  });
});

describe('an author', () => {
  const tell = (id: string, known: object, sequence: number) =>
    service.receive(
      profileChanged,
      {
        id,
        fullName: 'Grace Client',
        avatarUrl: null,
        profession: null,
        location: null,
        userType: 'client',
        accountType: 'client',
        roles: [],
        completedServicesAsProfessional: 0,
        mayAct: true,
        guardianIds: [],
        ...known,
      },
      { sequence },
    );
  const listed = async () => {
    const query = { professionalId: professional.id };
    return (await service.visitor.call(api.listReviews, { query })).json().items;
  };
  const recounted = async (serviceId: string) =>
    (await service.emitted(reviewEvents.reviewRecounted.type))
      .filter(({ data }) => data.serviceId === serviceId)
      .map(({ data }) => data.counts);

  it('who is banned counts and shows no more, until the ban is lifted [D-123]', async () => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId });
    for (const sequence of [50, 51]) await tell(client.id, { isBanned: true }, sequence);
    expect([await listed(), await recounted(id)]).toEqual([[], [false]]);
    await tell(client.id, { isBanned: false }, 49);
    expect(await recounted(id)).toEqual([false]);
    await tell(client.id, { isBanned: false }, 52);
    expect(await recounted(id)).toEqual([false, true]);
    expect(await listed()).toHaveLength(1);
  });

  it('who is banned before the review opens counts from the day that the ban is lifted', async () => {
    const { id, professionalId, clientId } = await done(daysAgo(15));
    const opensAt = daysAgo(1);
    await aReview(service.db, { serviceId: id, professionalId, clientId, ...unopened, opensAt });
    await tell(client.id, { isBanned: true }, 50);
    await openDue();
    expect(await told(id)).toEqual([]);
    await tell(client.id, { isBanned: false }, 51);
    expect(await told(id)).toEqual([reviewEvents.reviewRecounted.type]);
  });

  it('who was a child once stays without a name [D-117]', async () => {
    const { id, professionalId, clientId } = await done();
    await aReview(service.db, { serviceId: id, professionalId, clientId });
    await tell(client.id, { accountType: 'sidework_kids' }, 50);
    await tell(client.id, { accountType: 'client' }, 51);
    expect(await listed()).toMatchObject([{ clientFirstName: 'Someone', comment: null }]);
  });
});
