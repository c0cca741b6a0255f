import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/crm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

const timeZone = 'America/New_York';

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
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

  it.each([
    ['offered and under way', { agreement: 'proposed' }],
    ['offered and completed', { agreement: 'proposed', ...completed() }],
    ['refunded whole', { ...completed(), paymentStatus: 'released', releasedAmountCents: 0 }],
    ['given back by a moderator', { ...completed(), paymentStatus: 'cancelled' }],
  ] as const)('leave out work that was %s [CRM-05, CRM-06, D-135]', async (_what, given) => {
    await aService(service.db, { client, professional, ...given });
    const overview = await service
      .as(professional)
      .call(api.getCrmOverview, { query: { timeZone } });
    expect(overview.json()).toMatchObject({
      activeServices: 0,
      completedServices: 0,
      revenueCents: 0,
    });
    expect(overview.json().revenueByMonth.at(-1).revenueCents).toBe(0);
  });

  it('keep what was refunded in part and what was paid outside [D-37]', async () => {
    const part = { paymentStatus: 'released', releasedAmountCents: 100 } as const;
    await aService(service.db, { client, professional, ...completed(), ...part });
    const outside = { ...completed(), paidOutsideAt: new Date() };
    await aService(service.db, { client, professional, ...outside });
    const overview = await service
      .as(professional)
      .call(api.getCrmOverview, { query: { timeZone } });
    expect(overview.json()).toMatchObject({ completedServices: 2, revenueCents: 19_800 });
  });
});
