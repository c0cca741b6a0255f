import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import {
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import {
  cancelEvent,
  changeEvent,
  getEvent,
  listEvents,
  postEvent,
} from '@sidework/contracts/education-events/event-listings';
import { paperHandedOver, paperVoided } from '@sidework/contracts/education-events/events';
import {
  attendeeCheckedIn,
  holdMoved,
  paymentRequested,
  refundRequested,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  checkIn,
  getRegistration,
  linkTicketFile,
  listAttendees,
  markPaid,
  messageAttendees,
  openTicketFile,
  registerForEvent,
  resendTicket,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { accountDeleted, contactChanged } from '@sidework/contracts/identity/events';
import calendars from 'ical.js';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100, REGISTRATIONS_PER_HOUR: 1_000 });

let ada: Actor;
let organizer: Actor;
beforeEach(async () => {
  ada = await service.person({ accountType: 'client', userType: 'client' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

const register = (actor: Actor, eventId: string, body: object = attendee, headers = aKey()) =>
  service.as(actor).call(registerForEvent, { params: { eventId }, body, headers });
const at = (registrationId: string) => ({ params: { registrationId } });
const ownEvent = (given = {}) => anEvent(service.db, { organizerId: organizer.id, ...given });
/** The door opens three hours before the start. */
const openDoor = (eventId: string) => service.sql`
  update events set event_date = now() + interval '2 hours', ends_at = now() + interval '4 hours'
  where id = ${eventId}`;
async function enter(actor: Actor, eventId: string, code: string) {
  await openDoor(eventId);
  return service.as(actor).call(checkIn, { params: { eventId }, body: { code } });
}
const takenOf = async (eventId: string) => {
  const [row] = await service.sql`select taken from events where id = ${eventId}`;
  return row?.taken;
};
interface QueuedMail {
  subject: string;
  body_text: string;
  attachments: { filename: string; contentType: string; content: string }[] | null;
}
const mailsTo = async (to: string) => {
  await service.doPersonTasks();
  return service.sql<QueuedMail[]>`
    select subject, body_text, attachments from mail_queue where recipient = ${to} order by id`;
};
/** The typed address is unconfirmed. */
const somebody = () => ({ ...attendee, attendeeEmail: `${crypto.randomUUID()}@example.org` });
const voided = async (id: string) =>
  (await service.emitted(paperVoided.type))
    .map(({ data }) => data)
    .filter(({ paperId }) => paperId === id);
/** Gives an account a confirmed address of its own, so that the mails of others are not in the way. */
const someone = async ({ id }: Actor) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id, email, phone: null });
  return { ...attendee, attendeeEmail: email };
};
const toTheSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);
function parsed(content = '', encoding: 'utf8' | 'base64' = 'utf8') {
  const text = Buffer.from(content, encoding).toString();
  const calendar = new calendars.Component(calendars.parse(text));
  const event = new calendars.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate(),
  };
}
const payAll = async (actor: Actor) => {
  for (const { data } of await service.emitted(paymentRequested.type))
    if (data.payerId === actor.id)
      await service.receive(paymentSucceeded, {
        paymentId: String(data.paymentId),
        payerId: actor.id,
        amountCents: Number(data.amountCents),
      });
};

