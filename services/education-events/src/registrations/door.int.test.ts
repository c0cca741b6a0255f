import type { Actor } from '@sidework/chassis/http/actor';
import { addWalkIn, tapAtDoor } from '@sidework/contracts/education-events/door';
import { cancelEvent, postEvent } from '@sidework/contracts/education-events/event-listings';
import {
  attendedEventCancelled,
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  listAttendees,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { forgetTaps } from './forget-taps.ts';
import { settleTaps } from './settle-taps.ts';

const service = testEducationEvents();

let organizer: Actor;
let eventId: string;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  const eventDate = new Date(Date.now() + 2 * 3_600_000);
  eventId = (await anEvent(service.db, { organizerId: organizer.id, capacity: 50, eventDate })).id;
});

async function guest() {
  const actor = await service.person();
  const asked = { params: { eventId }, body: attendee, headers: aKey() };
  const { id } = (await service.as(actor).call(registerForEvent, asked)).json();
  return { actor, id: String(id) };
}

const tap = (registrationId: string, given: object = {}) => ({
  id: crypto.randomUUID(),
  registrationId,
  act: 'in',
  at: new Date().toISOString(),
  undoes: null,
  ...given,
});
const send = (taps: object[], by = organizer) =>
  service.as(by).call(tapAtDoor, { params: { eventId }, body: { taps } });
const outcomesOf = async (taps: object[]) =>
  (await send(taps)).json().results.map(({ outcome }: { outcome: string }) => outcome);
const entriesOf = async (registrationId: string) =>
  (await service.emitted(attendeeCheckedIn.type)).filter(
    ({ data }) => data.registrationId === registrationId,
  );

