import { maxCents } from '@sidework/contracts/kernel/money';
import type { BookingChoice } from '@sidework/contracts/marketplace/gig-offer';
import { describe, expect, it } from 'vitest';
import { type BookableGig, noOffer, offerOf } from './bookable-gig.ts';
import { choose } from './choice.ts';

const hours = {
  timeZone: 'UTC',
  week: [],
  daysOff: [],
  appointmentMinutes: 90,
  noticeHours: 0,
  travelMinutes: 0,
};
const standard = { tier: 'standard', scope: 'One faucet.', priceCents: 13_500, days: 1 } as const;
const basic = { tier: 'basic', scope: 'A washer.', priceCents: 7_500, days: null } as const;
const valve = { name: 'Shutoff valve', priceCents: 4_500 };
const floor = { text: 'Which floor?', isRequired: true };
const pets = { text: 'Any pets?', isRequired: false };

const offerWith = (offer: Partial<BookableGig['offer']>, given: Partial<BookableGig> = {}) =>
  offerOf(
    {
      id: 'gig',
      sequence: 1,
      professionalId: 'maria',
      title: 'Tap repair',
      description: 'I mend what drips.',
      priceCents: 7_500,
      pricingType: 'fixed',
      status: 'active',
      ...given,
      offer: { ...noOffer, ...offer },
    },
    hours,
  );
const whole = offerWith({
  packages: [basic, standard],
  extras: [valve],
  questions: [floor, pets],
});
const answer = (question: string, text: string) => ({ question, answer: text });
const choice = (given: Partial<BookingChoice> = {}): BookingChoice => ({
  tier: 'standard',
  extras: [],
  answers: [answer(floor.text, 'The second')],
  ...given,
});

describe('a choice', () => {
  it('costs its package and its extras, and carries the answers', () => {
    const answers = [answer(pets.text, ''), answer(floor.text, 'The second')];
    expect(choose(whole, choice({ extras: [valve.name], answers }))).toMatchObject({
      amountCents: 18_000,
      booked: { package: standard, extras: [valve], answers: [answer(floor.text, 'The second')] },
    });
  });

  it('adds extras to the one price of a gig without packages', () => {
    const hourly = offerWith({ extras: [valve] }, { pricingType: 'hourly', priceCents: 6_000 });
    const chosen = choose(hourly, { extras: [valve.name], answers: [] });
    expect(chosen).toMatchObject({ amountCents: 9_000 + 4_500, booked: { package: null } });
  });

  it('is none of a gig with one price, and of an older page', () => {
    expect(choose(offerWith({}))).toMatchObject({ amountCents: 7_500, booked: null });
  });

  it.each([
    ['no package', { tier: undefined }],
    ['a package that is gone', { tier: 'premium' as const }],
    ['an extra that is gone', { extras: ['New tub'] }],
    ['an answer to another question', { answers: [answer('Which year?', 'This')] }],
    ['no answer to a new question', { answers: [] }],
  ])('with %s is refused', (_, given) => {
    expect(() => choose(whole, choice(given))).toThrow(
      expect.objectContaining({ code: 'offer_changed', statusCode: 409 }),
    );
  });

  it('leaves no required answer empty', () => {
    expect(() => choose(whole, choice({ answers: [answer(floor.text, '')] }))).toThrow(
      expect.objectContaining({
        code: 'answer_missing',
        fields: { 'choice.answers.0.answer': 'Please answer this question.' },
      }),
    );
  });

  it('is not dearer than the platform takes', () => {
    const dear = offerWith({ extras: [{ ...valve, priceCents: maxCents }] });
    expect(() => choose(dear, { extras: [valve.name], answers: [] })).toThrow(
      expect.objectContaining({ code: 'gig_not_bookable' }),
    );
  });
});