describe('events', () => {
  it('are posted by who may, and listed upcoming with the next first [EVT-28, EVT-18, EVT-43]', async () => {
    const post = (body: object) => service.as(organizer).call(postEvent, { body });
    const title = crypto.randomUUID();
    const later = await post(aPosting({ title, eventDate: '2098-12-02T18:00:00.000Z' }));
    const sooner = await post(aPosting({ title, eventDate: '2098-12-01T18:00:00.000Z' }));
    expect([later.statusCode, sooner.statusCode]).toEqual([201, 201]);
    expect(sooner.json()).toMatchObject({
      organizerId: organizer.id,
      organizerName: 'Ada Example',
      status: 'upcoming',
      registeredCount: 0,
      priceCents: 0,
    });
    const { items } = (await service.visitor.call(listEvents, { query: { limit: 100 } })).json();
    const mine = items.filter((each: { title: string }) => each.title === title);
    expect(mine.map(({ id }: { id: string }) => id)).toEqual([sooner.json().id, later.json().id]);
  });

  it('are posted by nobody else [EVT-52, SEC-19, KIDS-24]', async () => {
    const child = await service.person({ accountType: 'sidework_kids', userType: 'professional' });
    for (const actor of [ada, child]) {
      const reply = await service.as(actor).call(postEvent, { body: aPosting() });
      expect([reply.statusCode, reply.json().message]).toEqual([
        403,
        'Only business professionals and gig workers can post events.',
      ]);
    }
  });

  it.each([
    ['EVT-23', { title: '' }, 'title'],
    ['EVT-23', { description: ' ' }, 'description'],
    ['EVT-23', { category: 'Party' }, 'category'],
    ['EVT-23', { location: '' }, 'location'],
    ['EVT-24', { capacity: 0 }, 'capacity'],
    ['EVT-25', { priceCents: -1 }, 'priceCents'],
    ['EVT-25', { priceCents: 0.5 }, 'priceCents'],
    ['EVT-27', { imageUrl: 'a picture' }, 'imageUrl'],
    ['EVT-27', { imageUrl: 'http://example.org/a.png' }, 'imageUrl'],
  ])('%s refuses %j', async (_line, wrong, field) => {
    const body = { ...aPosting(), ...wrong };
    const reply = await service.as(organizer).call(postEvent, { body });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('take an empty price for none [EVT-56]', async () => {
    const body = { ...aPosting(), priceCents: null };
    expect((await service.as(organizer).call(postEvent, { body })).json().priceCents).toBe(0);
  });

  it('are listed until they are over, and then completed by time [EVT-02, D-68]', async () => {
    const { id } = await ownEvent({ eventDate: new Date(Date.now() - 3_600_000) });
    const isListed = async () => {
      const reply = await service.visitor.call(listEvents, { query: { limit: 100 } });
      return reply.json().items.some((each: { id: string }) => each.id === id);
    };
    expect(await isListed()).toBe(true);
    const later = () => new Date(Date.now() + 2 * 3_600_000);
    await passTime({ ...service.deps, now: later });
    expect(await isListed()).toBe(false);
    const seen = await service.visitor.call(getEvent, { params: { eventId: id } });
    expect(seen.json().status).toBe('completed');
  });

  it('tell everybody how many come, and nobody who [SEC-27]', async () => {
    const event = await ownEvent();
    await register(ada, event.id);
    const seen = await service.visitor.call(getEvent, { params: { eventId: event.id } });
    expect(seen.json()).toMatchObject({ registeredCount: 1, registration: null, version: null });
    expect(seen.body).not.toContain('ada@example.org');
    const asked = { params: { eventId: event.id } };
    expect((await service.visitor.call(listAttendees, asked)).statusCode).toBe(401);
    expect((await service.as(ada).call(listAttendees, asked)).statusCode).toBe(403);
  });
});

describe('a registration', () => {
  it('of a free event has its ticket at once [EVT-44, EVT-46, EVT-50, EVT-51]', async () => {
    const event = await ownEvent();
    const reply = await register(ada, event.id);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      ...attendee,
      status: 'confirmed',
      paymentStatus: 'completed',
      paymentAmountCents: 0,
      ticketCode: expect.stringMatching(/^TICKET-\d{13}-[A-Z0-9]{9}$/),
    });
    expect(await takenOf(event.id)).toBe(1);
    const told = await service.emitted(registrationConfirmed.type);
    expect(told.filter(({ data }) => data.registrationId === reply.json().id)).toHaveLength(1);
  });

  it('is refused to who has one, and where no seat is left [EVT-41, EVT-42]', async () => {
    const event = await ownEvent({ capacity: 1 });
    await register(ada, event.id);
    const again = await register(ada, event.id);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You are already registered for this event',
    ]);
    const full = await register(organizer, event.id);
    expect([full.statusCode, full.json().message]).toEqual([409, 'This event is now full']);
  });

  it('asks for a name and an address [EVT-40]', async () => {
    const event = await ownEvent();
    for (const body of [
      { attendeeEmail: 'a@b.org' },
      { attendeeName: '', attendeeEmail: 'a@b.org' },
    ])
      expect((await register(ada, event.id, body)).statusCode).toBe(400);
    expect((await register(ada, event.id, { attendeeName: 'Ada' })).json().message).toBe(
      'Email is required',
    );
  });

  it('is one, however often it is clicked', async () => {
    const event = await ownEvent();
    const headers = aKey();
    const replies = await Promise.all(
      [1, 2, 3].map(() => register(ada, event.id, attendee, headers)),
    );
    for (const reply of replies) expect([201, 409]).toContain(reply.statusCode);
    expect(new Set(replies.filter((r) => r.statusCode === 201).map((r) => r.json().id)).size).toBe(
      1,
    );
    expect(await takenOf(event.id)).toBe(1);
  });

  it('takes from its body no value that the server sets', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const forged = { ...attendee, paymentStatus: 'completed' };
    expect((await register(ada, event.id, forged)).statusCode).toBe(422);
    const cheap = { ...attendee, paymentAmountCents: 0 };
    expect((await register(ada, event.id, cheap)).statusCode).toBe(422);
    const others = { ...attendee, userId: organizer.id };
    expect((await register(ada, event.id, others)).statusCode).toBe(403);
    expect(await takenOf(event.id)).toBe(0);
  });

  it('of an event that costs keeps its seat 15 minutes, and no longer [D-70]', async () => {
    const event = await ownEvent({ priceCents: 2_500, capacity: 1 });
    const held = await register(ada, event.id);
    expect(held.json()).toMatchObject({
      status: 'held',
      paymentStatus: 'pending',
      paymentAmountCents: 2_500,
      ticketCode: null,
    });
    expect((await register(organizer, event.id)).statusCode).toBe(409);
    const later = () => new Date(Date.now() + 15 * 60_000 + 1_000);
    await passTime({ ...service.deps, now: later });
    expect(await takenOf(event.id)).toBe(0);
    expect((await register(organizer, event.id)).statusCode).toBe(201);
    // Paid too late, the seat is gone: the money goes back.
    await payAll(ada);
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.at(-1)?.data).toMatchObject({ payerId: ada.id, reason: 'seat_gone' });
    expect(await takenOf(event.id)).toBe(1);
  });

  it('that is paid in time has its ticket, and one that is paid late where a seat is left', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const { id } = (await register(ada, event.id)).json();
    await payAll(ada);
    const paid = await service.as(ada).call(getRegistration, at(id));
    expect(paid.json()).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
    const bob = await service.person();
    const late = (await register(bob, event.id)).json().id;
    const later = () => new Date(Date.now() + 16 * 60_000);
    await passTime({ ...service.deps, now: later });
    await payAll(bob);
    expect((await service.as(bob).call(getRegistration, at(late))).json().status).toBe('confirmed');
    expect(await takenOf(event.id)).toBe(2);
  });

  it('is mailed with a ticket as PDF, whose QR code lets in, and the event for a calendar [D-71, D-72]', async () => {
    const event = await ownEvent();
    const who = await someone(ada);
    const { id } = (await register(ada, event.id, who)).json();
    const [mail] = await mailsTo(who.attendeeEmail);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['ticket.pdf', 'event.ics']);
    const [pdf, calendar] = (mail?.attachments ?? []).map(({ content }) =>
      Buffer.from(content, 'base64'),
    );
    await checkPdf(pdf as Buffer);
    expect(parsed(calendar?.toString())).toMatchObject({
      method: 'REQUEST',
      uid: `${event.id}@sidework`,
      startsAt: toTheSecond(event.eventDate),
    });
    await service.as(ada).call(resendTicket, at(id));
    expect(await mailsTo(who.attendeeEmail)).toHaveLength(2);

    const { ticketQr, ticketCode } = (await service.as(ada).call(getRegistration, at(id))).json();
    const png = Buffer.from(ticketQr.split(',')[1], 'base64');
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scanned = decodeQR({ width: info.width, height: info.height, data });
    expect(scanned.startsWith(`${ticketCode}.`)).toBe(true);
    expect((await enter(organizer, event.id, scanned)).json()).toMatchObject({ isFirst: true });
  });

  it('is let in once, and the second time says since when', async () => {
    const event = await ownEvent();
    const { ticketCode } = (await register(ada, event.id)).json();
    const first = (await enter(organizer, event.id, ticketCode.toLowerCase())).json();
    const second = (await enter(organizer, event.id, ticketCode)).json();
    expect([first.isFirst, second.isFirst]).toEqual([true, false]);
    expect(second.checkedInAt).toBe(first.checkedInAt);
    const told = await service.emitted(attendeeCheckedIn.type);
    expect(told.filter(({ data }) => data.eventId === event.id)).toHaveLength(1);
  });

  it('opens nothing to another event, by a forged proof, or by anybody but its organizer', async () => {
    const event = await ownEvent();
    const other = await ownEvent();
    const { ticketCode } = (await register(ada, event.id)).json();
    expect((await enter(organizer, other.id, ticketCode)).statusCode).toBe(404);
    expect((await enter(organizer, event.id, `${ticketCode}.${'A'.repeat(22)}`)).statusCode).toBe(
      404,
    );
    expect((await enter(ada, event.id, ticketCode)).statusCode).toBe(403);
  });

  it('goes to somebody else with a new code, and the old one is dead', async () => {
    const event = await ownEvent();
    const { id, ticketCode } = (await register(ada, event.id)).json();
    await service.doPersonTasks();
    const [giver, to] = [await someone(ada), somebody()];
    const given = await service.as(ada).call(transferTicket, { ...at(id), body: to });
    expect(given.json()).toMatchObject({ ticketCode: null, ticketQr: null, ...to });
    expect((await enter(organizer, event.id, ticketCode)).statusCode).toBe(404);
    // This address is unconfirmed, and the giver has no ticket any more.
    const [invitation, ...others] = await mailsTo(to.attendeeEmail);
    expect([invitation?.attachments, others]).toEqual([null, []]);
    expect(invitation?.body_text).not.toContain('TICKET-');
    const [told, ...more] = await mailsTo(giver.attendeeEmail);
    expect([told?.subject, more]).toEqual([`You gave away your ticket for “${event.title}”`, []]);
    expect(told?.attachments?.map(({ filename }) => filename)).toEqual(['event.ics']);
  });

  it('that was given away shows its first holder nothing that lets in on its page', async () => {
    const event = await ownEvent();
    const { id } = (await register(ada, event.id)).json();
    const file = { params: { registrationId: id, file: 'ticket' } };
    const { url } = (await service.as(ada).call(linkTicketFile, file)).json();
    await service.as(ada).call(transferTicket, { ...at(id), body: somebody() });
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    for (const reply of [
      await service.visitor.call(openTicketFile, { params: { token } }),
      await service.as(ada).call(linkTicketFile, file),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'ticket_given_away']);
    await service.doPersonTasks();
    const handed = await service.emitted(paperHandedOver.type);
    expect(handed.filter(({ data }) => data.paperId === id)).toEqual([]);
    expect(await voided(id)).toMatchObject([{ userId: ada.id, reason: 'given_away' }]);
  });

  it.each([
    ['its holder', (id: string) => service.as(ada).call(cancelRegistration, at(id))],
    [
      'the organizer',
      (_: string, eventId: string) =>
        service
          .as(organizer)
          .call(cancelEvent, { params: { eventId }, body: { reason: 'No hall.' } }),
    ],
  ])('that %s cancels is marked in the vault', async (_, cancel) => {
    const event = await ownEvent();
    const { id } = (await register(ada, event.id)).json();
    expect((await cancel(id, event.id)).statusCode).toBe(200);
    expect(await voided(id)).toMatchObject([{ userId: ada.id, reason: 'cancelled' }]);
  });

  it('that is given back frees its seat, and what was paid goes back', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const { id } = (await register(ada, event.id)).json();
    await payAll(ada);
    const bob = await service.person();
    expect((await service.as(bob).call(cancelRegistration, at(id))).statusCode).toBe(404);
    const cancelled = await service.as(ada).call(cancelRegistration, at(id));
    expect(cancelled.json()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_requested',
    });
    expect(await takenOf(event.id)).toBe(0);
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.at(-1)?.data).toMatchObject({ payerId: ada.id, amountCents: 2_500 });
    expect((await register(ada, event.id)).statusCode).toBe(201);
    await service.receive(paymentRefunded, refunds.at(-1)?.data as never);
    const seen = await service.as(ada).call(getRegistration, at(id));
    expect(seen.json()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  it('that was let in is not given back, nor with its account [D-120]', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const { id } = (await register(ada, event.id)).json();
    await payAll(ada);
    const { ticketCode } = (await service.as(ada).call(getRegistration, at(id))).json();
    expect((await enter(organizer, event.id, ticketCode)).statusCode).toBe(200);
    const refused = await service.as(ada).call(cancelRegistration, at(id));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration_checked_in']);
    const refundsOfAda = async () =>
      (await service.emitted(refundRequested.type)).filter(({ data }) => data.payerId === ada.id);
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    expect(await refundsOfAda()).toEqual([]);
    expect(await takenOf(event.id)).toBe(1);
  });
});