describe('the list at the door', () => {
  it('tells what an event counts as, at check-in and when that is undone', async () => {
    const education = {
      hours: 2,
      category: 'accounting' as const,
      subject: 'Ethics',
      approvals: [{ state: 'New Jersey' as const, number: 'NJ-88', validThrough: '2099-12-31' }],
    };
    const eventDate = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const body = aPosting({ eventDate, education });
    const posted = (await service.as(organizer).call(postEvent, { body, headers: aKey() })).json();
    expect(posted.education).toEqual(education);
    eventId = posted.id;
    const { id } = await guest();
    const first = tap(id);
    await send([first, tap(id, { act: 'undo', undoes: first.id })]);
    const { hours, category, subject } = education;
    const counted = { hours, category, subject, states: ['New Jersey'] };
    for (const { type } of [attendeeCheckedIn, checkInUndone]) {
      const told = (await service.emitted(type)).filter(({ data }) => data.registrationId === id);
      expect(told.map(({ data }) => data.education)).toMatchObject([counted]);
    }
  });

  it('lets in, undoes and lets in again, and the same tap sent twice counts once', async () => {
    const { id } = await guest();
    const first = tap(id);
    const undo = tap(id, { act: 'undo', undoes: first.id });
    expect(await outcomesOf([first, first])).toEqual(['in', 'in']);
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await outcomesOf([undo])).toEqual(['undone']);
    expect(await outcomesOf([first, undo])).toEqual(['in', 'undone']);
    const { items } = (
      await service.as(organizer).call(listAttendees, { params: { eventId } })
    ).json();
    expect(items[0].checkedInAt).toBeNull();
    const undone = (await service.emitted(checkInUndone.type)).filter(
      ({ data }) => data.registrationId === id,
    );
    expect(undone).toHaveLength(1);
    expect(await outcomesOf([tap(id)])).toEqual(['in']);
  });

  it('is settled where two devices tapped and one was offline: each guest in once, conflicts named', async () => {
    const guests = [];
    for (let each = 0; each < 6; each += 1) guests.push(await guest());
    const online = guests.slice(0, 4).map(({ id }) => tap(id));
    const early = new Date(Date.now() - 600_000).toISOString();
    const offline = guests.slice(2).map(({ id }) => tap(id, { at: early }));
    const replies = await Promise.all([send(online), send(offline)]);
    const results = replies.flatMap((reply) => reply.json().results);
    const count = (outcome: string) =>
      results.filter((result: { outcome: string }) => result.outcome === outcome).length;
    expect([count('in'), count('already_in')]).toEqual([6, 2]);
    for (const { checkedInAt } of results) expect(checkedInAt).toEqual(expect.any(String));
    for (const { id } of guests) expect(await entriesOf(id)).toHaveLength(1);
  });

  it('lets in nobody whose seat was given back, or who is of another event', async () => {
    const { actor, id } = await guest();
    await service.as(actor).call(cancelRegistration, { params: { registrationId: id } });
    const other = crypto.randomUUID();
    expect(await outcomesOf([tap(id), tap(other)])).toEqual(['no_ticket', 'no_ticket']);
  });

  it('opens three hours before the start, whatever the device says', async () => {
    const { id } = await guest();
    await service.sql`update events set event_date = now() + interval '4 hours',
      ends_at = now() + interval '6 hours' where id = ${eventId}`;
    const at = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const sent = tap(id, { at });
    expect((await send([sent])).json().results).toEqual([
      { tapId: sent.id, registrationId: id, outcome: 'too_early', checkedInAt: null },
    ]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('forgets its taps a day after the event, and settles none of them again', async () => {
    const { id } = await guest();
    const sent = tap(id);
    expect(await outcomesOf([sent])).toEqual(['in']);
    const taps = () => service.sql`select id from door_taps where event_id = ${eventId}`;
    await forgetTaps(service.deps);
    expect(await taps()).toHaveLength(1);
    const now = () => new Date(Date.now() + 29 * 3_600_000);
    await forgetTaps({ ...service.deps, now });
    expect(await taps()).toEqual([]);
    const late = { ...service.deps, now };
    const undo = { ...sent, act: 'undo' as const };
    expect(await settleTaps(late, organizer, eventId, [undo])).toMatchObject([
      { outcome: 'too_late', checkedInAt: expect.any(String) },
    ]);
  });

  it('is the organizer’s alone', async () => {
    const { id } = await guest();
    expect((await send([tap(id)], await service.person())).statusCode).toBe(403);
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('a guest without a ticket', () => {
  const arrive = (given: object = {}, by = organizer, headers = aKey()) =>
    service
      .as(by)
      .call(addWalkIn, { params: { eventId }, body: { isAdult: true, ...given }, headers });
  const takenOf = async () =>
    (await service.sql`select taken from events where id = ${eventId}`)[0]?.taken;

  it('takes a free seat, is in the list, and leaves it with an undo', async () => {
    const key = aKey();
    const came = await arrive({ attendeeName: 'Wanda Walker' }, organizer, key);
    expect([came.statusCode, came.json()]).toMatchObject([
      201,
      { attendeeName: 'Wanda Walker', isWalkIn: true, checkedInAt: expect.any(String) },
    ]);
    expect((await arrive({ attendeeName: 'Wanda Walker' }, organizer, key)).json()).toEqual(
      came.json(),
    );
    expect(await takenOf()).toBe(1);
    const listed = async () =>
      (await service.as(organizer).call(listAttendees, { params: { eventId } })).json().items;
    expect(await listed()).toMatchObject([{ attendeeName: 'Wanda Walker', isWalkIn: true }]);
    const undo = tap(came.json().id, { act: 'undo' });
    expect(await outcomesOf([undo, undo])).toEqual(['undone', 'undone']);
    expect([await takenOf(), await listed()]).toEqual([0, []]);
  });

  it('is refused where no seat is left, however many doors ask at once', async () => {
    await service.sql`update events set capacity = 2 where id = ${eventId}`;
    const replies = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'event_full' });
    expect(await takenOf()).toBe(2);
  });

  it('is let in by the organizer alone, and is no young person', async () => {
    expect((await arrive({}, await service.person())).statusCode).toBe(403);
    expect((await arrive({ isAdult: false })).json().fields).toMatchObject({
      isAdult: 'Young people register themselves, so that a guardian agrees',
    });
    expect(await takenOf()).toBe(0);
  });

  it('is not told of a cancellation, and is forgotten with the organizer', async () => {
    const { id } = (await arrive({ attendeeName: 'Wanda Walker' })).json();
    const reason = { reason: 'No hall.' };
    await service.as(organizer).call(cancelEvent, { params: { eventId }, body: reason });
    await service.doPersonTasks();
    const told = (await service.emitted(attendedEventCancelled.type)).filter(
      ({ data }) => data.registrationId === id,
    );
    expect(told).toEqual([]);
    await service.receive(accountDeleted, { id: organizer.id });
    await service.doPersonTasks();
    const [row] = await service.sql`
      select attendee_name, status from event_registrations where id = ${id}`;
    expect(row).toMatchObject({ attendee_name: '', status: 'cancelled' });
  });
});
