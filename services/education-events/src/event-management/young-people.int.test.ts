import type { Actor } from '@sidework/chassis/http/actor';
import { getCourse, listCourses } from '@sidework/contracts/education-events/courses';
import {
  changeEvent,
  getEvent,
  listEvents,
  postEvent,
} from '@sidework/contracts/education-events/event-listings';
import {
  approveEvent,
  listWaitingEvents,
  refuseEvent,
  type WaitingEvent,
} from '@sidework/contracts/education-events/event-reviews';
import { eventReviewed, needMet, needRaised } from '@sidework/contracts/education-events/events';
import {
  listRegistrations,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, aPosting } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
const host = 'Naomi call9735550142 Feld';

let organizer: Actor;
let child: Actor;
let staff: Actor;
beforeEach(async () => {
  organizer = await service.person(
    { accountType: 'gig_worker', userType: 'professional' },
    { fullName: 'Naomi Feld' },
  );
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [crypto.randomUUID()] });
  staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const post = async (given = {}) => {
  const body = aPosting({ allowsKids: true, ...given });
  return (await service.as(organizer).call(postEvent, { body })).json();
};
const waiting = async (id: string): Promise<WaitingEvent | undefined> =>
  (await service.as(staff).call(listWaitingEvents, { query: { limit: 100 } }))
    .json()
    .items.find((each: WaitingEvent) => each.id === id);
const approve = async (eventId: string) => {
  const { terms } = (await waiting(eventId)) as WaitingEvent;
  return service.as(staff).call(approveEvent, { params: { eventId }, body: { terms } });
};
const see = (actor: Actor, eventId: string) =>
  service.as(actor).call(getEvent, { params: { eventId } });
const find = async (actor: Actor, search: string) =>
  (await service.as(actor).call(listEvents, { query: { limit: 100, search } })).json().items;
const join = (actor: Actor, eventId: string) =>
  service.as(actor).call(registerForEvent, {
    params: { eventId },
    body: { attendeeName: 'Kit E.' },
    headers: aKey(),
  });

