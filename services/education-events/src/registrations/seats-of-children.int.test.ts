import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { addPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import {
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import { listEnrollments } from '@sidework/contracts/education-events/enrollments';
import * as listings from '@sidework/contracts/education-events/event-listings';
import * as facts from '@sidework/contracts/education-events/events';
import {
  childSeatEnded,
  holdMoved,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import {
  approveRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import * as api from '@sidework/contracts/education-events/registrations';
import {
  reportEvent,
  takeDownCourse,
  takeDownEvent,
} from '@sidework/contracts/education-events/reports';
import { consentRevoked, contactChanged } from '@sidework/contracts/identity/events';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { catchingUp } from '../event-management/catch-up.ts';
import { fetchPictures } from '../event-management/fetch-pictures.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
let organizer: Actor;
let guardian: Actor;
let child: Actor;
let moderator: Actor;
let event: Event;

const open = (given: Partial<Event> = {}) =>
  anEvent(service.db, { organizerId: organizer.id, youngPeople: 'approved', ...given });
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  guardian = await service.person();
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [guardian.id] });
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  event = await open();
});

const params = () => ({ eventId: event.id });
async function ask(): Promise<string> {
  const body = { attendeeName: 'Kit' };
  const asked = { params: params(), body, headers: aKey() };
  return (await service.as(child).call(api.registerForEvent, asked)).json().id;
}
const requestOf = async (id: string) =>
  (await service.as(guardian).call(listGuardianRequests, { params: { childId: child.id } }))
    .json()
    .items.find((each: { id: string }) => each.id === id);
async function agree(id: string) {
  const { terms } = await requestOf(id);
  const request = {
    params: { childId: child.id, requestId: id },
    ...(terms && { body: { terms } }),
  };
  expect((await service.as(guardian).call(approveRequest, request)).statusCode).toBe(200);
}
async function pay(id: string) {
  const { paymentId } = await requestOf(id);
  await service.receive(paymentSucceeded, { paymentId, payerId: guardian.id, amountCents: 2_500 });
  return paymentId as string;
}
const rowOf = async (id: string) =>
  (await service.sql`select * from event_registrations where id = ${id}`)[0];
const begin = () =>
  service.sql`update events set event_date = now() - interval '1 hour' where id = ${event.id}`;
const later = async (hours: number) => {
  const now = () => new Date(Date.now() + hours * 3_600_000);
  await passTime({ ...service.deps, now });
};
const seen = async (by = child) =>
  (await service.as(by).call(listings.getEvent, { params: params() })).statusCode;
const down = () =>
  service.as(moderator).call(takeDownEvent, { params: params(), body: { reason: 'A trap' } });

it('is known as a child’s, whatever becomes of it', async () => {
  const id = await ask();
  await later(49);
  expect(await rowOf(id)).toMatchObject({ status: 'expired', is_child: true });
});

