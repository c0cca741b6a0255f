import type { Actor } from '@sidework/chassis/http/actor';
import {
  cancelEvent,
  type EventDetail,
  getEvent,
  postEvent,
} from '@sidework/contracts/education-events/event-listings';
import { listRegistrations } from '@sidework/contracts/education-events/registrations';
import {
  registerForSeries,
  type SeriesRegistration,
} from '@sidework/contracts/education-events/series-registrations';
import { joinWaitlist } from '@sidework/contracts/education-events/waitlists';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ EVENTS_PER_HOUR: 1_000 });
const weekMs = 7 * 24 * 3_600_000;

let organizer: Actor;
let ada: Actor;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  ada = await service.person();
});

/** The dates of a new series of five. */
async function post(given = {}): Promise<string[]> {
  const posting = aPosting({ timeZone: 'UTC', ...given });
  const until = new Date(Date.parse(posting.eventDate) + 4 * weekMs).toISOString().slice(0, 10);
  const body = { ...posting, repeats: { everyWeeks: 1, until, except: [] } };
  const reply = await service.as(organizer).call(postEvent, { body, headers: aKey() });
  return (reply.json() as EventDetail).dates.map(({ eventId }) => eventId);
}
const register = (eventId = '', by = ada) =>
  service.as(by).call(registerForSeries, { params: { eventId }, body: attendee });
const outcomesOf = async (eventId: string | undefined, by = ada) => {
  const reply = await register(eventId, by);
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as SeriesRegistration).dates.map(({ outcome }) => outcome);
};
const seatsOf = async (by: Actor) =>
  (await service.as(by).call(listRegistrations, { query: { limit: 100 } })).json().items;

describe('all coming dates of a series in one act', () => {
  it('have a seat each, once, also where it is asked twice at the same time', async () => {
    const [first, ...later] = await post();
    const twice = await Promise.all([outcomesOf(first), outcomesOf(later[1])]);
    expect(twice).toEqual([Array(5).fill('registered'), Array(5).fill('registered')]);
    expect(await outcomesOf(first)).toEqual(Array(5).fill('registered'));
    const seats = await seatsOf(ada);
    expect(seats).toHaveLength(5);
    expect(new Set(seats.map(({ event }: { event: EventDetail }) => event.id)).size).toBe(5);
    const params = { eventId: first ?? '' };
    const { dates } = (await service.as(ada).call(getEvent, { params })).json() as EventDetail;
    expect(new Set(dates.map(({ seatsLeft }) => seatsLeft)).size).toBe(1);
  });

  it('leave out what is full, cancelled, waited for or needs a form', async () => {
    const [first, second, third, fourth, fifth] = await post({ capacity: 1 });
    await service.sql`update events set taken = 1 where id in (${first ?? ''}, ${second ?? ''})`;
    const inLine = { params: { eventId: second ?? '' }, body: {} };
    expect((await service.as(ada).call(joinWaitlist, inLine)).statusCode).toBeLessThan(300);
    const reason = { reason: 'The hall is closed', scope: 'one' as const };
    await service
      .as(organizer)
      .call(cancelEvent, { params: { eventId: third ?? '' }, body: reason });
    await service.sql`update events set price_cents = 500 where id = ${fourth ?? ''}`;
    expect(await outcomesOf(fifth)).toEqual(['full', 'waiting', 'own_form', 'registered']);
    // The seat that came free is for the line.
    await service.sql`update events set taken = 0 where id = ${second ?? ''}`;
    const ben = await service.person();
    expect(await outcomesOf(first, ben)).toEqual(['full', 'full', 'own_form', 'full']);
    expect(await outcomesOf(first)).toEqual(['full', 'waiting', 'own_form', 'registered']);
  });
});
