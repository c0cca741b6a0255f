import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as events from '@sidework/contracts/education-events/events';
import {
  attendedEventCancelled,
  attendedEventChanged,
  childSeatEnded,
  registrationCancelled,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events/tickets';
import { waitedEventCancelled } from '@sidework/contracts/education-events/events/waitlist';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import {
  listNotifications,
  type NotificationView,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let organizer: Actor;
let ada: Actor;
beforeEach(async () => {
  organizer = await service.person({}, { fullName: 'Naomi Feld' });
  ada = await service.person({}, { fullName: 'Ada Lovelace' });
});

const itemsOf = async (person: Actor): Promise<NotificationView[]> =>
  (await service.as(person).call(listNotifications)).json().items;

const aSeat = () => ({
  eventId: randomUUID(),
  registrationId: randomUUID(),
  title: 'Trades and tools',
  organizerId: organizer.id,
  userId: ada.id,
  location: 'Newark, NJ',
  startsAt: '2026-12-01T23:00:00.000Z',
  endsAt: '2026-12-02T01:00:00.000Z',
  timeZone: 'America/New_York',
});

describe('of an event', () => {
  it('its organizer is told who registers, and who comes that the ticket is there', async () => {
    const seat = aSeat();
    const id = randomUUID();
    for (const attempt of [1, 2])
      await service.receive(registrationConfirmed, seat, { id, attempt });
    expect(await itemsOf(organizer)).toEqual([
      expect.objectContaining({
        kind: 'event_registration',
        title: seat.title,
        path: `/event/${seat.eventId}/attendees`,
        actor: expect.objectContaining({ fullName: 'Ada Lovelace' }),
      }),
    ]);
    expect(await itemsOf(ada)).toEqual([
      expect.objectContaining({ kind: 'event_ticket', path: `/my-tickets/${seat.registrationId}` }),
    ]);
  });

  it('its organizer is told who gives a seat back', async () => {
    await service.receive(registrationCancelled, aSeat());
    expect((await itemsOf(organizer)).map(({ kind }) => kind)).toEqual([
      'event_registration_cancelled',
    ]);
    expect(await itemsOf(ada)).toEqual([]);
  });

  it('who comes is told of a change and of its end, with the reason', async () => {
    const seat = aSeat();
    await service.receive(attendedEventChanged, seat);
    await service.receive(attendedEventCancelled, { ...seat, reason: 'Rain.' });
    expect((await itemsOf(ada)).map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['event_cancelled', 'Rain.'],
      ['event_changed', undefined],
    ]);
    expect(await itemsOf(organizer)).toEqual([]);
  });

  it.each([
    ['who waits is told of its end, with the reason', false, ['event_cancelled', 'Rain.']],
    ['a child that waits is told of its end in set words', true, ['seat_ended', 'cancelled']],
  ])('%s', async (_, isChild, said) => {
    const { registrationId: placeId, ...seat } = aSeat();
    const fact = { ...seat, placeId, isChild, reason: 'Rain.' };
    await service.receive(waitedEventCancelled, fact);
    const items = await itemsOf(ada);
    expect(items.map(({ kind, details }) => [kind, details.reason])).toEqual([said]);
    expect(items[0]?.path).toBe('/events');
    expect(JSON.stringify(items).includes('Trades')).toBe(!isChild);
  });

  it('its organizer is told whether young people may come, and why not [D-118]', async () => {
    const { registrationId: _r, userId: _u, ...event } = aSeat();
    await service.receive(events.eventReviewed, { ...event, isApproved: true, reason: null });
    const reason = 'Say who looks after the children.';
    await service.receive(events.eventReviewed, { ...event, isApproved: false, reason });
    expect((await itemsOf(organizer)).map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['event_not_opened', reason],
      ['event_opened', undefined],
    ]);
  });

  it('a child is told in set words that it has no seat any more, and its guardian why [D-118]', async () => {
    const guardian = await service.person();
    const seat = {
      registrationId: randomUUID(),
      childId: ada.id,
      guardianIds: [guardian.id],
      organizerId: organizer.id,
      title: 'Trades and tools',
    };
    const note = 'Meet me at 973-555-0142';
    await service.receive(childSeatEnded, { ...seat, why: 'cancelled', reason: note });
    const why = 'not_for_young_people';
    await service.receive(childSeatEnded, { ...seat, why, reason: null });
    const unanswered = { ...seat, why, reason: null, isUnanswered: true } as const;
    await service.receive(childSeatEnded, unanswered);
    const ofChild = await itemsOf(ada);
    expect(ofChild.map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['seat_ended', 'unanswered'],
      ['seat_ended', why],
      ['seat_ended', 'cancelled'],
    ]);
    expect(JSON.stringify(ofChild)).not.toMatch(/973-555-0142|Trades/);
    expect((await itemsOf(guardian)).map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['child_seat_ended', 'nobody agreed to its changes in time.'],
      ['child_seat_ended', 'it is no longer open to young people.'],
      ['child_seat_ended', `the organizer cancelled it, “${note}”.`],
    ]);
  });

  it('nothing of a stranger who was blocked is told, and their ticket all the same', async () => {
    await service.as(organizer).call(blockPerson, { params: { personId: ada.id } });
    await service.receive(registrationConfirmed, aSeat());
    expect(await itemsOf(organizer)).toEqual([]);
    expect(await itemsOf(ada)).toHaveLength(1);
  });
});
