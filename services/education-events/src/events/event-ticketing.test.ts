import type { TicketingChange } from '@sidework/contracts/education-events/ticketing';
import { describe, expect, it } from 'vitest';
import * as Event from './event.ts';
import { termsOf } from './event-terms.ts';
import * as Ticketing from './event-ticketing.ts';

const now = new Date('2026-11-22T12:00:00Z');
const organizer = { id: 'organizer', userType: 'professional', accountType: 'gig_worker' };
const posted = Event.post(
  'one',
  {
    title: 'Trades and tools',
    description: 'Meet other trades.',
    category: 'Networking',
    eventDate: '2026-12-01T18:00:00Z',
    timeZone: 'America/New_York',
    location: 'Newark, NJ',
    capacity: 3,
    priceCents: 4_000,
  },
  organizer,
  now,
);
const type = (given: Partial<TicketingChange['ticketTypes'][number]> = {}) => ({
  id: 'general',
  name: 'General',
  priceCents: 2_500,
  seats: null,
  isOnline: false,
  onlineLink: null,
  salesFrom: null,
  salesUntil: null,
  ...given,
});
const promo = (given: Partial<TicketingChange['promoCodes'][number]> = {}) => ({
  code: 'EARLY',
  percentOff: 50,
  centsOff: null,
  mostUses: null,
  validFrom: null,
  validUntil: null,
  ...given,
});
const question = (given = {}) => ({
  id: 'diet',
  text: 'What do you eat?',
  choices: [] as string[],
  isRequired: true,
  ...given,
});
const change = (given: Partial<TicketingChange> = {}): TicketingChange => ({
  ticketTypes: [type()],
  promoCodes: [promo()],
  questions: [],
  refundRule: { percent: 50, untilHours: 24 },
  version: 1,
  ...given,
});
const sold = (given: Partial<TicketingChange> = {}) =>
  Event.sell(posted, change(given), organizer, now);
const general = { ticketTypeId: 'general', promoCode: null };

describe('how an event is sold', () => {
  it('is set by its organizer alone, who saw its last version', () => {
    expect(() => Event.sell(posted, change(), { id: 'other' }, now)).toThrow('organizer');
    expect(() => sold({ version: 2 })).toThrow('changed meanwhile');
    expect(sold()).toMatchObject({ version: 2, priceCents: 2_500 });
  });

  it.each([
    ['two types of one name', { ticketTypes: [type(), type({ id: 'b', name: 'GENERAL' })] }],
    ['an online type without a link', { ticketTypes: [type({ isOnline: true })] }],
    [
      'a sale that ends before it starts',
      {
        ticketTypes: [
          type({ salesFrom: '2026-11-30T00:00:00Z', salesUntil: '2026-11-29T00:00:00Z' }),
        ],
      },
    ],
    ['a code with two worths', { promoCodes: [promo({ centsOff: 100 })] }],
    ['a code without a worth', { promoCodes: [promo({ percentOff: null })] }],
    ['a code that is there twice', { promoCodes: [promo(), promo()] }],
  ])('is refused with %s', (_, wrong) => {
    expect(() => sold(wrong)).toThrow();
  });

  it('keeps a type that was sold, its price and its seats', () => {
    const event = Event.takeSeat(sold(), general, now);
    const set = (given: Partial<TicketingChange>) =>
      Event.sell(event, change({ version: 2, ...given }), organizer, now);
    expect(() => set({ ticketTypes: [] })).toThrow('cannot');
    expect(() => set({ ticketTypes: [type({ priceCents: 100 })] })).toThrow('cannot');
    expect(set({ ticketTypes: [type({ seats: 1 })] }).ticketTypes[0]?.taken).toBe(1);
    const changed = { ...posted, priceCents: 1, eventDate: '2026-12-02T18:00:00Z' };
    const written = { ...changed, endsAt: null, imageUrl: null, version: 2 };
    expect(Event.change(event, written, organizer, now).priceCents).toBe(2_500);
  });

  it('gives no seat beyond those of its type, nor beyond those of the event', () => {
    const event = sold({
      ticketTypes: [type({ seats: 1 }), type({ id: 'online', name: 'Online' })],
    });
    const one = Event.takeSeat(event, general, now);
    expect(() => Event.takeSeat(one, general, now)).toThrow('No seats are left of this ticket');
    const online = { ticketTypeId: 'online', promoCode: null };
    const full = Event.takeSeat(Event.takeSeat(one, online, now), online, now);
    expect(() => Event.takeSeat(full, online, now)).toThrow('full');
    expect(Event.takeSeat(Event.freeSeat(full, general), general, now).taken).toBe(3);
  });

  it('belongs to what staff and guardians agree to, though an event without it keeps its terms', () => {
    expect(termsOf(posted)).not.toContain('ticketTypes');
    const other = sold({ ticketTypes: [type({ name: 'Other' })] });
    expect(termsOf(other)).not.toBe(termsOf(sold()));
    expect(termsOf(Event.takeSeat(sold(), general, now))).toBe(termsOf(sold()));
    const approved = {
      ...posted,
      youngPeople: 'approved' as const,
      reviewedTerms: termsOf(posted),
    };
    expect(Event.sell(approved, change(), organizer, now).youngPeople).toBe('asked');
  });
});

