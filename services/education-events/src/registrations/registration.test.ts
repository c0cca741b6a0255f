import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import { orderOf } from '../events/event-ticketing.ts';
import * as Registration from './registration.ts';
import { checkIn } from './registration-entry.ts';
import * as SeatPayment from './registration-payment.ts';
import { readTicket, ticketBytes, ticketCode } from './registration-ticket.ts';

const now = new Date('2026-11-22T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const free = {
  id: 'event',
  priceCents: 0,
  ticketTypes: [],
  promoCodes: [],
  refundRule: null,
  youngPeople: 'approved',
  status: 'upcoming',
  eventDate: new Date('2026-12-01T18:00:00Z'),
  endsAt: new Date('2026-12-01T20:00:00Z'),
} as unknown as Event;
const atDoor = new Date('2026-12-01T15:00:00Z');
const paid = { ...free, priceCents: 2_500 };
const adult = {
  id: 'adult',
  isChild: false,
  attendeeName: 'Ada Example',
  attendeeEmail: 'ada@example.org',
  answers: [],
};
const child = {
  id: 'child',
  isChild: true,
  attendeeName: 'Kit E.',
  attendeeEmail: undefined,
  answers: [],
};
const register = (event = free, by: Registration.Attendee = adult) =>
  Registration.register('one', event, by, orderOf(event, {}, now), 'TICKET-1-A', now);

