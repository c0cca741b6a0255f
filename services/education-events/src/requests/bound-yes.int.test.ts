import type { Actor } from '@sidework/chassis/http/actor';
import type { TakenTask } from '@sidework/chassis/people/person-tasks';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import {
  cancelEvent,
  changeEvent,
  getEvent,
  uploadEventPicture,
} from '@sidework/contracts/education-events/event-listings';
import {
  approveEvent,
  listWaitingEvents,
} from '@sidework/contracts/education-events/event-reviews';
import * as facts from '@sidework/contracts/education-events/events';
import {
  attendedEventCancelled,
  childSeatEnded,
  refundRequested,
  registrationCancelled,
} from '@sidework/contracts/education-events/events/tickets';
import {
  approveRequest,
  type GuardianRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import {
  cancelRegistration,
  getRegistration,
  linkTicketFile,
  listAttendees,
  messageAttendees,
  openTicketFile,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { takeDownEvent } from '@sidework/contracts/education-events/reports';
import { contactChanged } from '@sidework/contracts/identity/events';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { fetchPictures } from '../event-management/fetch-pictures.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
const note = 'Meet me at 973-555-0142';

let organizer: Actor;
let guardian: Actor;
let child: Actor;
let staff: Actor;
let address: string;
let event: Event;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  guardian = await service.person();
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [guardian.id] });
  staff = await service.person({ roles: ['admin'], aal: 'aal2' });
  address = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id: guardian.id, email: address, phone: null });
  event = await anEvent(service.db, { organizerId: organizer.id, youngPeople: 'approved' });
});

const params = () => ({ eventId: event.id });
const ask = async (by = child): Promise<string> => {
  const body = { attendeeName: 'Kit Example, 5 Elm Street' };
  const asked = { params: params(), body, headers: aKey() };
  return (await service.as(by).call(registerForEvent, asked)).json().id;
};
const requestOf = async (id: string): Promise<GuardianRequest> =>
  (await service.as(guardian).call(listGuardianRequests, { params: { childId: child.id } }))
    .json()
    .items.find((each: GuardianRequest) => each.id === id);
const agree = (requestId: string, terms?: string | null) =>
  service.as(guardian).call(approveRequest, {
    params: { childId: child.id, requestId },
    ...(terms && { body: { terms } }),
  });
const agreed = async () => {
  const id = await ask();
  expect((await agree(id, (await requestOf(id)).terms)).statusCode).toBe(200);
  return id;
};
const change = async (given: object) => {
  const { version, ...now } = (
    await service.as(organizer).call(getEvent, { params: params() })
  ).json();
  const posting = aPosting({ allowsKids: true, endsAt: now.endsAt, eventDate: now.startsAt });
  const body = { ...posting, priceCents: event.priceCents, ...given, version };
  const reply = await service.as(organizer).call(changeEvent, { params: params(), body });
  expect(reply.statusCode, reply.body).toBe(200);
};
const staffApprove = async () => {
  const { items } = (
    await service.as(staff).call(listWaitingEvents, { query: { limit: 100 } })
  ).json();
  const { terms } = items.find(({ id }: { id: string }) => id === event.id);
  const reply = await service.as(staff).call(approveEvent, { params: params(), body: { terms } });
  expect(reply.statusCode).toBe(200);
};
const seatOf = async (registrationId: string) =>
  (await service.as(child).call(getRegistration, { params: { registrationId } })).json();
const taken = async () =>
  (await service.sql`select taken from events where id = ${event.id}`)[0]?.taken;
const mails = async (to = address) => {
  await service.doPersonTasks();
  return service.sql<{ subject: string; body_text: string }[]>`
    select subject, body_text from mail_queue where recipient = ${to} order by id`;
};
const emittedOf = async (type: Parameters<typeof service.emitted>[0], id: string) =>
  (await service.emitted(type)).filter(
    ({ data }) =>
      (data as { registrationId?: string; requestId?: string }).registrationId === id ||
      (data as { requestId?: string }).requestId === id,
  );

const voided = async (id: string) =>
  (await service.emitted(facts.paperVoided.type))
    .map(({ data }) => data)
    .filter(({ paperId }) => paperId === id);

const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer();
async function upload() {
  const sent = { params: params(), body: await png(), headers: { 'content-type': 'image/png' } };
  expect((await service.as(organizer).call(uploadEventPicture, sent)).statusCode).toBe(200);
}
async function fetchLinked() {
  const config = { ...service.deps.config, PICTURE_LINKS: 'fetch' as const };
  const tasks = await service.sql<TakenTask[]>`
    select id, kind, user_id as "userId", attempts from person_tasks
    where kind = 'fetching-pictures' and user_id = ${organizer.id} and done_at is null`;
  expect(tasks).toHaveLength(1);
  for (const task of tasks) await fetchPictures({ ...service.deps, config }, task, png);
}