describe('what staff took down [D-123]', () => {
  const endings: [string, (id: string) => unknown, number][] = [
    ['ended with it', () => undefined, 404],
    [
      'was cancelled before',
      (registrationId) =>
        service.as(child).call(api.cancelRegistration, { params: { registrationId } }),
      404,
    ],
    ['was there', begin, 200],
  ];
  it.each(endings)('is seen by a child whose seat %s: %s', async (_, become, status) => {
    const id = await ask();
    await agree(id);
    await become(id);
    if (status === 200)
      await service.sql`update events set status = 'completed' where id = ${event.id}`;
    await down();
    expect(await seen()).toBe(status);
    const { items } = (await service.as(child).call(api.listRegistrations, { query: {} })).json();
    expect(items[0].event.title === event.title).toBe(status === 200);
  });

  it('is seen by an adult whose seat ended with it', async () => {
    const body = { attendeeName: 'Gus', attendeeEmail: 'gus@example.org' };
    await service
      .as(guardian)
      .call(api.registerForEvent, { params: params(), body, headers: aKey() });
    await down();
    expect(await seen(guardian)).toBe(200);
  });

  it('serves no picture any more', async () => {
    const picture = await sharp({
      create: { width: 20, height: 20, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    const upload = { params: params(), body: picture, headers };
    const { imageUrl } = (
      await service.as(organizer).call(listings.uploadEventPicture, upload)
    ).json();
    const name = new URL(imageUrl).pathname.split('/').at(-1) ?? '';
    const get = () => service.visitor.call(listings.servedEventPicture, { params: { name } });
    expect((await get()).statusCode).toBe(200);
    await down();
    expect((await get()).statusCode).toBe(404);
  });

  it('is a course that a child reads only where it learns it', async () => {
    const draft = aDraft({ priceCents: 0 });
    const courseId = String(await aCourse(service.db, { educatorId: organizer.id, draft }));
    const at = { params: { courseId } };
    const see = async () => (await service.as(child).call(getCourse, at)).statusCode;
    const { enrollment } = (await service.as(child).call(enrollInCourse, at)).json();
    await agree(enrollment.id);
    await service.as(moderator).call(takeDownCourse, { ...at, body: { reason: 'A trap' } });
    expect(await see()).toBe(404);
    const { items } = (await service.as(child).call(listEnrollments, { query: {} })).json();
    expect(JSON.stringify(items)).not.toContain(draft.title);
    await service.sql`update enrollments set status = 'active' where id = ${enrollment.id}`;
    expect(await see()).toBe(200);
  });
});

describe('after its start an event', () => {
  it('takes no other picture, and keeps the seats of children', async () => {
    const id = await ask();
    await agree(id);
    await begin();
    const upload = {
      params: params(),
      body: Buffer.from('x'),
      headers: { 'content-type': 'image/png' },
    };
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const reply = await service
      .as(organizer)
      .call(listings.uploadEventPicture, { ...upload, body: png });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'event_begun']);
    await service.sql`update events set picture_state = 'fetching', picture_link = 'https://example.org/a.png'
      where id = ${event.id}`;
    const task = { id: randomUUID(), kind: 'x', userId: organizer.id, attempts: 1 } as TakenTask;
    const on = {
      ...service.deps,
      config: { ...service.deps.config, PICTURE_LINKS: 'fetch' as const },
    };
    await fetchPictures(on, task, vi.fn().mockResolvedValue(png));
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed' });
    const [row] =
      await service.sql`select young_people, picture_state from events where id = ${event.id}`;
    expect(row).toEqual({ young_people: 'approved', picture_state: 'failed' });
  });
});

describe('a child that the organizer let in', () => {
  it.each([
    [
      'days before the event is asked for again',
      7 * 24,
      { status: 'awaiting_guardian', checked_in_at: null },
    ],
    ['at the event stays', 2, { status: 'confirmed', checked_in_at: expect.any(String) }],
  ])('%s after a change', async (_, hours, expected) => {
    event = await open({ eventDate: new Date(Date.now() + hours * 3_600_000) });
    const id = await ask();
    await agree(id);
    await service.sql`update event_registrations set checked_in_at = now(), checked_in_by = ${organizer.id}
      where id = ${id}`;
    const { title, description, category, location, capacity, timeZone, version } = event;
    const kept = { title, description, category, capacity, timeZone, version, allowsKids: true };
    const times = { eventDate: event.eventDate.toISOString(), endsAt: event.endsAt.toISOString() };
    const body = { ...kept, ...times, location: `${location}, hall 2`, priceCents: 0 };
    const reply = await service
      .as(organizer)
      .call(listings.changeEvent, { params: params(), body });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await rowOf(id)).toMatchObject(expected);
  });
});

it('is a course whose price goes back where its guardian takes the consent back in time', async () => {
  const draft = aDraft({ priceCents: 2_500 });
  const courseId = String(await aCourse(service.db, { educatorId: organizer.id, draft }));
  const asked = await service.as(child).call(enrollInCourse, { params: { courseId } });
  const { id } = asked.json().enrollment;
  await agree(id);
  const paymentId = await pay(id);
  await service.receive(consentRevoked, { childId: child.id, guardianId: guardian.id } as never);
  const [row] = await service.sql`select status, is_paid from enrollments where id = ${id}`;
  expect(row).toEqual({ status: 'ended', is_paid: false });
  const refunds = (await service.emitted(refundRequested.type)).filter(
    ({ data }) => data.paymentId === paymentId,
  );
  expect(refunds.map(({ data }) => data)).toMatchObject([
    { payerId: guardian.id, amountCents: 2_500 },
  ]);
});

describe('a seat that was agreed to and waits again', () => {
  async function asksAgain(priceCents: number) {
    event = await open({ priceCents });
    const id = await ask();
    await agree(id);
    if (priceCents > 0) await pay(id);
    await service.sql`update event_registrations set status = 'awaiting_guardian', approved_by = null,
      hold_expires_at = now() + interval '1 hour' where id = ${id}`;
    await later(2);
    return id;
  }
  const told = async (id: string) =>
    (await service.emitted(childSeatEnded.type))
      .filter(({ data }) => data.registrationId === id)
      .map(({ data }) => data);

  it.each([0, 2_500])('tells child and guardian that it ran out, at %s cents', async (cents) => {
    const email = `${randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: guardian.id, email, phone: null });
    const id = await asksAgain(cents);
    const other = await service.person();
    const others = `${randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: other.id, email: others, phone: null });
    await service.sql`update people set guardian_ids = ${[guardian.id, other.id]} where id = ${child.id}`;
    const to = { childId: child.id, guardianIds: [guardian.id] };
    expect(await told(id)).toMatchObject([{ ...to, isUnanswered: true, reason: null }]);
    await service.doPersonTasks();
    const mails = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${email} and subject like '%no longer has a seat%'`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('nobody agreed to the changes in time');
    expect(mails[0]?.body_text.includes('goes back to you')).toBe(cents > 0);
    const [unpaid] = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${others}`;
    expect(unpaid?.body_text.includes('goes back to the person who paid')).toBe(cents > 0);
  });

  it('tells nothing where no guardian had agreed before', async () => {
    const id = await ask();
    await later(49);
    expect(await told(id)).toEqual([]);
  });
});

