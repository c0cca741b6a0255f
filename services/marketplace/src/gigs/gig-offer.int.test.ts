import type { Actor } from '@sidework/chassis/http/actor';
import { youthCategories } from '@sidework/contracts/marketplace/categories';
import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import {
  changeGig,
  deleteGig,
  type GigPosting,
  type GigView,
  getGig,
  listGigs,
  listOwnGigs,
  postGig,
} from '@sidework/contracts/marketplace/gigs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
let owner: Actor;
beforeEach(async () => {
  await service.sql`delete from outbox`;
  owner = await service.person({}, { fullName: 'Pat Plumber', location: 'Newark, NJ' });
});

const offer = {
  packages: [
    { tier: 'standard', scope: 'One faucet replaced.', priceCents: 13_500, days: 2 },
    { tier: 'basic', scope: 'A new washer.', priceCents: 7_500, days: null },
  ],
  extras: [{ name: 'Shutoff valve replaced', priceCents: 4_500 }],
  questions: [{ text: 'Which floor is it on?', isRequired: true }],
  faqs: [{ question: 'Do you bring parts?', answer: 'Yes, on the day.' }],
  areaMiles: 10,
  areaTowns: [],
} satisfies GigOffer;

const aPosting = (given: Partial<GigPosting> = {}): GigPosting => ({
  title: 'Leaking faucet',
  description: 'I mend what drips.',
  category: 'plumbing',
  priceCents: 9_000,
  pricingType: 'hourly',
  location: 'Newark, NJ',
  isRemote: false,
  ...given,
});
const post = (given: Partial<GigPosting> = {}, by = owner) =>
  service.as(by).call(postGig, { body: aPosting(given) });
const at = (gigId: string) => ({ params: { gigId } });
const toldOffer = async (gigId: string) =>
  (await service.emitted()).filter(({ data }) => data.gigId === gigId).at(-1)?.data.offer;

describe('the offer of a gig', () => {
  it('is shown to visitors, and lists know the cheapest package and how many there are', async () => {
    const gig = (await post({ offer })).json() as GigView;
    const [standard, basic] = offer.packages;
    const shown = { ...offer, packages: [basic, standard] };
    expect(gig).toMatchObject({ priceCents: 7_500, pricingType: 'fixed', offer: shown });
    expect((await service.visitor.call(getGig, at(gig.id))).json()).toMatchObject({ offer: shown });
    const query = { professionalId: owner.id };
    for (const narrowed of [query, { ...query, maxPriceCents: 8_000 }]) {
      const { items } = (await service.visitor.call(listGigs, { query: narrowed })).json();
      expect(items).toMatchObject([{ packageCount: 2, priceCents: 7_500, offer: null }]);
    }
    const { packages, extras, questions } = shown;
    expect(await toldOffer(gig.id)).toEqual({ packages, extras, questions });
  });

  it('stays where an older page changes the gig, and goes where it is emptied or deleted', async () => {
    const { id, version } = (await post({ offer })).json() as GigView;
    const change = async (given: Partial<GigPosting>, from: number) =>
      (
        await service.as(owner).call(changeGig, {
          ...at(id),
          body: { ...aPosting(given), version: from },
        })
      ).json();
    expect(await change({ title: 'Taps' }, version)).toMatchObject({
      title: 'Taps',
      priceCents: 7_500,
      packageCount: 2,
    });
    const none = { ...offer, packages: [], extras: [], questions: [], faqs: [], areaMiles: null };
    expect(await change({ offer: none }, version + 1)).toMatchObject({
      priceCents: 9_000,
      pricingType: 'hourly',
      packageCount: 0,
    });
    expect((await change({ offer }, version + 2)).packageCount).toBe(2);
    await service.as(owner).call(deleteGig, at(id));
    expect(await toldOffer(id)).toEqual({ packages: [], extras: [], questions: [] });
  });

  it('is in the list of its owner whole', async () => {
    await post({ offer });
    const { items } = (await service.as(owner).call(listOwnGigs)).json();
    expect(items).toMatchObject([{ offer: { faqs: offer.faqs } }]);
  });

  it('is none of a child', async () => {
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { permits: ['paid_work'] },
    );
    const category = youthCategories[0]?.key ?? '';
    const reply = await post({ category, offer }, child);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'young_gig_has_one_price']);
  });

  it.each([
    ['four packages', { packages: [...offer.packages, ...offer.packages] }, 'packages'],
    ['two extras of one name', { extras: [...offer.extras, ...offer.extras] }, 'extras'],
    ['two equal questions', { questions: [...offer.questions, ...offer.questions] }, 'questions'],
    ['two equal answers', { faqs: [...offer.faqs, ...offer.faqs] }, 'faqs'],
    ['a town twice', { areaMiles: null, areaTowns: ['Kearny, NJ', 'kearny, NJ'] }, 'areaTowns'],
    ['an extra for nothing', { extras: [{ name: 'Valve', priceCents: 0 }] }, 'extras.0.priceCents'],
    ['miles and towns', { areaTowns: ['Kearny, NJ'] }, 'areaTowns'],
    [
      'eleven answers',
      { faqs: Array.from({ length: 11 }, () => offer.faqs[0]).flatMap((faq) => faq ?? []) },
      'faqs',
    ],
  ])('with %s is refused beside its field', async (_, given, field) => {
    const reply = await post({ offer: { ...offer, ...given } });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toContain(`offer.${field}`);
  });
});
