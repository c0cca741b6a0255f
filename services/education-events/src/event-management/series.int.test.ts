import type { Actor } from '@sidework/chassis/http/actor';
import {
  cancelEvent,
  changeEvent,
  type EventDetail,
  getEvent,
  listEvents,
  postEvent,
  uploadEventPicture,
} from '@sidework/contracts/education-events/event-listings';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import { changeTicketing, getTicketing } from '@sidework/contracts/education-events/ticketing';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ EVENTS_PER_HOUR: 1_000 });
const weekMs = 7 * 24 * 3_600_000;

let organizer: Actor;
let title: string;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  title = `Repair Tuesday ${crypto.randomUUID()}`;
});

const see = async (eventId: string, as = organizer): Promise<EventDetail> =>
  (await service.as(as).call(getEvent, { params: { eventId } })).json();

async function post(given = {}): Promise<EventDetail> {
  const posting = aPosting({ title, timeZone: 'UTC', ...given });
  const until = new Date(Date.parse(posting.eventDate) + 3 * weekMs).toISOString().slice(0, 10);
  const body = { ...posting, repeats: { everyWeeks: 1, until, except: [] } };
  return (await service.as(organizer).call(postEvent, { body, headers: aKey() })).json();
}
const datesOf = async (eventId: string) =>
  Promise.all((await see(eventId)).dates.map(({ eventId: id }) => see(id)));
const change = (event: EventDetail, given = {}) =>
  service.as(organizer).call(changeEvent, {
    params: { eventId: event.id },
    body: {
      ...aPosting({ title, timeZone: 'UTC' }),
      eventDate: event.startsAt,
      version: event.version ?? 0,
      ...given,
    },
  });
const register = async (eventId: string, as: Actor) =>
  service.as(as).call(registerForEvent, { params: { eventId }, body: attendee, headers: aKey() });

describe('a series of four dates [F-1.6]', () => {
  it('is posted at once, and each date has its own seats and leads to the others', async () => {
    const first = await post({ capacity: 1 });
    expect(first.dates.map(({ startsAt, seatsLeft }) => [startsAt, seatsLeft])).toEqual(
      [0, 1, 2, 3].map((week) => [
        new Date(Date.parse(first.startsAt) + week * weekMs).toISOString(),
        1,
      ]),
    );
    const guest = await service.person();
    const [one, two] = first.dates.map(({ eventId }) => eventId) as [string, string];
    expect((await register(one, guest)).statusCode).toBe(201);
    expect((await register(one, await service.person())).statusCode).toBe(409);
    expect((await register(two, guest)).statusCode).toBe(201);
    expect((await see(two, guest)).dates.map(({ seatsLeft }) => seatsLeft)).toEqual([0, 0, 1, 1]);
  });

  it('stands in the list once, by its next date, and a search finds all', async () => {
    const { id, dates } = await post();
    const list = async (query: object) => {
      const answer = await service.visitor.call(listEvents, { query: { limit: 100, ...query } });
      return answer.json().items.filter((event: EventDetail) => event.title === title);
    };
    expect(await list({})).toMatchObject([{ id }]);
    expect(await list({ search: title })).toHaveLength(4);
    await service
      .as(organizer)
      .call(cancelEvent, { params: { eventId: id }, body: { reason: 'Ill' } });
    expect(await list({})).toMatchObject([{ id: dates[1]?.eventId }]);
  });

  it('is changed at one date, or from one on', async () => {
    const first = await post();
    const [, second] = await datesOf(first.id);
    const later = new Date(Date.parse(second?.startsAt ?? '') + 3_600_000).toISOString();
    await change(second as EventDetail, { title: 'One evening', capacity: 4 });
    await change(await see(second?.id ?? ''), {
      title: 'All to come',
      eventDate: later,
      scope: 'later',
    });
    const now = await datesOf(first.id);
    expect(
      now.map((event) => [event.title, event.startsAt.slice(11, 16) === later.slice(11, 16)]),
    ).toEqual([
      [title, false],
      ['All to come', true],
      ['All to come', true],
      ['All to come', true],
    ]);
  });

  it('is sold alike from one date on, and a date keeps the type that it sold', async () => {
    const first = await post();
    const type = {
      id: crypto.randomUUID(),
      name: 'Bench',
      priceCents: 0,
      seats: 3,
      isOnline: false,
      onlineLink: null,
      salesFrom: null,
      salesUntil: null,
    };
    const set = { promoCodes: [], questions: [], refundRule: { percent: 50, untilHours: 24 } };
    const sell = (ticketTypes: object[], version: number) =>
      service.as(organizer).call(changeTicketing, {
        params: { eventId: first.id },
        body: { ...set, ticketTypes: ticketTypes as [], version, scope: 'later' as const },
      });
    expect((await sell([type], 1)).statusCode).toBe(200);
    const [, , third] = await datesOf(first.id);
    const guest = await service.person();
    const params = { eventId: third?.id ?? '' };
    const body = { ...attendee, ticketTypeId: type.id };
    expect(
      (await service.as(guest).call(registerForEvent, { params, body, headers: aKey() }))
        .statusCode,
    ).toBe(201);
    expect((await sell([], 2)).json().code).toBe('ticket_type_sold');
    const kept = await service.as(organizer).call(getTicketing, { params: { eventId: first.id } });
    expect(kept.json()).toMatchObject({ version: 2, ticketTypes: [{ name: 'Bench' }] });
  });

  it('is cancelled at one date, or from one on, and every guest is told', async () => {
    const first = await post();
    const dates = await datesOf(first.id);
    const last = dates[3] as EventDetail;
    const guest = await service.person();
    await register(last.id, guest);
    const cancel = (eventId: string, scope?: 'later') =>
      service.as(organizer).call(cancelEvent, {
        params: { eventId },
        body: { reason: 'The hall is closed', ...(scope && { scope }) },
      });
    await cancel(first.id);
    await cancel(dates[2]?.id ?? '', 'later');
    expect((await datesOf(first.id)).map(({ status }) => status)).toEqual([
      'cancelled',
      'upcoming',
      'cancelled',
      'cancelled',
    ]);
    await service.doPersonTasks();
    expect((await see(last.id, guest)).registration?.status).toBe('cancelled');
  });

  it('shows the picture of one date at all, each a copy of its own', async () => {
    const first = await post();
    const body = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#0b6b4f' },
    })
      .png()
      .toBuffer();
    await service.as(organizer).call(uploadEventPicture, {
      params: { eventId: first.id },
      query: { scope: 'later' },
      body,
      headers: { 'content-type': 'image/png' },
    });
    const urls = (await datesOf(first.id)).map(({ imageUrl }) => imageUrl);
    expect(urls.every(Boolean)).toBe(true);
    expect(new Set(urls).size).toBe(4);
  });

  it('is changed by its organizer alone', async () => {
    const first = await post();
    const other = await service.person({ accountType: 'gig_worker', userType: 'professional' });
    const body = { reason: 'Mine now', scope: 'later' as const };
    const refused = await service
      .as(other)
      .call(cancelEvent, { params: { eventId: first.id }, body });
    expect(refused.statusCode).toBe(403);
    expect((await datesOf(first.id)).map(({ status }) => status)).toEqual(
      Array(4).fill('upcoming'),
    );
  });
});