it('mails no guardian who looks after the child no more', async () => {
  const [before, now] = [randomUUID(), randomUUID()].map((id) => `${id}@example.org`) as [
    string,
    string,
  ];
  const other = await service.person();
  await service.receive(contactChanged, { id: guardian.id, email: before, phone: null });
  await service.receive(contactChanged, { id: other.id, email: now, phone: null });
  const id = await ask();
  await agree(id);
  await service.sql`update people set guardian_ids = ${[other.id]} where id = ${child.id}`;
  await service.doPersonTasks();
  const tickets = await service.sql<{ recipient: string }[]>`
    select recipient from mail_queue where subject like '%ticket%' and recipient in ${service.sql([before, now])}`;
  expect(tickets.map(({ recipient }) => recipient)).toEqual([now]);
});

it.each(['asked', 'refused'] as const)(
  'a child reports an event that is %s',
  async (youngPeople) => {
    event = await open({ youngPeople });
    expect(await seen()).toBe(404);
    const body = { reason: 'scam', comment: 'It is a trap' };
    const report = () => service.as(child).call(reportEvent, { params: params(), body });
    expect((await report()).statusCode).toBe(204);
    event = await anEvent(service.db, { organizerId: organizer.id });
    expect((await report()).statusCode).toBe(404);
  },
);

describe('after a guardian took the consent back, a late payment', () => {
  const revoke = () =>
    service.receive(consentRevoked, { childId: child.id, guardianId: guardian.id } as never);

  it('brings no enrollment back that ran out', async () => {
    const draft = aDraft({ priceCents: 2_500 });
    const courseId = String(await aCourse(service.db, { educatorId: organizer.id, draft }));
    const { enrollment } = (
      await service.as(child).call(enrollInCourse, { params: { courseId } })
    ).json();
    await agree(enrollment.id);
    const { paymentId } = await requestOf(enrollment.id);
    await later(1);
    await revoke();
    await service.receive(paymentSucceeded, {
      paymentId,
      payerId: guardian.id,
      amountCents: 2_500,
    });
    const [row] = await service.sql`select status from enrollments where id = ${enrollment.id}`;
    expect(row?.status).toBe('declined');
    expect((await service.emitted(refundRequested.type)).at(-1)?.data).toMatchObject({
      paymentId,
    });
  });

  it('brings no seat back that ran out', async () => {
    event = await open({ priceCents: 2_500 });
    const id = await ask();
    await agree(id);
    const { paymentId } = await requestOf(id);
    await later(1);
    await revoke();
    await service.receive(paymentSucceeded, {
      paymentId,
      payerId: guardian.id,
      amountCents: 2_500,
    });
    expect((await rowOf(id))?.status).toBe('cancelled');
    expect((await service.emitted(refundRequested.type)).at(-1)?.data).toMatchObject({
      paymentId,
    });
  });
});

it('a refund that is told locks the seat before its payment', async () => {
  event = await open({ priceCents: 2_500 });
  const id = await ask();
  await agree(id);
  const paymentId = await pay(id);
  let noted: Promise<string[]> | undefined;
  await service.sql.begin(async (other) => {
    await other`select from event_registrations where id = ${id} for update`;
    noted = service.receive(paymentRefunded, {
      paymentId,
      payerId: guardian.id,
      amountCents: 2_500,
    });
    const pid = await pidOf(other);
    const isWaiting = async () => expect(await isWaitedFor(service.sql, pid)).toBe(true);
    await vi.waitFor(isWaiting, { timeout: 30_000 });
    const locked = await other`select from payments where id = ${paymentId} for update nowait`;
    expect(locked).toHaveLength(1);
  });
  expect(await noted).toEqual(['acknowledged']);
});

it('what earlier releases did not tell is told once: the end of holds, and what waits for staff', async () => {
  event = await open({ priceCents: 2_500 });
  const id = await ask();
  await agree(id);
  const paymentId = await pay(id);
  const asked = await open({ youngPeople: 'asked', eventDate: inDays(3) });
  await service.db.transaction((tx) =>
    addPersonTask(tx, { id: randomUUID(), kind: catchingUp, userId: organizer.id }),
  );
  await service.doPersonTasks();
  const holdUntil = new Date(event.endsAt.getTime() + 24 * 3_600_000).toISOString();
  const moved = (await service.emitted(holdMoved.type)).map(({ data }) => data);
  expect(moved).toContainEqual({ paymentId, holdUntil });
  const raised = (await service.emitted(facts.needRaised.type)).map(({ data }) => data);
  expect(raised).toContainEqual(
    expect.objectContaining({ kind: 'event_to_review', subjectId: asked.id }),
  );
});
