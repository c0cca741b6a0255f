import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { listReviews } from '@sidework/contracts/client-services/reviews';
import * as api from '@sidework/contracts/client-services/service-photos';
import { accountDeleted, profileChanged } from '@sidework/contracts/identity/events';
import { reviewHidden } from '@sidework/contracts/network-chat/events';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, unopened } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import type { Service } from '../services/service.ts';

const service = testClientServices();
const picture = await sharp({
  create: { width: 1_600, height: 1_200, channels: 3, background: '#2b6' },
})
  .withExif({ IFD0: { Artist: 'Ada Marigold' } })
  .jpeg()
  .toBuffer();
const headers = { 'content-type': 'image/jpeg' };

let client: Actor;
let professional: Actor;
let work: Service;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  work = await aService(service.db, { client, professional });
});

const add = (by: Actor, moment: api.PhotoMoment, body = picture) =>
  service.as(by).call(api.addServicePhoto, {
    params: { serviceId: work.id, moment },
    body: body as never,
    headers,
  });
const remove = (by: Actor, moment: api.PhotoMoment, url: string) =>
  service.as(by).call(api.removeServicePhoto, {
    params: { serviceId: work.id, moment, name: nameOf(url) },
  });
const seen = async (by: Actor): Promise<api.ServicePhotos> =>
  (await service.as(by).call(api.listServicePhotos, { params: { serviceId: work.id } })).json();
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const served = (url: string) =>
  service.visitor.call(api.servedServicePhoto, { params: { name: nameOf(url) } });
const codeOf = async (asked: ReturnType<typeof add>) => {
  const reply = await asked;
  return reply.statusCode < 400 ? reply.statusCode : reply.json().code;
};
const ofParties = () => ({
  serviceId: work.id,
  professionalId: professional.id,
  clientId: client.id,
});
const publicly = async (): Promise<string[]> => {
  const query = { professionalId: professional.id };
  const [first] = (await service.visitor.call(listReviews, { query })).json().items;
  return first?.imageUrls;
};
const asChild = (id: string) =>
  service.receive(
    profileChanged,
    {
      id,
      fullName: 'Kim Kid',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'client',
      accountType: 'sidework_kids',
      roles: [],
      completedServicesAsProfessional: 0,
      guardianIds: [],
      mayAct: false,
    },
    { sequence: 1_000_000 },
  );

describe('photos before and after the work', () => {
  it('are added by the professional, redrawn, and seen by both sides alone', async () => {
    expect(await codeOf(add(professional, 'before'))).toBe(200);
    const reply = await add(professional, 'after');
    expect(reply.json().mayChange).toEqual(['before', 'after']);
    const { before, after, mayChange } = await seen(client);
    expect([before.length, after.length, mayChange]).toEqual([1, 1, []]);
    const file = await served(after[0] ?? '');
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.rawPayload.includes('Marigold')).toBe(false);
    expect(await codeOf(add(client, 'after'))).toBe('not_your_service');
    const stranger = await service.person();
    expect(await codeOf(add(stranger, 'after'))).toBe('service_not_found');
    const look = service.as(stranger).call(api.listServicePhotos, {
      params: { serviceId: work.id },
    });
    expect((await look).statusCode).toBe(404);
  });

  it('are ten of each at most where several come at once, and fewer once one is removed', async () => {
    await service.sql`insert into service_photos (name, service_id, owner_id, moment, added_at)
      select repeat(n::text, 32) || '.webp', ${work.id}, ${professional.id}, 'after', now()
      from generate_series(0, 8) n`;
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(add(professional, 'after'))));
    expect(codes.sort()).toEqual([200, 'enough_photos', 'enough_photos']);
    expect(await codeOf(add(professional, 'before'))).toBe(200);
    const [url = ''] = (await seen(professional)).after;
    expect((await remove(professional, 'after', url)).statusCode).toBe(200);
    expect((await remove(professional, 'after', url)).statusCode).toBe(404);
    expect((await seen(client)).after).toHaveLength(9);
  });

  it('stay as they are once the work is settled, and are none of a child’s work', async () => {
    await add(professional, 'after');
    const [url = ''] = (await seen(professional)).after;
    await service.sql`update services set payment_status = 'released' where id = ${work.id}`;
    expect(await codeOf(add(professional, 'after'))).toBe('photos_settled');
    expect((await remove(professional, 'after', url)).json().code).toBe('photos_settled');
    work = await aService(service.db, { client, professional, isGuardianApproved: true });
    expect(await codeOf(add(professional, 'after'))).toBe('photos_of_adults');
    const kid = await service.person({ accountType: 'sidework_kids' });
    work = await aService(service.db, { client: kid, professional });
    expect(await codeOf(add(professional, 'after'))).toBe('guardian_approval_needed');
    expect((await add(kid, 'review')).statusCode).toBe(403);
  });

  it('are refused where they are no pictures', async () => {
    expect(await codeOf(add(professional, 'after', Buffer.from('<svg/>')))).toBe(
      'upload_unreadable',
    );
  });

  it.each([
    [
      'the account of the professional',
      () => service.receive(accountDeleted, { id: professional.id }),
    ],
    ['the client, who is found to be a child', () => asChild(client.id)],
  ])('go with %s', async (_, end) => {
    await add(professional, 'after');
    const [url = ''] = (await seen(professional)).after;
    await end();
    await service.doPersonTasks();
    expect((await served(url)).statusCode).toBe(404);
  });
});

describe('photos of a review', () => {
  beforeEach(async () => {
    work = await aService(service.db, { client, professional, ...completed() });
  });

  it('wait with it, stand beside it in public once it opens, and then stay', async () => {
    expect(await codeOf(add(client, 'review'))).toBe('review_not_found');
    await aReview(service.db, { ...ofParties(), ...unopened });
    expect(await codeOf(add(client, 'review'))).toBe(200);
    expect(await codeOf(add(professional, 'review'))).toBe('not_the_client');
    expect((await seen(professional)).review).toEqual([]);
    const [url = ''] = (await seen(client)).review;
    await service.sql`update reviews set opened_at = now() where service_id = ${work.id}`;
    expect((await seen(professional)).review).toEqual([url]);
    expect(await publicly()).toEqual([url]);
    expect(await codeOf(add(client, 'review'))).toBe('review_final');
    expect((await remove(client, 'review', url)).json().code).toBe('review_final');
  });

  it('go where a moderator hides it', async () => {
    const { id: reviewId } = await aReview(service.db, { ...ofParties(), ...unopened });
    await add(client, 'review');
    const [url = ''] = (await seen(client)).review;
    await service.sql`update reviews set opened_at = now() where service_id = ${work.id}`;
    const decided = { reportId: randomUUID(), reviewId, authorId: client.id };
    await service.receive(reviewHidden, decided);
    expect((await served(url)).statusCode).toBe(404);
  });
});
