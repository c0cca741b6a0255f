import { anActor } from '@sidework/chassis/testing/tokens';
import { describe, expect, it } from 'vitest';
import { type BookableGig, noOffer, offerOf, requireMayBook } from './bookable-gig.ts';

const hours = {
  timeZone: 'UTC',
  week: [],
  daysOff: [],
  appointmentMinutes: 90,
  noticeHours: 0,
  travelMinutes: 0,
};
const gigOf = (given: Partial<BookableGig> = {}): BookableGig => ({
  id: 'gig',
  sequence: 1,
  professionalId: 'maria',
  title: 'Tap repair',
  description: 'I mend what drips.',
  priceCents: 4_501,
  pricingType: 'fixed',
  offer: noOffer,
  status: 'active',
  ...given,
});

describe('a gig is offered', () => {
  it.each([
    ['fixed', 4_501],
    ['project', 4_501],
    ['hourly', 6_752],
  ] as const)('at its %s price', (pricingType, amountCents) => {
    expect(offerOf(gigOf({ pricingType }), hours)).toMatchObject({ amountCents });
  });

  it.each([
    ['that is not there', undefined, hours],
    ['that is paused', gigOf({ status: 'paused' }), hours],
    ['that was deleted', gigOf({ status: 'deleted' }), hours],
    ['without a price', gigOf({ priceCents: null }), hours],
    ['without hours', gigOf(), undefined],
  ])('but not one %s', (_, gig, given) => {
    expect(() => offerOf(gig, given)).toThrow(
      expect.objectContaining({ code: 'gig_not_bookable', statusCode: 404 }),
    );
  });
});

describe('a booking', () => {
  const offer = offerOf(gigOf(), hours);
  const wish = { amountCents: 4_501, minutes: 90, booked: 2 };

  it('is another person’s, at the price and the length shown', () => {
    for (const given of [wish, { ...wish, minutes: undefined }])
      expect(() => requireMayBook(offer, anActor(), given)).not.toThrow();
  });

  it.each([
    ['of one’s own gig', 'own_gig', 'maria', {}],
    ['at an older price', 'price_changed', 'ada', { amountCents: 4_500 }],
    ['at an older length', 'length_changed', 'ada', { minutes: 60 }],
    ['beside three that have not ended', 'too_many_bookings', 'ada', { booked: 3 }],
  ])('%s is refused', (_, code, id, given) => {
    expect(() => requireMayBook(offer, anActor({ id }), { ...wish, ...given })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
