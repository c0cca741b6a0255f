import { describe, expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import {
  comesSelf,
  freeNumbers,
  paidWith,
  requireMayBring,
  requireSeatsFor,
  seatOf,
  totalOf,
} from './group.ts';
import type { Registration } from './registration.ts';

const guests = [{ attendeeName: 'Gus Guest' }, { attendeeName: 'Gia Guest' }];
const event = { capacity: 10, taken: 8, ticketTypes: [] } as unknown as Event;
const choice = { ticketTypeId: null, promoCode: null };
const own = {
  id: 'own',
  userId: 'ada',
  groupId: null,
  guestNumber: 0,
  status: 'held',
  paymentStatus: 'pending',
  paymentAmountCents: 900,
  answers: [{ question: 'Diet?', answer: 'None' }],
} as unknown as Registration;
const order = { ticketTypeId: null, ticketTypeName: null, promoCode: null, priceCents: 900 };

describe('a group', () => {
  it('has seats for all of it, or is refused with what is left', () => {
    expect(() => requireSeatsFor(guests, event, choice)).not.toThrow();
    for (const [taken, text] of [
      [9, 'Only 2 seats are left'],
      [10, 'Only 1 seat is left'],
    ] as const)
      expect(() => requireSeatsFor(guests, { ...event, taken }, choice)).toThrow(
        expect.objectContaining({ fields: { guests: text } }),
      );
  });

  it('counts what is left of its ticket type', () => {
    const type = { id: 't', seats: 3, taken: 2 };
    const typed = { ...event, taken: 2, ticketTypes: [type] } as unknown as Event;
    expect(() => requireSeatsFor(guests, typed, { ...choice, ticketTypeId: 't' })).toThrow(
      'not enough seats',
    );
  });

  it('is not brought by a young person', () => {
    expect(() => requireMayBring(guests, { isChild: true })).toThrow('for themselves alone');
    expect(() => requireMayBring([], { isChild: true })).not.toThrow();
  });

  it('has nine guests at most, also where some came before', () => {
    expect(freeNumbers(2, [0, 1, 3])).toEqual([2, 4]);
    expect(() => freeNumbers(2, [1, 2, 3, 4, 5, 6, 7, 8])).toThrow('not enough seats');
  });

  it('is paid with one payment, and its guests answer nothing', () => {
    const guest = { attendeeName: 'Gus Guest', id: 'g1', guestNumber: 1, ticketCode: 'T' };
    const seat = seatOf(own, guest, order);
    expect(seat).toMatchObject({ groupId: 'own', userId: 'ada', status: 'held', answers: [] });
    expect([paidWith(seat), paidWith(own), totalOf([own, seat])]).toEqual(['own', 'own', 1_800]);
  });

  it.each([
    ['the own seat', {}, true],
    ['the seat of a guest', { guestNumber: 1 }, false],
    ['a walk-in', { isWalkIn: true }, false],
    ['a ticket that was given away', { transferredAt: new Date() }, false],
  ])('of %s says whether the person of the account comes', (_, given, comes) => {
    const seat = { guestNumber: 0, isWalkIn: false, transferredAt: null, ...given };
    expect(comesSelf(seat)).toBe(comes);
  });
});
