import type { Actor } from '@sidework/chassis/http/actor';
import { listCrmClients } from '@sidework/contracts/client-services/crm-clients';
import { getReviewRatings, listReviews } from '@sidework/contracts/client-services/reviews';
import { getService, listServices } from '@sidework/contracts/client-services/services';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient, aReview, aService, completed } from '../test/builders.ts';
import { testClientServices } from '../test/service.ts';

const service = testClientServices();
const shown = {
  fullName: 'Ada Marigold',
  avatarUrl: 'https://x.test/ada.webp',
  profession: 'Cook',
};
let child: Actor;
let adult: Actor;
let served: { id: string };

beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' });
  adult = await service.person({}, shown);
  served = await aService(service.db, { client: adult, professional: child });
  await service.receive(contactChanged, {
    id: adult.id,
    email: 'ada@example.com',
    phone: '+12015550123',
  });
  await aCrmClient(service.db, { professional: child, client: adult });
});

const approve = (given: object = {}) => service.sql`
  update services set is_guardian_approved = true,
    approved_client = ${JSON.stringify({ ...shown, ...given })}`;

const answers = async () => {
  const by = service.as(child);
  const { id } = served;
  return {
    service: (await by.call(getService, { params: { serviceId: id } })).json().client,
    services: (await by.call(listServices, { query: { as: 'professional' } })).json().items[0]
      .client,
    client: (await by.call(listCrmClients)).json().items?.[0].client,
  };
};

describe('an adult, as a child is shown it', () => {
  it('has a first name and an initial until a guardian approved the work [D-108]', async () => {
    for (const card of Object.values(await answers()))
      expect(card).toMatchObject({ fullName: 'Ada M.', avatarUrl: null, profession: null });
    await approve();
    for (const card of Object.values(await answers())) expect(card).toMatchObject(shown);
  });

  it('stays as a guardian approved it, whatever it is called since then [D-117]', async () => {
    await approve();
    await service.sql`
      update people set full_name = 'Text Me', profession = 'snap adam', avatar_url = 'https://x.test/2.webp'
      where id = ${adult.id}`;
    for (const card of Object.values(await answers())) expect(card).toMatchObject(shown);
  });

  it('says nothing of how it is reached, though a guardian approved it [D-117]', async () => {
    await approve({ fullName: 'Text me 973-555-0142', profession: 'Write to ada@example.com' });
    for (const card of Object.values(await answers()))
      expect(card).toMatchObject({ fullName: 'Someone', profession: null });
  });

  it.each([
    ['the work has ended', `update services set status = 'cancelled', cancelled_at = now()`],
    ['the child may not act', `update people set may_act = false`],
    ['nobody kept what was approved', 'update services set approved_client = null'],
  ])('has a first name and an initial again once %s [D-108]', async (_, change) => {
    await approve();
    await service.sql.unsafe(change);
    // A child that may not act has no list of clients.
    for (const card of Object.values(await answers()).filter(Boolean))
      expect(card).toMatchObject({ fullName: 'Ada M.', avatarUrl: null, profession: null });
  });

  it('is shown no more by work in which the child is the client', async () => {
    const { id } = await aService(service.db, { client: child, professional: adult });
    const reply = await service.as(child).call(getService, { params: { serviceId: id } });
    expect(reply.json().professional).toMatchObject({ fullName: 'Ada M.', avatarUrl: null });
  });

  it('is reached through the job room alone', async () => {
    await approve();
    const reply = await service.as(child).call(listCrmClients);
    expect(reply.json().items).toMatchObject([{ email: null, phone: null }]);
    expect(reply.body).not.toMatch(/ada@|0123/);
  });

  it('is not looked up by what others said of it', async () => {
    const done = await aService(service.db, {
      client: await service.person(),
      professional: adult,
      ...completed(),
    });
    await aReview(service.db, {
      serviceId: done.id,
      clientId: done.clientId,
      professionalId: adult.id,
    });
    const seenBy = async (by: Actor) => {
      const query = { professionalId: adult.id };
      const reviews = await service.as(by).call(listReviews, { query });
      const ratings = await service.as(by).call(getReviewRatings, { query });
      const counts = ratings.json().ratings.map(({ count }: { count: number }) => count);
      return [reviews.json().items.length, Math.max(...counts)];
    };
    expect(await seenBy(await service.person())).toEqual([1, 1]);
    expect(await seenBy(child)).toEqual([0, 0]);
  });

  it('gives a review under a first name that is one', async () => {
    const called = await service.person({}, { fullName: '973-555-0142 Ada' });
    const done = await aService(service.db, {
      client: called,
      professional: child,
      ...completed(),
    });
    const review = { serviceId: done.id, clientId: called.id, professionalId: child.id };
    await aReview(service.db, review);
    const reply = await service
      .as(child)
      .call(listReviews, { query: { professionalId: child.id } });
    expect(reply.json().items).toMatchObject([{ clientFirstName: 'Someone' }]);
  });
});
