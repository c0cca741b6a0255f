import type { Actor } from '@sidework/chassis/http/actor';
import { tapAtDoor } from '@sidework/contracts/education-events/door';
import { attendeeCheckedIn } from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  listAttendees,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

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

  it('opens 12 hours before the start, whatever the device says', async () => {
    const { id } = await guest();
    await service.sql`update events set event_date = now() + interval '13 hours',
      ends_at = now() + interval '15 hours' where id = ${eventId}`;
    const at = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const sent = tap(id, { at });
    expect((await send([sent])).json().results).toEqual([
      { tapId: sent.id, registrationId: id, outcome: 'too_early', checkedInAt: null },
    ]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is the organizer’s alone', async () => {
    const { id } = await guest();
    expect((await send([tap(id)], await service.person())).statusCode).toBe(403);
    expect(await entriesOf(id)).toEqual([]);
  });
});