describe('a registration', () => {
  it('of a free event is paid and confirmed at once [EVT-43]', () => {
    expect(register()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      paymentAmountCents: 0,
    });
  });

  it('of one that costs keeps its seat 15 minutes for its price [EVT-43, EVT-63, D-70]', () => {
    expect(register(paid)).toMatchObject({
      status: 'held',
      paymentStatus: 'pending',
      paymentAmountCents: 2_500,
      holdExpiresAt: minutes(15),
    });
    expect(Registration.passTime(register(paid), paid, minutes(14.9))).toBe(undefined);
    expect(Registration.passTime(register(paid), paid, minutes(15))?.status).toBe('expired');
  });

  it('needs an address, but of a child [EVT-40]', () => {
    expect(() => register(free, { ...adult, attendeeEmail: undefined })).toThrow(
      'Email is required',
    );
  });

  it('is confirmed by its payment, or where the organizer was paid at the door', () => {
    expect(SeatPayment.pay(register(paid))).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
    });
    expect(SeatPayment.markPaid(register(paid), { id: 'organizer' })).toMatchObject({
      status: 'confirmed',
      markedPaidBy: 'organizer',
    });
    expect(() => SeatPayment.markPaid(register(), { id: 'organizer' })).toThrow('paid already');
  });

  it('that ends gives back what was paid here, and not what was paid at the door', () => {
    const bought = SeatPayment.pay(register(paid));
    expect(Registration.cancel(bought, paid, now).paymentStatus).toBe('refund_requested');
    const atTheDoor = SeatPayment.markPaid(register(paid), { id: 'organizer' });
    expect(Registration.cancel(atTheDoor, paid, now).paymentStatus).toBe('completed');
    expect(Registration.cancel(register(), free, now)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'completed',
    });
  });

  it('of whoever was let in is not given back by them, nor with their account [D-120]', () => {
    const bought = SeatPayment.pay(register(paid));
    expect(Registration.isGivenBack(bought)).toBe(true);
    const { registration } = checkIn(bought, paid, { id: 'organizer' }, atDoor);
    expect(() => Registration.cancel(registration, paid, now)).toThrow('let in at the door');
    expect(Registration.isGivenBack(registration)).toBe(false);
    expect(Registration.end(registration, 'cancelled', now).paymentStatus).toBe('refund_requested');
  });

  it.each([
    ['given back', (bought) => Registration.cancel(bought, paid, now), 'refunded'],
    [
      'expired before its payment came',
      () => Registration.end(register(paid), 'expired', now),
      'refunded',
    ],
    ['kept', (bought) => bought, 'completed'],
    [
      'paid at the door and given back',
      () => Registration.cancel(SeatPayment.markPaid(register(paid), { id: 'o' }), paid, now),
      'completed',
    ],
  ] as [string, (bought: Registration.Registration) => Registration.Registration, string][])(
    'that was %s is after a refund %s',
    (_, become, paymentStatus) => {
      const registration = become(SeatPayment.pay(register(paid)));
      expect(SeatPayment.refund(registration).paymentStatus).toBe(paymentStatus);
    },
  );

  it('of a child waits for its guardian [D-67]', () => {
    const asked = register(paid, child);
    expect(asked).toMatchObject({ status: 'awaiting_guardian', attendeeEmail: null });
    const yes = { guardianId: 'guardian', hasRead: true };
    expect(Registration.approve(asked, paid, yes, now)).toMatchObject({
      status: 'held',
      approvedBy: 'guardian',
      attendeeEmail: null,
      agreedTerms: expect.stringContaining('2500'),
    });
    expect(Registration.decline(asked, paid, 'guardian', now).status).toBe('declined');
    expect(() => register({ ...free, youngPeople: 'asked' as const }, child)).toThrow(
      'young people',
    );
  });

  it('of a child is agreed to as its guardian read it, and as staff approved it [D-118]', () => {
    const asked = register(paid, child);
    const yes = { guardianId: 'guardian', hasRead: true };
    const say = (event: object, given = yes) =>
      Registration.approve(asked, { ...paid, ...event }, given, now);
    expect(() => say({ youngPeople: 'asked' })).toThrow('reviews this event first');
    expect(() => say({ youngPeople: 'no' })).toThrow('not open to young people');
    expect(() => say({}, { ...yes, hasRead: false })).toThrow('changed meanwhile');
    const agreed = say({});
    expect(Registration.isAgreedTo(agreed, paid)).toBe(true);
    expect(Registration.isAgreedTo(agreed, { ...paid, title: 'Text me' })).toBe(false);
    expect(Registration.isAgreedTo(agreed, { ...paid, youngPeople: 'no' })).toBe(false);
    expect(Registration.isAgreedTo(register(), { ...free, youngPeople: 'no' })).toBe(true);
    const again = { status: 'awaiting_guardian', approvedBy: null };
    const waits = { ...paid, youngPeople: 'asked' as const };
    expect(Registration.askAgain(agreed, waits, now)).toMatchObject({
      ...again,
      holdExpiresAt: paid.eventDate,
    });
    expect(Registration.askAgain(agreed, paid, now)).toMatchObject({
      ...again,
      holdExpiresAt: minutes(48 * 60),
      agreedTerms: agreed.agreedTerms,
    });
  });

  it('is found at its own event alone', () => {
    expect(() => Registration.requireSeatAt(register(), 'event')).not.toThrow();
    expect(() => Registration.requireSeatAt(register(), 'another')).toThrow('no such registration');
  });

  it('waits for no guardian longer than until the event begins', () => {
    const tomorrow = { ...free, eventDate: minutes(60) };
    expect(register(tomorrow, child).holdExpiresAt).toEqual(minutes(60));
  });

  it('that is given to somebody else has another code', () => {
    const to = { attendeeName: 'Bob Example', attendeeEmail: 'bob@example.org' };
    expect(Registration.transfer(register(), to, 'TICKET-2-B', free, now)).toMatchObject({
      ...to,
      ticketCode: 'TICKET-2-B',
      transferredAt: now,
    });
    const given = Registration.transfer(register(), to, 'TICKET-2-B', free, now);
    expect(Registration.hasTicket(given)).toBe(false);
    expect(() => Registration.requireTicket(given)).toThrow('it is theirs now');
    expect(() => Registration.transfer(given, to, 'TICKET-3-C', free, now)).toThrow('theirs now');
    expect(() => Registration.transfer(register(paid), to, 'TICKET-2-B', paid, now)).toThrow(
      'no longer open',
    );
  });

  it('leaves no answers of its giver with whoever has it', () => {
    const answers = [{ question: 'What do you eat?', answer: 'Rice' }];
    const mine = { ...register(), answers };
    const to = { attendeeName: 'Bob Example', attendeeEmail: 'bob@example.org' };
    expect(Registration.transfer(mine, to, 'TICKET-2-B', free, now).answers).toEqual([]);
    expect(Registration.takeTicket(mine, free, 'Bob', now).answers).toEqual([]);
    const kit = { userId: 'child', attendeeName: 'Kit E.' };
    expect(Registration.takeAsChild(mine, free, kit, 'TICKET-2-B', now).answers).toEqual([]);
  });

  it('that a child was given gives back what its rule says, though its guardian ends it', () => {
    const kit = { userId: 'child', attendeeName: 'Kit E.' };
    const taken = (percent: number) => {
      const refundRule = { percent, untilHours: 0 };
      const bought = { ...SeatPayment.pay(register(paid)), refundRule };
      return Registration.takeAsChild(bought, paid, kit, 'TICKET-2-B', now);
    };
    const kept = { refundCents: 0, paymentStatus: 'completed' };
    expect(Registration.decline(taken(0), paid, 'guardian', now)).toMatchObject(kept);
    expect(Registration.passTime(taken(0), paid, minutes(48 * 60))).toMatchObject(kept);
    expect(Registration.decline(taken(40), paid, 'guardian', now).refundCents).toBe(1_000);
    expect(Registration.endByRule(taken(40), 'cancelled', paid, now).refundCents).toBe(1_000);
    const soon = { ...paid, eventDate: minutes(60) };
    const waits = { ...taken(100), holdExpiresAt: minutes(60) };
    expect(Registration.passTime(waits, soon, minutes(61))?.refundCents).toBe(2_500);
    const again = { ...taken(0), agreedTerms: 'the event of before' };
    expect(Registration.decline(again, paid, 'guardian', now)).toMatchObject({
      refundCents: null,
      paymentStatus: 'refund_requested',
    });
  });

  it('is let in once, and the second time says since when', () => {
    const first = checkIn(register(), free, { id: 'organizer' }, atDoor);
    expect(first).toMatchObject({ isFirst: true, checkedInAt: atDoor });
    const again = checkIn(first.registration, free, { id: 'o' }, free.endsAt);
    expect(again).toMatchObject({ isFirst: false, checkedInAt: atDoor });
    expect(() => checkIn(register(), { ...free, id: 'another' }, { id: 'o' }, atDoor)).toThrow(
      'no ticket of this event',
    );
    for (const event of [{ ...free, status: 'cancelled' as const }, paid])
      expect(() => checkIn(register(event), event, { id: 'o' }, atDoor)).toThrow('no ticket');
  });

  it.each([
    ['a minute before three hours before the start', '2026-12-01T14:59:00Z', 'three hours before'],
    ['a day and a minute after the end', '2026-12-02T20:01:00Z', 'closed a day after'],
  ])('is not let in %s', (_, moment, why) => {
    expect(() => checkIn(register(), free, { id: 'o' }, new Date(moment))).toThrow(why);
  });
});

