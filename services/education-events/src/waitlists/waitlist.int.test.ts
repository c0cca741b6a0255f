import type { Actor } from '@sidework/chassis/http/actor';
import { changeEvent, getEvent } from '@sidework/contracts/education-events/event-listings';
import { seatOffered } from '@sidework/contracts/education-events/events/waitlist';
import {
  cancelRegistration,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import {
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
} from '@sidework/contracts/education-events/waitlists';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ REGISTRATIONS_PER_HOUR: 1_000, EVENTS_PER_HOUR: 1_000 });
const hourMs = 60 * 60 * 1000;

let organizer: Actor;
let holder: Actor;
let ada: Actor;
let ben: Actor;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  [holder, ada, ben] = [await service.person(), await service.person(), await service.person()];
});

const register = (actor: Actor, eventId: string, given: object = {}) =>
  service.as(actor).call(registerForEvent, {
    params: { eventId },
    body: { ...attendee, ...given },
    headers: aKey(),
  });
const join = (actor: Actor, eventId: string, body: object = {}) =>
  service.as(actor).call(joinWaitlist, { params: { eventId }, body });
const leave = (actor: Actor, eventId: string) =>
  service.as(actor).call(leaveWaitlist, { params: { eventId } });
const seen = async (actor: Actor, eventId: string) =>
  (await service.as(actor).call(getEvent, { params: { eventId } })).json();
const placeOf = async (actor: Actor, eventId: string) => (await seen(actor, eventId)).waitlist;
const line = async (eventId: string, by = organizer) =>
  (await service.as(by).call(listWaitlist, { params: { eventId }, query: {} })).json();
const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;
const offersOf = async (eventId: string) =>
  (await service.emitted(seatOffered.type))
    .filter(({ data }) => data.eventId === eventId)
    .map(({ data }) => data.userId);
const later = (hours: number) => () => new Date(Date.now() + hours * hourMs);

/** On a busy machine a call waits longer for the event than a transaction may, and is told to try again. */
async function patiently<T extends { statusCode: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const reply = await ask();
    if (reply.statusCode !== 503 || tries === 10) return reply;
  }
}

/** Its seats are all taken; the holder has one of them. */
async function aFullEvent(given: Partial<Event> = {}) {
  const event = await anEvent(service.db, { organizerId: organizer.id, capacity: 1, ...given });
  const { id } = (await register(holder, event.id)).json();
  const free = () =>
    service.as(holder).call(cancelRegistration, { params: { registrationId: id } });
  return { event, eventId: event.id, free };
}

describe('the line for a full event', () => {
  it('is joined once, and only where no seat is left', async () => {
    const open = await anEvent(service.db);
    expect(codeOf(await join(ada, open.id))).toBe('event_not_full');
    const { eventId } = await aFullEvent();
    expect(codeOf(await join(holder, eventId))).toBe('already_registered');
    expect((await join(ada, eventId)).json()).toEqual({
      status: 'waiting',
      ticketTypeId: null,
      ahead: 0,
      offerExpiresAt: null,
    });
    expect(codeOf(await join(ada, eventId))).toBe('already_waiting');
    expect((await join(ben, eventId)).json()).toMatchObject({ ahead: 1 });
    const over = await anEvent(service.db, { status: 'cancelled' });
    expect(codeOf(await join(ada, over.id))).toBe('event_not_upcoming');
  });

  it('is its organizer’s to see, by name', async () => {
    const { eventId } = await aFullEvent();
    await join(ada, eventId);
    const { items } = await line(eventId);
    expect(items).toMatchObject([{ status: 'waiting', ticketTypeName: null }]);
    expect(items[0].name).not.toBe('');
    expect((await line(eventId, ada)).code).toBe('not_the_organizer');
  });

  it('is left, and by others not', async () => {
    const { eventId } = await aFullEvent();
    await join(ada, eventId);
    expect(codeOf(await leave(ben, eventId))).toBe('not_waiting');
    expect((await leave(ada, eventId)).json()).toMatchObject({ status: 'left' });
    expect(await placeOf(ada, eventId)).toBe(null);
    expect((await join(ada, eventId)).statusCode).toBe(200);
  });
});