describe('an event that its organizer wants young people at [D-118]', () => {
  it('is seen, found and joined by a child once staff approved it, and not before', async () => {
    const title = `Birds ${crypto.randomUUID()}`;
    const { id, ...posted } = await post({ title });
    expect(posted).toMatchObject({ allowsKids: false, youngPeople: 'asked' });
    expect(await find(child, title)).toEqual([]);
    expect((await see(child, id)).statusCode).toBe(404);
    expect((await join(child, id)).statusCode).toBe(403);
    const adult = await service.person();
    expect((await see(adult, id)).json()).toMatchObject({ allowsKids: false, youngPeople: null });

    expect((await approve(id)).json()).toMatchObject({ allowsKids: true });
    expect(await find(child, title)).toMatchObject([{ id }]);
    expect((await see(child, id)).json()).toMatchObject({ allowsKids: true, youngPeople: null });
    expect((await join(child, id)).statusCode).toBe(201);
  });

  it('is what the filter for young people leaves to an adult', async () => {
    const title = `Circuits ${crypto.randomUUID()}`;
    const [open] = [await post({ title }), await post({ title })];
    await approve(open.id);
    const titled = { limit: 100, search: title };
    const found = async (query = {}) =>
      (await service.as(organizer).call(listEvents, { query: { ...titled, ...query } }))
        .json()
        .items.map(({ id }: { id: string }) => id);
    expect(await found({ forYoungPeople: true })).toEqual([open.id]);
    expect(await found({ forYoungPeople: false })).toHaveLength(2);
    expect(await found()).toHaveLength(2);
  });

  it('is hidden from children again by each change of what was approved', async () => {
    const { id, ...posted } = await post();
    await approve(id);
    const body = { ...aPosting({ allowsKids: true }), eventDate: posted.startsAt };
    const change = (given: object, version: number) =>
      service.as(organizer).call(changeEvent, {
        params: { eventId: id },
        body: { ...body, ...given, version },
      });
    expect((await change({ capacity: 11 }, 1)).json().youngPeople).toBe('approved');
    expect((await see(child, id)).statusCode).toBe(200);
    const changed = await change({ title: 'KIDS: text me 973-555-0142' }, 2);
    expect(changed.json()).toMatchObject({ youngPeople: 'asked', allowsKids: false });
    expect((await see(child, id)).statusCode).toBe(404);
    expect(
      (await service.as(child).call(listEvents, { query: { limit: 100 } })).body,
    ).not.toContain(id);
  });

  it('waits for staff, who decide about what they read, and its organizer is told', async () => {
    const { id, title } = await post();
    const need = { kind: 'event_to_review', subjectId: id };
    expect((await service.emitted(needRaised.type)).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        ...need,
        receivers: ['moderator', 'admin'],
        path: '/admin/events',
      }),
    );
    const { terms } = (await waiting(id)) as WaitingEvent;
    const params = { eventId: id };
    const reason = 'Say who looks after the children.';
    const stale = { terms: '0'.repeat(64), reason };
    expect((await service.as(staff).call(refuseEvent, { params, body: stale })).statusCode).toBe(
      412,
    );
    const body = { terms, reason };
    expect((await service.as(organizer).call(refuseEvent, { params, body })).statusCode).toBe(403);
    expect((await service.as(staff).call(refuseEvent, { params, body })).statusCode).toBe(200);
    expect((await service.as(staff).call(refuseEvent, { params, body })).statusCode).toBe(409);
    expect((await see(organizer, id)).json()).toMatchObject({
      youngPeople: 'refused',
      youngPeopleReason: reason,
    });
    expect((await see(await service.person(), id)).body).not.toContain(reason);
    const told = await service.emitted(eventReviewed.type);
    expect(told.at(-1)?.data).toMatchObject({ eventId: id, title, isApproved: false, reason });
    expect((await service.emitted(needMet.type)).map(({ data }) => data)).toContainEqual(need);
    expect(await waiting(id)).toBe(undefined);
  });

  it('shows children a first name and an initial, no server of others, and no words of a cancellation [D-108, D-133]', async () => {
    const event = await anEvent(service.db, {
      organizerId: organizer.id,
      youngPeople: 'approved',
      imageUrl: 'https://pictures.example/who-looks.png',
      title: crypto.randomUUID(),
      status: 'cancelled',
      cancelReason: 'Text me 973-555-0142',
    });
    const seen = await see(child, event.id);
    expect(seen.json()).toMatchObject({
      organizerName: 'Naomi F.',
      imageUrl: null,
      cancelReason: null,
    });
    expect((await see(await service.person(), event.id)).json()).toMatchObject({
      organizerName: 'Naomi Feld',
      imageUrl: null,
      cancelReason: event.cancelReason,
    });
    const named = await service.person({}, { fullName: host });
    const other = await anEvent(service.db, { organizerId: named.id, youngPeople: 'approved' });
    expect((await see(child, other.id)).json().organizerName).not.toContain('973');
    expect(await find(child, 'Feld')).toEqual([]);
    const uploaded = { imageUrl: 'http://files/event-pictures/a.webp', pictureKey: 'a' };
    const shown = await anEvent(service.db, { youngPeople: 'approved', ...uploaded });
    expect((await see(child, shown.id)).json().imageUrl).toBe(uploaded.imageUrl);
  });

  it('leaves of a seat that a child has no words that nobody approved', async () => {
    const event = await anEvent(service.db, { organizerId: organizer.id, youngPeople: 'approved' });
    await join(child, event.id);
    await service.sql`
      update events set young_people = 'asked', title = 'Text me', location = 'My house' where id = ${event.id}`;
    const listed = await service.as(child).call(listRegistrations);
    expect(listed.body).not.toMatch(/Text me|My house|Naomi|Meet other trades/);
  });
});

describe('the courses that a child is shown [D-67, D-108]', () => {
  it('are those that it may take, with an educator’s first name and initial', async () => {
    const teaches = { educatorId: organizer.id };
    const open = await aCourse(service.db, { draft: aDraft({ allowsKids: true }), ...teaches });
    const closed = await aCourse(service.db, { draft: aDraft({ allowsKids: false }), ...teaches });
    const { items } = (await service.as(child).call(listCourses, { query: { limit: 100 } })).json();
    const shown = new Map<number, string>(
      items.map(({ id, educatorName }: { id: number; educatorName: string }) => [id, educatorName]),
    );
    expect([shown.get(open), shown.get(closed)]).toEqual(['Naomi F.', undefined]);
    expect(items.every(({ allowsKids }: { allowsKids: boolean }) => allowsKids)).toBe(true);
    const seen = (id: number) =>
      service.as(child).call(getCourse, { params: { courseId: String(id) } });
    expect((await seen(open)).json().educatorName).toBe('Naomi F.');
    expect((await seen(closed)).statusCode).toBe(404);
  });
});
