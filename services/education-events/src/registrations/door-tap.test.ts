import type { DoorTap } from '@sidework/contracts/education-events/door';
import { doorOpensAt } from '@sidework/contracts/education-events/event-options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from './door-tap.ts';
import type { Registration } from './registration.ts';

const now = new Date('2031-05-01T23:30:00Z');
const event = {
  id: 'e1',
  status: 'upcoming',
  eventDate: new Date('2031-05-02T01:00:00Z'),
  endsAt: new Date('2031-05-02T03:00:00Z'),
} as const;
const organizer = { id: 'o1' };
const seat = {
  eventId: 'e1',
  status: 'confirmed',
  checkedInAt: null,
  checkedInBy: null,
  checkedInTap: null,
  createdAt: new Date('2031-04-01T10:00:00Z'),
} as Registration;
const at = '2031-05-01T22:04:00.000Z';
const tap = (given: Partial<DoorTap> = {}): DoorTap => ({
  id: 't1',
  registrationId: 'r1',
  act: 'in',
  at,
  undoes: null,
  ...given,
});
const inside = { ...seat, checkedInAt: new Date(at), checkedInBy: 'o1', checkedInTap: 't1' };

describe('a tap at the door', () => {
  it('lets in from three hours before the start', () => {
    const opening = { ...event, eventDate: new Date(now.getTime() + 3 * 3_600_000) };
    expect(settle(seat, opening, tap(), organizer, now).outcome).toBe('in');
  });

  it('is not before the seat was taken', () => {
    const late = { ...seat, createdAt: new Date('2031-05-01T23:00:00Z') };
    const { registration } = settle(late, event, tap(), organizer, now);
    expect(registration?.checkedInAt).toEqual(late.createdAt);
  });

  it('lets in at the moment of the tap, by the organizer', () => {
    const { outcome, registration } = settle(seat, event, tap(), organizer, now);
    expect([outcome, registration]).toEqual(['in', inside]);
  });

  it.each([
    ['another event', { ...seat, eventId: 'e2' }, event, 'no_ticket'],
    ['no seat', undefined, event, 'no_ticket'],
    ['a seat that was given back', { ...seat, status: 'cancelled' }, event, 'no_ticket'],
    ['a seat that is not paid', { ...seat, status: 'held' }, event, 'no_ticket'],
    ['a cancelled event', seat, { ...event, status: 'cancelled' }, 'no_ticket'],
    ['a guest who is in', inside, event, 'already_in'],
    [
      'a device that says it is later than it is, before the door opens',
      seat,
      { ...event, eventDate: new Date(now.getTime() + 3 * 3_600_000 + 1) },
      'too_early',
    ],
    [
      'a device that sends it more than a day after the end',
      seat,
      { ...event, endsAt: new Date(now.getTime() - 24 * 3_600_000 - 1) },
      'too_late',
    ],
  ] as const)('of %s lets nobody in', (_, registration, at, outcome) => {
    const settled = settle(registration, at, tap({ id: 't2' }), organizer, now);
    expect(settled.outcome).toBe(outcome);
    if (registration?.eventId === 'e1') expect(settled.registration).toBe(registration);
  });

  it.each([
    ['its own tap', inside, 't1', 'undone', null],
    ['what the list shows', inside, null, 'undone', null],
    ['another tap', inside, 't2', 'already_in', inside.checkedInAt],
    ['nothing', seat, 't1', 'not_in', null],
  ] as const)('that undoes %s', (_, registration, undoes, outcome, checkedInAt) => {
    const settled = settle(registration, event, tap({ act: 'undo', undoes }), organizer, now);
    expect([settled.outcome, settled.registration?.checkedInAt]).toEqual([outcome, checkedInAt]);
  });

  it.each([
    ['a seat that was given back', { ...inside, status: 'cancelled' }, event, 'no_ticket'],
    ['a cancelled event', inside, { ...event, status: 'cancelled' }, 'no_ticket'],
    [
      'a door that has closed',
      inside,
      { ...event, endsAt: new Date(now.getTime() - 24 * 3_600_000 - 1) },
      'too_late',
    ],
  ] as const)('that undoes an entry of %s changes nothing', (_, registration, at, outcome) => {
    const sent = tap({ act: 'undo', undoes: 't1' });
    expect(settle(registration, at, sent, organizer, now)).toEqual({ outcome, registration });
  });

  it('that undoes a guest without a ticket frees the seat', () => {
    const walkIn = { ...inside, isWalkIn: true, paymentStatus: 'completed', markedPaidBy: 'o1' };
    const sent = tap({ act: 'undo' });
    const { outcome, registration } = settle(walkIn as Registration, event, sent, organizer, now);
    expect([outcome, registration?.status, registration?.checkedInAt]).toEqual([
      'undone',
      'cancelled',
      null,
    ]);
    expect(registration?.paymentStatus).toBe('completed');
  });

  it.each([
    ['later than now', '2031-05-02T10:00:00Z', now],
    ['before the door opened', '2001-01-01T00:00:00Z', doorOpensAt(event.eventDate)],
  ])('of a clock that is %s counts at the nearest moment that can be', (_, moment, expected) => {
    const { registration } = settle(seat, event, tap({ at: moment }), organizer, now);
    expect(registration?.checkedInAt).toEqual(expected);
  });
});

/** Two devices tap at some guests; each undo takes back the last tap of its own device at that guest. */
const taps = fc.array(
  fc.record({
    device: fc.constantFrom('a', 'b'),
    guest: fc.integer({ min: 0, max: 4 }),
    act: fc.constantFrom('in' as const, 'undo' as const),
    isSentTwice: fc.boolean(),
    minute: fc.integer({ min: 0, max: 80 }),
  }),
  { maxLength: 60 },
);

it('lets each guest in once at a time, whatever two devices tap and however late it arrives', () => {
  fc.assert(
    fc.property(taps, (all) => {
      // The device that was offline sends all of its taps after those of the other.
      const arrived = all.toSorted((one, other) => one.device.localeCompare(other.device));
      const guests = Array.from({ length: 5 }, () => seat);
      const entered = Array.from({ length: 5 }, () => 0);
      const settledBefore = new Map<string, string>();
      const lastOf = new Map<string, string>();
      for (const [place, { device, guest, act, isSentTwice, minute }] of arrived.entries()) {
        const id = `t${place}`;
        const own = lastOf.get(`${device}${guest}`) ?? 'none';
        const moment = new Date(Date.parse(at) + minute * 60_000).toISOString();
        const sent = tap({ id, act, at: moment, undoes: act === 'undo' ? own : null });
        if (act === 'in') lastOf.set(`${device}${guest}`, id);
        for (let times = isSentTwice ? 2 : 1; times > 0; times -= 1) {
          if (settledBefore.has(id)) continue;
          const before = guests[guest] ?? seat;
          const { outcome, registration } = settle(before, event, sent, organizer, now);
          settledBefore.set(id, outcome);
          const wasIn = before.checkedInAt !== null;
          const isIn = registration?.checkedInAt !== null;
          entered[guest] = (entered[guest] ?? 0) + Number(isIn) - Number(wasIn);
          expect(entered[guest]).toBe(Number(isIn));
          if (outcome === 'in') expect([wasIn, registration?.checkedInTap]).toEqual([false, id]);
          if (outcome === 'undone') expect(before.checkedInTap).toBe(own);
          // A conflict names the time at which the other device let the guest in.
          if (outcome === 'already_in')
            expect(registration?.checkedInAt).toEqual(before.checkedInAt);
          guests[guest] = registration ?? before;
        }
      }
    }),
  );
});