describe('an order', () => {
  const order = (event: Event.Event, promoCode?: string) =>
    Ticketing.orderOf(event, { ticketTypeId: 'general', promoCode }, now);

  it('needs a type where there are types', () => {
    expect(() => Ticketing.orderOf(sold(), {}, now)).toThrow('Choose a ticket');
    expect(Ticketing.orderOf(posted, {}, now)).toMatchObject({
      ticketTypeId: null,
      priceCents: 4_000,
    });
  });

  it.each([
    ['before its sale', { salesFrom: '2026-11-22T12:00:01Z' }, false],
    ['from the start of its sale', { salesFrom: '2026-11-22T12:00:00Z' }, true],
    ['at the end of its sale', { salesUntil: '2026-11-22T12:00:00Z' }, false],
    ['before the end of its sale', { salesUntil: '2026-11-22T12:00:01Z' }, true],
  ])('of a type %s', (_, window, may) => {
    const act = () => order(sold({ ticketTypes: [type(window)] }));
    if (may) expect(act).not.toThrow();
    else expect(act).toThrow('not on sale');
  });

  it.each([
    ['a share', {}, 1_250],
    ['the whole', { percentOff: 100 }, 0],
    ['an amount', { percentOff: null, centsOff: 600 }, 1_900],
    ['more than the price', { percentOff: null, centsOff: 9_900 }, 0],
  ])('with a code for %s costs less', (_, worth, cents) => {
    expect(order(sold({ promoCodes: [promo(worth)] }), 'early').priceCents).toBe(cents);
  });

  it('takes a code no more often than it may be used, and again when a seat is given back', () => {
    const event = sold({ promoCodes: [promo({ mostUses: 1 })] });
    const used = Event.takeSeat(event, order(event, 'EARLY'), now);
    expect(() => order(used, 'EARLY')).toThrow('This code is used up');
    const freed = Event.freeSeat(used, { ticketTypeId: 'general', promoCode: 'EARLY' });
    expect(order(freed, 'EARLY').promoCode).toBe('EARLY');
    expect(() => order(event, 'LATE')).toThrow('does not hold');
  });
});

it('a code that was used stays, with its count', () => {
  const event = Event.takeSeat(sold(), { ticketTypeId: 'general', promoCode: 'EARLY' }, now);
  const fieldsOf = (promoCodes: TicketingChange['promoCodes']) => {
    try {
      Event.sell(event, change({ version: 2, promoCodes }), organizer, now);
      return undefined;
    } catch (error) {
      return (error as { fields?: object }).fields;
    }
  };
  const said = 'EARLY was used once, so it stays';
  expect(fieldsOf([])).toEqual({ promoCodes: said });
  expect(fieldsOf([promo({ code: 'LATE' })])).toEqual({ 'promoCodes.0.code': said });
  expect(fieldsOf([promo({ mostUses: 1 })])).toBeUndefined();
  const full = { ...event, promoCodes: [{ ...promo({ mostUses: 1 }), used: 1 }] };
  expect(() => Ticketing.requireCodeLeft(full, { ...general, promoCode: 'EARLY' })).toThrow('used');
});

describe('the answers to an organizer', () => {
  const ask = (given: object, answer: string, isChild = false) =>
    Ticketing.answersTo({ questions: [question(given)] }, [{ questionId: 'diet', answer }], {
      isChild,
    });

  it('are there where they have to be, and one of the choices where there are some', () => {
    expect(ask({}, 'Bread')).toEqual([{ question: 'What do you eat?', answer: 'Bread' }]);
    expect(() => ask({}, ' ')).toThrow('answer this question');
    expect(ask({ isRequired: false }, '')).toEqual([]);
    expect(ask({ choices: ['Bread', 'Rice'] }, 'Rice')).toHaveLength(1);
    expect(() => ask({ choices: ['Bread', 'Rice'] }, 'Fish')).toThrow('answer this question');
  });

  it('of a child are choices alone [D-117]', () => {
    expect(ask({}, 'Call me', true)).toEqual([]);
    expect(ask({ choices: ['Bread', 'Rice'] }, 'Rice', true)).toHaveLength(1);
  });
});

it.each([
  ['in time', '2026-11-30T18:00:00Z', 1_250],
  ['too late', '2026-11-30T18:00:01Z', 0],
])('what goes back to who cancels %s', (_, at, cents) => {
  const rule = { percent: 50, untilHours: 24 };
  expect(Ticketing.refundCentsOf(2_500, rule, posted, new Date(at))).toBe(cents);
  expect(Ticketing.refundCentsOf(2_500, null, posted, new Date(at))).toBe(2_500);
});