describe('the code of a ticket [EVT-45, CONST-25, D-71]', () => {
  it('is TICKET, a timestamp and 9 upper-case characters [EVT-60]', () => {
    expect(ticketCode(now, randomBytes(ticketBytes))).toMatch(/^TICKET-\d{13}-[A-Z0-9]{9}$/);
    expect(ticketCode(now, randomBytes(ticketBytes))).toContain(`-${now.getTime()}-`);
  });

  it('favours no character', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    for (const byte of all) {
      const only = new Uint8Array(ticketBytes).fill(byte);
      if (byte >= 252) {
        expect(() => ticketCode(now, only)).toThrow('random');
        continue;
      }
      const letter = ticketCode(now, only).at(-1) ?? '';
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    expect(new Set(counts.values())).toEqual(new Set([7]));
  });

  it('is read as it was typed or scanned', () => {
    expect(readTicket(' ticket-1795290000000-abcdefghi ')).toEqual({
      code: 'TICKET-1795290000000-ABCDEFGHI',
      proof: undefined,
    });
    const proof = 'a'.repeat(22);
    expect(readTicket(`TICKET-1795290000000-ABCDEFGHI.${proof}`)?.proof).toBe(proof);
    expect(readTicket('https://example.org')).toBe(undefined);
  });
});