describe('a guardian’s yes [D-118]', () => {
  it.each([
    ['title', { title: 'KIDS: text me' }],
    ['text', { description: note }],
    ['place', { location: 'My house' }],
    ['time', { eventDate: '2098-12-01T18:00:00.000Z', endsAt: '2098-12-01T20:00:00.000Z' }],
  ])('is asked again after a change of the %s, once staff have looked', async (part, given) => {
    const id = await agreed();
    expect((await seatOf(id)).status).toBe('confirmed');
    await change(given);
    expect(await seatOf(id)).toMatchObject({ status: 'awaiting_guardian', ticketCode: null });
    expect(await requestOf(id)).toMatchObject({ waitsForStaff: true, changedParts: [part] });
    expect((await agree(id)).json().code).toBe('event_in_review');
    const before = (await mails()).length;

    await staffApprove();
    const again = await requestOf(id);
    expect(again).toMatchObject({ waitsForStaff: false, changedParts: [part] });
    const told = await emittedOf(facts.approvalRequested.type, id);
    expect(told.at(-1)?.data).toMatchObject({ guardianIds: [guardian.id], changedParts: [part] });
    expect((await mails())[before]?.body_text).toContain(`this was changed: ${part}.`);
    expect((await agree(id, again.terms)).json()).toMatchObject({
      status: 'confirmed',
      changedParts: [],
    });
  });

  it.each([
    ['uploaded', agreed, upload],
    [
      'brought by a link that was there when they agreed',
      async () => {
        await change({ imageUrl: 'https://pictures.example/a.png' });
        await staffApprove();
        return agreed();
      },
      fetchLinked,
    ],
  ])('is asked again after a picture was %s', async (_how, begin, show) => {
    const id = await begin();
    expect((await seatOf(id)).status).toBe('confirmed');
    await show();
    expect((await seatOf(id)).status).toBe('awaiting_guardian');
    expect(await requestOf(id)).toMatchObject({ waitsForStaff: true, changedParts: ['picture'] });
  });

  it('is for what was read, and for nothing else', async () => {
    const id = await ask();
    const { terms } = await requestOf(id);
    await change({ title: 'KIDS: text me' });
    await staffApprove();
    const late = await agree(id, terms);
    expect([late.statusCode, late.json().code]).toEqual([412, 'request_changed']);
    const unread = await agree(id);
    expect([unread.statusCode, unread.json().code]).toEqual([412, 'request_changed']);
    expect((await seatOf(id)).status).toBe('awaiting_guardian');
    expect((await agree(id, (await requestOf(id)).terms)).statusCode).toBe(200);
  });

  it.each([
    ['before', ask],
    ['after', agreed],
  ])(
    'counts for nothing where the event is for adults only, changed %s it',
    async (_when, begin) => {
      const id = await begin();
      await change({ allowsKids: false, title: note });
      expect((await seatOf(id)).status).toBe('cancelled');
      expect(await taken()).toBe(0);
      expect((await agree(id)).statusCode).toBe(404);
      const [ended] = await emittedOf(childSeatEnded.type, id);
      expect(ended?.data).toMatchObject({
        childId: child.id,
        guardianIds: [guardian.id],
        why: 'not_for_young_people',
        reason: null,
        title: event.title,
      });
      expect(await voided(id)).toHaveLength(begin === agreed ? 1 : 0);
      const last = (await mails()).at(-1);
      expect(last?.subject).toBe('A child no longer has a seat');
      expect(last?.body_text).not.toContain('973-555-0142');
    },
  );

  it('that was paid for gives the money back where the event is for adults, or nobody agrees again', async () => {
    event = await anEvent(service.db, {
      organizerId: organizer.id,
      youngPeople: 'approved',
      priceCents: 2_500,
    });
    const pay = async () => {
      const id = await agreed();
      const { paymentId } = await requestOf(id);
      await service.receive(paymentSucceeded, {
        paymentId: String(paymentId),
        payerId: guardian.id,
        amountCents: 2_500,
      });
      expect((await seatOf(id)).status).toBe('confirmed');
      return id;
    };
    await pay();
    await change({ allowsKids: false });
    const refunds = () => service.emitted(refundRequested.type);
    expect((await refunds()).at(-1)?.data).toMatchObject({ payerId: guardian.id });
    await change({ allowsKids: true });
    await staffApprove();
    const id = await pay();
    await change({ title: 'Other' });
    const count = (await refunds()).length;
    await staffApprove();
    const later = () => new Date(Date.now() + 49 * 3_600_000);
    await passTime({ ...service.deps, now: later });
    expect((await seatOf(id)).status).toBe('expired');
    expect((await refunds()).length).toBe(count + 1);
  });

  it('that was paid for twice keeps its seat, and only the payment that came too late goes back', async () => {
    event = await anEvent(service.db, {
      organizerId: organizer.id,
      youngPeople: 'approved',
      priceCents: 2_500,
    });
    const id = await agreed();
    const first = String((await requestOf(id)).paymentId);
    await change({ title: 'Other' });
    await staffApprove();
    expect((await agree(id, (await requestOf(id)).terms)).statusCode).toBe(200);
    const second = String((await requestOf(id)).paymentId);
    expect(second).not.toBe(first);
    for (const paymentId of [second, first])
      await service.receive(paymentSucceeded, {
        paymentId,
        payerId: guardian.id,
        amountCents: 2_500,
      });
    expect((await seatOf(id)).status).toBe('confirmed');
    const refunds = (await service.emitted(refundRequested.type)).map(({ data }) => data);
    expect(
      refunds.filter(({ payerId }) => payerId === guardian.id).map(({ paymentId }) => paymentId),
    ).toEqual([first]);
  });

  it.each([
    [
      'is open to young people no more',
      async () => service.sql`
      update events set young_people = 'no', young_people_asked_at = null, reviewed_terms = null where id = ${event.id}`,
    ],
    [
      'reads otherwise',
      async () => service.sql`
      update events set description = ${note} where id = ${event.id}`,
    ],
    [
      'was agreed to before words were kept',
      async (id: string) => service.sql`
      update event_registrations set agreed_terms = null where id = ${id}`,
    ],
  ])('opens no file of a ticket where the event %s', async (_how, become) => {
    const id = await agreed();
    const files = ['ticket', 'calendar'];
    const link = (file: string) =>
      service.as(child).call(linkTicketFile, { params: { registrationId: id, file } });
    const tokens = (await Promise.all(files.map(link))).map((reply) =>
      String(new URL(reply.json().url).pathname.split('/').at(-1)),
    );
    const open = (token: string) => service.visitor.call(openTicketFile, { params: { token } });
    const statuses = async () =>
      (await Promise.all([...files.map(link), ...tokens.map(open)])).map((r) => r.statusCode);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await become(id);
    expect(await statuses()).toEqual([409, 409, 409, 409]);
  });

  it('is not for the words of staff who take the event down: no one reads them, and the ticket is void', async () => {
    const id = await agreed();
    const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
    const taken = { params: params(), body: { reason: note } };
    expect((await service.as(moderator).call(takeDownEvent, taken)).statusCode).toBeLessThan(300);
    expect((await seatOf(id)).status).toBe('cancelled');
    expect(await emittedOf(attendedEventCancelled.type, id)).toEqual([]);
    const [ended] = await emittedOf(childSeatEnded.type, id);
    expect(ended?.data).toMatchObject({
      why: 'cancelled',
      reason: 'Sidework took this event off its list.',
    });
    expect(JSON.stringify(await mails())).not.toContain('973-555-0142');
    expect(await voided(id)).toMatchObject([{ userId: child.id, reason: 'cancelled' }]);
  });

  it('is not for the words of a cancellation: the guardian reads them, and the child does not', async () => {
    const id = await agreed();
    await service.as(organizer).call(cancelEvent, { params: params(), body: { reason: note } });
    expect(await emittedOf(attendedEventCancelled.type, id)).toEqual([]);
    const [ended] = await emittedOf(childSeatEnded.type, id);
    expect(ended?.data).toMatchObject({ why: 'cancelled', reason: note });
    expect((await mails()).at(-1)?.body_text).toContain('Meet me at 973-555-0142');
    const seen = await service.as(child).call(getEvent, { params: params() });
    expect(seen.body).not.toContain('973-555-0142');
    expect(JSON.stringify(await seatOf(id))).not.toContain('973-555-0142');
  });
});

