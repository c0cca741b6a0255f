import type { Actor } from '@sidework/chassis/http/actor';
import { cancelEvent, changeEvent } from '@sidework/contracts/education-events/event-listings';
import { attendanceShown } from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  getRegistration,
  registerForEvent,
  showAttendance,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';

const service = testEducationEvents({ REGISTRATIONS_PER_HOUR: 1_000 });
let ada: Actor;
let organizer: Actor;
beforeEach(async () => {
  ada = await service.person();
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

async function seatAt(given: Partial<Event> = {}, body: object = attendee, by = ada) {
  const event = await anEvent(service.db, { organizerId: organizer.id, ...given });
  const asked = { params: { eventId: event.id }, body, headers: aKey() };
  const { id } = (await service.as(by).call(registerForEvent, asked)).json();
  return { event, id: id as string };
}
const show = (id: string, isShown: boolean, by = ada) =>
  service.as(by).call(showAttendance, { params: { registrationId: id }, body: { isShown } });
const change = (eventId: string, given: object) =>
  service
    .as(organizer)
    .call(changeEvent, { params: { eventId }, body: { ...aPosting(given), version: 1 } });
const isShown = async (id: string) =>
  (await service.as(ada).call(getRegistration, { params: { registrationId: id } })).json()
    .showsToKnown;
/** Until when it was shown, told one after the other. */
const told = async (id: string) =>
  (await service.emitted(attendanceShown.type))
    .filter(({ data }) => data.registrationId === id)
    .map(({ data }) => data.shownUntil);

describe('that one is going', () => {
  it('shows to no one before its person says so, and is told once each time', async () => {
    const { event, id } = await seatAt();
    expect([await isShown(id), await told(id)]).toEqual([false, []]);
    for (const isOn of [true, true, false, false]) {
      const reply = await show(id, isOn);
      expect([reply.statusCode, reply.json().showsToKnown]).toEqual([200, isOn]);
    }
    expect(await told(id)).toEqual([event.endsAt.toISOString(), null]);
  });

  it('is said by the holder alone, and of no event for young people', async () => {
    const { id } = await seatAt();
    expect((await show(id, true, organizer)).statusCode).toBe(404);
    for (const youngPeople of ['asked', 'approved'] as const) {
      const young = await seatAt({ youngPeople });
      expect((await show(young.id, true)).statusCode).toBe(409);
      expect([await isShown(young.id), await told(young.id)]).toEqual([null, []]);
    }
  });

  it('is nothing for a child to say', async () => {
    const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
    const child = await service.person(kid, {
      fullName: 'Kit E.',
      guardianIds: [crypto.randomUUID()],
    });
    const { id } = await seatAt({ youngPeople: 'approved' }, { attendeeName: 'Kit E.' }, child);
    expect((await show(id, true, child)).statusCode).toBe(403);
    expect(await told(id)).toEqual([]);
  });

  it.each([
    [
      'the seat is cancelled',
      (id: string) => service.as(ada).call(cancelRegistration, { params: { registrationId: id } }),
    ],
    [
      'the ticket is given away',
      (id: string) =>
        service.as(ada).call(transferTicket, {
          params: { registrationId: id },
          body: { attendeeName: 'Gus', attendeeEmail: `${crypto.randomUUID()}@example.org` },
        }),
    ],
    [
      'the event is cancelled',
      (_: string, { id: eventId }: Event) =>
        service
          .as(organizer)
          .call(cancelEvent, { params: { eventId }, body: { reason: 'The hall burned down.' } }),
    ],
    [
      'the event is to be for young people',
      (_: string, { id: eventId }: Event) => change(eventId, { allowsKids: true }),
    ],
    [
      'the account is deleted',
      async () => {
        await service.receive(accountDeleted, { id: ada.id });
        await service.doPersonTasks();
        return { statusCode: 200, body: '' };
      },
    ],
  ])('ends when %s', async (_, end) => {
    const { event, id } = await seatAt();
    await show(id, true);
    const reply = await end(id, event);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await told(id)).toEqual([event.endsAt.toISOString(), null]);
    const [row] =
      await service.sql`select shows_to_known from event_registrations where id = ${id}`;
    expect(row).toEqual({ shows_to_known: false });
  });

  it('is told again where the event ends at another time', async () => {
    const { event, id } = await seatAt();
    await show(id, true);
    const reply = await change(event.id, { eventDate: inDays(9).toISOString() });
    expect(reply.statusCode, reply.body).toBe(200);
    const { endsAt } = reply.json();
    expect(endsAt).not.toBe(event.endsAt.toISOString());
    expect(await told(id)).toEqual([event.endsAt.toISOString(), endsAt]);
  });
});