describe('a seat that comes free', () => {
  it('is for the first in line, and nobody passes them', async () => {
    const { eventId, free } = await aFullEvent();
    await join(ada, eventId);
    await join(ben, eventId);
    await free();
    expect(codeOf(await register(holder, eventId))).toBe('event_full');
    expect(codeOf(await register(ben, eventId))).toBe('event_full');
    await passTime(service.deps);
    expect(await placeOf(ada, eventId)).toMatchObject({ status: 'offered' });
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'waiting', ahead: 0 });
    expect(codeOf(await register(holder, eventId))).toBe('event_full');
    const taken = (await register(ada, eventId)).json();
    expect(taken).toMatchObject({ status: 'confirmed' });
    expect(await seen(ada, eventId)).toMatchObject({ registeredCount: 1, waitlist: null });
    expect(await offersOf(eventId)).toEqual([ada.id]);
    // A taker who gives the seat back is not in line any more.
    await service.as(ada).call(cancelRegistration, { params: { registrationId: taken.id } });
    await passTime(service.deps);
    await leave(ben, eventId);
    await passTime(service.deps);
    expect(await offersOf(eventId)).toEqual([ada.id, ben.id]);
  });

  it('is told by mail, with its end', async () => {
    const { eventId, free } = await aFullEvent();
    const email = `${crypto.randomUUID()}@example.org`;
    await service.sql`
      insert into contacts (id, sequence, email) values (${ada.id}, 1, ${email})
      on conflict (id) do update set email = excluded.email`;
    await join(ada, eventId);
    await free();
    await passTime(service.deps);
    await service.doPersonTasks();
    const [mail] = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${email}`;
    expect(mail?.body_text).toMatch(/It is kept until .+ (EST|EDT)\./);
    expect(mail?.body_text).toContain(`/event/${eventId}`);
  });

  it('goes to the next when it is declined, when a day passes, and when a place is ended', async () => {
    const { eventId, free } = await aFullEvent();
    const cem = await service.person();
    const kit = await service.person();
    for (const each of [ada, ben, cem, kit]) await join(each, eventId);
    await free();
    await passTime(service.deps);
    expect((await leave(ada, eventId)).json()).toMatchObject({ status: 'declined' });
    await passTime(service.deps);
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'offered' });
    await passTime({ ...service.deps, now: later(23) });
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'offered' });
    await passTime({ ...service.deps, now: later(25) });
    expect(await placeOf(ben, eventId)).toBe(null);
    expect(await placeOf(cem, eventId)).toMatchObject({ status: 'offered' });
    await service.receive(consentRevoked, { childId: cem.id });
    await passTime(service.deps);
    expect(await offersOf(eventId)).toEqual([ada.id, ben.id, cem.id, kit.id]);
    expect(await seen(kit, eventId)).toMatchObject({ registeredCount: 1 });
  });

  it('comes also by more seats, and by a payment that is not made', async () => {
    const { eventId, event } = await aFullEvent({ priceCents: 1_000 });
    await join(ada, eventId);
    await join(ben, eventId);
    await passTime({ ...service.deps, now: later(1) });
    expect(await placeOf(ada, eventId)).toMatchObject({ status: 'offered' });
    const { eventDate, endsAt, title, description, location, timeZone, category } = event;
    await service.as(organizer).call(changeEvent, {
      params: { eventId },
      body: {
        ...aPosting({ title, description, location, timeZone, category, capacity: 2 }),
        eventDate: eventDate.toISOString(),
        endsAt: endsAt.toISOString(),
        priceCents: 1_000,
        version: 1,
      },
    });
    await passTime(service.deps);
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'offered' });
    expect((await register(ada, eventId)).json()).toMatchObject({ status: 'held' });
  });

  it('is offered once to each, under many processes at once', async () => {
    const capacity = 4;
    const event = await anEvent(service.db, { organizerId: organizer.id, capacity });
    const people = await Promise.all(Array.from({ length: 12 }, () => service.person()));
    const [holders, waiting] = [people.slice(0, capacity), people.slice(capacity)];
    const seats: [Actor, string][] = [];
    for (const each of holders) seats.push([each, (await register(each, event.id)).json().id]);
    for (const each of waiting) expect((await join(each, event.id)).statusCode).toBe(200);
    const cancels = seats.map(([each, registrationId]) =>
      patiently(() => service.as(each).call(cancelRegistration, { params: { registrationId } })),
    );
    const looks = Array.from({ length: 6 }, () => passTime(service.deps));
    const outsiders = [ada, ben, holder].map((each) => patiently(() => register(each, event.id)));
    const [, refused] = await Promise.all([
      Promise.all(cancels),
      Promise.all(outsiders),
      Promise.all(looks),
    ]);
    await passTime(service.deps);
    expect(refused.map(codeOf)).toEqual(['event_full', 'event_full', 'event_full']);
    expect(await offersOf(event.id)).toEqual(waiting.slice(0, capacity).map(({ id }) => id));
    const [row] = await service.sql`select taken from events where id = ${event.id}`;
    expect(row?.taken).toBe(capacity);
  });

  it('of one type is for those who wait for that type', async () => {
    const aType = (name: string, seats: number, taken: number) => ({
      id: crypto.randomUUID(),
      name,
      priceCents: 0,
      seats,
      taken,
      isOnline: false,
      onlineLink: null,
      salesFrom: null,
      salesUntil: null,
    });
    const [hall, stage] = [aType('Hall', 1, 0), aType('Stage', 1, 1)];
    const ticketTypes = [hall, stage];
    const event = await anEvent(service.db, { organizerId: organizer.id, ticketTypes, taken: 1 });
    const seat = (await register(holder, event.id, { ticketTypeId: hall.id })).json();
    expect((await join(ada, event.id)).json().fields).toEqual({ ticketTypeId: 'Choose a ticket' });
    await join(ada, event.id, { ticketTypeId: stage.id });
    await join(ben, event.id, { ticketTypeId: hall.id });
    await service.as(holder).call(cancelRegistration, { params: { registrationId: seat.id } });
    await passTime(service.deps);
    expect(await placeOf(ada, event.id)).toMatchObject({ status: 'waiting' });
    expect(await placeOf(ben, event.id)).toMatchObject({ status: 'offered' });
    expect((await line(event.id)).items).toMatchObject([
      { ticketTypeName: 'Stage' },
      { ticketTypeName: 'Hall' },
    ]);
  });
});

describe('a child in line', () => {
  const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;

  it('waits for what is open to young people, and its guardian is asked for the seat', async () => {
    const child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [ada.id] });
    const adults = await aFullEvent();
    expect(codeOf(await join(child, adults.eventId))).toBe('not_for_young_people');
    const { eventId, free } = await aFullEvent({ youngPeople: 'approved' });
    await join(child, eventId);
    expect((await line(eventId)).items).toMatchObject([{ name: 'A young person' }]);
    await free();
    await passTime(service.deps);
    const body = { attendeeEmail: undefined };
    expect((await register(child, eventId, body)).json()).toMatchObject({
      status: 'awaiting_guardian',
    });
  });

  it('is passed over while staff look at the event, and leaves when it is closed to it', async () => {
    const child = await service.person(kid, { guardianIds: [ada.id] });
    const { eventId, free } = await aFullEvent({ youngPeople: 'approved', eventDate: inDays(9) });
    await join(child, eventId);
    await join(ben, eventId);
    await service.sql`update events set young_people = 'asked' where id = ${eventId}`;
    await free();
    await passTime(service.deps);
    expect(await offersOf(eventId)).toEqual([ben.id]);
    await service.sql`update events set young_people = 'refused' where id = ${eventId}`;
    await passTime(service.deps);
    const rows = await service.sql`
      select status from waitlist_places where user_id = ${child.id}`;
    expect(rows).toMatchObject([{ status: 'over' }]);
  });
});