describe('the organizer [D-118]', () => {
  const attendees = async () =>
    (await service.as(organizer).call(listAttendees, { params: params() }))
      .json()
      .items.map(({ attendeeName, attendeeEmail }: Record<string, unknown>) => [
        attendeeName,
        attendeeEmail,
      ]);

  it('is told a number before the yes, the first name and the initial after it, and no address', async () => {
    const other = await service.person(kid, { fullName: 'Lea M.', guardianIds: [guardian.id] });
    const id = await ask();
    await ask(other);
    const { terms } = await requestOf(id);
    expect(await attendees()).toEqual([
      ['A young person (2)', null],
      ['A young person (1)', null],
    ]);
    await agree(id, terms);
    expect(await attendees()).toEqual([
      ['A young person (1)', null],
      ['Kit E.', null],
    ]);
    expect((await seatOf(id)).attendeeEmail).toBe(null);
  });

  it('is not told who gave back a seat that no guardian had agreed to', async () => {
    const id = await ask();
    await service.as(child).call(cancelRegistration, { params: { registrationId: id } });
    expect(await emittedOf(registrationCancelled.type, id)).toEqual([]);
  });

  it('writes to guardians, and not to children', async () => {
    const own = `${crypto.randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: child.id, email: own, phone: null });
    await agreed();
    const body = { subject: 'Parking', message: note };
    const sent = await service.as(organizer).call(messageAttendees, { params: params(), body });
    expect(sent.json()).toEqual({ recipientCount: 1 });
    expect((await mails()).map(({ subject }) => subject)).toContain(`“${event.title}”: Parking`);
    expect(
      (await mails(own)).filter(({ body_text }) => body_text.includes('973-555-0142')),
    ).toEqual([]);
  });
});
