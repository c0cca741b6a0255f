import { describe, expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import { orderAtDoor } from '../events/event-ticketing.ts';
import { walkIn } from './walk-in.ts';

const event = {
  id: 'event',
  priceCents: 2_500,
  ticketTypes: [],
  refundRule: null,
  status: 'upcoming',
  eventDate: new Date('2026-12-01T18:00:00Z'),
  endsAt: new Date('2026-12-01T20:00:00Z'),
} as unknown as Event;
const type = { id: 't1', name: 'General', priceCents: 900, salesUntil: '2026-11-01T00:00:00Z' };
const enter = (at: string, given: Partial<Event> = {}) => {
  const to = { ...event, ...given };
  const guest = { id: 'one', ticketCode: 'TICKET-1-A' };
  return walkIn(guest, to, orderAtDoor(to, undefined), { id: 'o' }, new Date(at));
};

describe('a guest without a ticket', () => {
  it('is in at once, paid by cash, and is nobody with an account', () => {
    expect(enter('2026-12-01T19:00:00Z')).toMatchObject({
      userId: 'one',
      isWalkIn: true,
      attendeeName: 'Walk-in',
      status: 'confirmed',
      paymentAmountCents: 2_500,
      markedPaidBy: 'o',
      checkedInBy: 'o',
      checkedInAt: new Date('2026-12-01T19:00:00Z'),
    });
  });

  it('pays the price of a type that is off sale elsewhere, and has to choose one', () => {
    const typed = { ...event, ticketTypes: [type] } as unknown as Event;
    expect(orderAtDoor(typed, 't1')).toMatchObject({ ticketTypeName: 'General', priceCents: 900 });
    expect(() => orderAtDoor(typed, undefined)).toThrow('Choose a ticket');
  });

  it.each([
    ['before the door opens', '2026-12-01T14:59:59Z', {}, 'three hours before'],
    ['after the end', '2026-12-01T20:00:01Z', {}, 'over or cancelled'],
    ['to a cancelled event', '2026-12-01T19:00:00Z', { status: 'cancelled' }, 'over or cancelled'],
  ] as const)('does not come in %s', (_, at, given, why) => {
    expect(() => enter(at, given)).toThrow(why);
  });
});