describe('the organizer', () => {
  it('sees who comes with name and address, and no code that lets in', async () => {
    const event = await ownEvent();
    const { ticketCode } = (await register(ada, event.id)).json();
    const seen = await service.as(organizer).call(listAttendees, { params: { eventId: event.id } });
    expect(seen.json().items).toEqual([expect.objectContaining(attendee)]);
    expect(seen.body).not.toContain(ticketCode);
  });

  it('marks what was paid at the door [D-70]', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const { id } = (await register(ada, event.id)).json();
    const mark = (actor: Actor) =>
      service.as(actor).call(markPaid, { params: { eventId: event.id, registrationId: id } });
    expect((await mark(ada)).statusCode).toBe(403);
    expect((await mark(organizer)).json()).toMatchObject({ status: 'confirmed' });
    expect((await mark(organizer)).statusCode).toBe(409);
  });

  it('writes to all who come, each by themselves', async () => {
    const event = await ownEvent();
    const bob = await service.person();
    const [one, other] = [await someone(ada), await someone(bob)];
    // The address that is typed for the list is unconfirmed (D-122).
    const typed = `${crypto.randomUUID()}@example.org`;
    await register(ada, event.id, { ...one, attendeeEmail: typed });
    await register(bob, event.id, other);
    const body = { subject: 'Parking', message: 'Park behind the house.' };
    const sent = await service
      .as(organizer)
      .call(messageAttendees, { params: { eventId: event.id }, body });
    expect(sent.json()).toEqual({ recipientCount: 2 });
    expect(await mailsTo(typed)).toEqual([]);
    for (const { attendeeEmail } of [one, other]) {
      const mails = await mailsTo(attendeeEmail);
      const written = mails.filter(({ body_text }) => body_text.includes('Park behind the house.'));
      expect(written.map(({ subject }) => subject)).toEqual([`“${event.title}”: Parking`]);
    }
  });

  it('changes time and place and cancels, and who comes gets calendar files of one UID and a rising SEQUENCE', async () => {
    const event = await ownEvent();
    const who = await someone(ada);
    await register(ada, event.id, who);
    await service.doPersonTasks();
    const body = { ...aPosting({ eventDate: '2098-12-01T18:00:00Z' }), version: 1 };
    const params = { eventId: event.id };
    expect((await service.as(ada).call(changeEvent, { params, body })).statusCode).toBe(403);
    const changed = await service.as(organizer).call(changeEvent, { params, body });
    expect(changed.json()).toMatchObject({ startsAt: '2098-12-01T18:00:00.000Z', version: 2 });
    expect((await service.as(organizer).call(changeEvent, { params, body })).statusCode).toBe(412);
    await service.doPersonTasks();
    await service.as(organizer).call(cancelEvent, { params, body: { reason: 'No hall.' } });
    const mails = await mailsTo(who.attendeeEmail);
    const startsAt = new Date('2098-12-01T18:00:00Z');
    const uid = `${event.id}@sidework`;
    expect(mails.map(({ attachments }) => parsed(attachments?.at(-1)?.content, 'base64'))).toEqual([
      {
        method: 'REQUEST',
        status: 'CONFIRMED',
        uid,
        sequence: 0,
        startsAt: toTheSecond(event.eventDate),
      },
      { method: 'REQUEST', status: 'CONFIRMED', uid, sequence: 1, startsAt },
      { method: 'CANCEL', status: 'CANCELLED', uid, sequence: 2, startsAt },
    ]);
  });

  it('lowers the capacity to no less than who has a seat', async () => {
    const event = await ownEvent();
    await register(ada, event.id);
    await register(await service.person(), event.id);
    const change = (capacity: number) =>
      service.as(organizer).call(changeEvent, {
        params: { eventId: event.id },
        body: { ...aPosting({ capacity }), version: 1 },
      });
    expect((await change(1)).json().code).toBe('capacity_below_registered');
    expect((await change(2)).statusCode).toBe(200);
  });

  it('is paid a day after the event, also where its end changes [D-120]', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    await register(ada, event.id);
    const [asked] = (await service.emitted(paymentRequested.type)).slice(-1);
    const dayAfter = (end: Date) => new Date(end.getTime() + 24 * 3_600_000).toISOString();
    expect(asked?.data).toMatchObject({ payerId: ada.id, holdUntil: dayAfter(event.endsAt) });
    const endsAt = new Date(event.endsAt.getTime() + 3_600_000);
    const body = {
      ...aPosting({ eventDate: event.eventDate.toISOString(), priceCents: 2_500 }),
      endsAt: endsAt.toISOString(),
      version: 1,
    };
    const changed = await service
      .as(organizer)
      .call(changeEvent, { params: { eventId: event.id }, body });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await service.emitted(holdMoved.type)).at(-1)?.data).toEqual({
      paymentId: asked?.data.paymentId,
      holdUntil: dayAfter(endsAt),
    });
  });

  it('cancels: everybody is told, and what they paid goes back', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const who = await someone(ada);
    await register(ada, event.id, who);
    await payAll(ada);
    await service.doPersonTasks();
    const body = { reason: 'The hall is flooded.' };
    const params = { eventId: event.id };
    expect((await service.as(ada).call(cancelEvent, { params, body })).statusCode).toBe(403);
    const cancelled = await service.as(organizer).call(cancelEvent, { params, body });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', registeredCount: 0 });
    const mails = await mailsTo(who.attendeeEmail);
    expect(mails.at(-1)?.body_text).toContain('The hall is flooded.');
    const calendar = Buffer.from(
      mails.at(-1)?.attachments?.[0]?.content ?? '',
      'base64',
    ).toString();
    expect(calendar).toContain('METHOD:CANCEL');
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.at(-1)?.data).toMatchObject({ payerId: ada.id, reason: 'event_cancelled' });
  });
});

