import { tapAtDoor } from '@sidework/contracts/education-events/door';
import { openDoorDevice } from '@sidework/contracts/education-events/door-device';
import { attendeeCheckedIn } from '@sidework/contracts/education-events/events/tickets';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { listAttendees } from '@sidework/contracts/education-events/registrations';
import { expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ CHECK_INS_PER_HOUR: 1_000 });
const guestCount = 60;

it('a door of many on two devices, one of them offline for ten minutes: each guest is in once, conflicts named', async () => {
  const organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  const eventDate = new Date(Date.now() + 3_600_000);
  const { id: eventId } = await anEvent(service.db, {
    organizerId: organizer.id,
    capacity: guestCount,
    taken: guestCount,
    eventDate,
  });
  await service.sql`insert into event_registrations (id, event_id, user_id, attendee_name, ticket_code,
      payment_status, payment_amount_cents, status, created_at)
    select gen_random_uuid(), ${eventId}, gen_random_uuid(), 'Guest ' || number, gen_random_uuid()::text,
      'completed', 0, 'confirmed', now() - interval '1 day' from generate_series(1, ${guestCount}) number`;
  const { items } = (
    await service
      .as(organizer)
      .call(listAttendees, { params: { eventId }, query: { limit: guestCount } })
  ).json();
  const attendees: AttendeeView[] = items;

  function aDevice() {
    const network = { isThere: true };
    const device = openDoorDevice(
      {
        async send(taps) {
          if (!network.isThere) throw new Error('offline');
          const sent = { params: { eventId }, body: { taps } };
          return (await service.as(organizer).call(tapAtDoor, sent)).json().results;
        },
        maySendLater: () => true,
        whyOf: String,
        timeText: (moment) => moment.slice(11, 16),
        onChange() {},
      },
      { attendees, waiting: [] },
    );
    const tap = ({ id: registrationId }: AttendeeView, at: Date) =>
      device.tap({
        id: crypto.randomUUID(),
        registrationId,
        act: 'in',
        at: at.toISOString(),
        undoes: null,
      });
    return { ...device, tap, network };
  }

  const [entrance, side] = [aDevice(), aDevice()];
  side.network.isThere = false;
  const tenMinutesAgo = new Date(Date.now() - 600_000);
  for (const guest of attendees.slice(20)) side.tap(guest, tenMinutesAgo);
  await expect(side.sendWaiting()).rejects.toThrow('offline');
  for (const guest of attendees.slice(0, 40)) entrance.tap(guest, new Date());
  await entrance.sendWaiting();
  side.network.isThere = true;
  await Promise.all([side.sendWaiting(), entrance.sendWaiting()]);

  const inside = (
    await service
      .as(organizer)
      .call(listAttendees, { params: { eventId }, query: { limit: guestCount } })
  ).json().items as AttendeeView[];
  const entries = (await service.emitted(attendeeCheckedIn.type)).filter(
    ({ data }) => data.eventId === eventId,
  );
  expect(inside.every(({ checkedInAt }) => checkedInAt)).toBe(true);
  expect(entries).toHaveLength(guestCount);
  expect([side.state().waiting, entrance.state().conflicts]).toEqual([[], []]);
  const clock = new Map(
    inside.map((guest) => [guest.attendeeName, guest.checkedInAt?.slice(11, 16)]),
  );
  const twice = attendees.slice(20, 40).map(({ attendeeName: name }) => name);
  expect(side.state().conflicts.toSorted()).toEqual(
    twice.map((name) => `${name} was already in at ${clock.get(name)}.`).toSorted(),
  );
  expect(side.guests().filter(({ checkedInAt }) => checkedInAt)).toHaveLength(40);
});