/** On a busy machine the last of fifty waits longer for the event than a transaction may, and is told to try again. */
async function registerPatiently(person: Actor, eventId: string) {
  const key = aKey();
  for (let tries = 1; ; tries += 1) {
    const reply = await register(person, eventId, attendee, key);
    if (reply.statusCode !== 503 || tries === 10) return reply;
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
}

it('sells no seat twice: of 20 events, each with three times as many at once as it has seats, or 50 for 10 [EVT-19, EVT-62, D-69]', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => service.person()));
  for (let round = 0; round < 20; round += 1) {
    const capacity = [1, 2, 10][round % 3] ?? 1;
    const asking = round === 2 ? 50 : capacity * 3;
    const event = await ownEvent({ capacity });
    const replies = await Promise.all(
      people.slice(0, asking).map((person) => registerPatiently(person, event.id)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(capacity);
    expect(statuses.filter((status) => status === 409)).toHaveLength(asking - capacity);
    const [row] = await service.sql`
      select taken, (select count(*)::int from event_registrations
        where event_id = ${event.id} and status = 'confirmed') as confirmed
      from events where id = ${event.id}`;
    expect(row).toEqual({ taken: capacity, confirmed: capacity });
    const shown = await service.visitor.call(getEvent, { params: { eventId: event.id } });
    expect(shown.json().registeredCount).toBe(capacity);
  }
});
