import type { Actor } from '@sidework/chassis/http/actor';
import { changeEvent } from '@sidework/contracts/education-events/event-listings';
import {
  cancelRegistration,
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import {
  acceptTicketInvitation,
  cancelGivenTicket,
  refuseTicketInvitation,
} from '@sidework/contracts/education-events/ticket-invitations';
import { contactChanged } from '@sidework/contracts/identity/events';
import calendars from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { seatCancelledMails } from './withdrawn-ticket-mails.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100 });

let ada: Actor;
let organizer: Actor;
let event: Event;
let address: string;
beforeEach(async () => {
  ada = await service.person({ accountType: 'client', userType: 'client' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  event = await anEvent(service.db, { organizerId: organizer.id });
  address = await confirmed(ada);
});

async function confirmed({ id }: Actor) {
  const email = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id, email, phone: null });
  return email;
}

async function register() {
  const asked = { params: { eventId: event.id }, body: attendee, headers: aKey() };
  const { id } = (await service.as(ada).call(registerForEvent, asked)).json();
  return { params: { registrationId: id } };
}

interface Mail {
  body_text: string;
  attachments: { contentType: string; content: string }[] | null;
}

/** The methods and SEQUENCEs of the calendar files that were mailed to an address, in order. */
async function calendarOf(to: string) {
  await service.doPersonTasks();
  const mails = await service.sql<Mail[]>`
    select body_text, attachments from mail_queue where recipient = ${to} order by id`;
  return mails
    .flatMap(({ attachments }) => attachments ?? [])
    .filter(({ contentType }) => contentType.startsWith('text/calendar'))
    .map(({ contentType, content }) => {
      const text = Buffer.from(content, 'base64').toString();
      const calendar = new calendars.Component(calendars.parse(text));
      const vevent = calendar.getFirstSubcomponent('vevent');
      const method = calendar.getFirstPropertyValue('method');
      expect(contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
      expect(vevent?.getFirstPropertyValue('uid')).toBe(`${event.id}@sidework`);
      const attendee = vevent?.getFirstPropertyValue('attendee');
      expect(String(attendee).toLowerCase()).toBe(`mailto:${to}`);
      return [method, vevent?.getFirstPropertyValue('sequence')];
    });
}

/** The invited address, and the token of the link that was mailed there. */
async function giveAway(seat: { params: { registrationId: string } }) {
  const attendeeEmail = `${crypto.randomUUID()}@example.org`;
  const body = { attendeeName: 'Bo Example', attendeeEmail };
  const reply = await service.as(ada).call(transferTicket, { ...seat, body });
  expect(reply.statusCode, reply.body).toBe(200);
  const [mail] = await service.sql<Mail[]>`
    select body_text from mail_queue where recipient = ${attendeeEmail}`;
  const token = /#ticket=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
  return { attendeeEmail, body: { token } };
}

describe('the calendar of who has a ticket', () => {
  it('is told of the ticket, of each change, and that the ticket was given back', async () => {
    const seat = await register();
    expect(await calendarOf(address)).toEqual([['REQUEST', 0]]);
    const body = { ...aPosting({ eventDate: '2098-12-01T18:00:00Z' }), version: 1 };
    await service.as(organizer).call(changeEvent, { params: { eventId: event.id }, body });
    await calendarOf(address);
    await service.as(ada).call(cancelRegistration, seat);
    expect(await calendarOf(address)).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
  });

  it('keeps the event of somebody who registered again before the mail was written', async () => {
    await service.as(ada).call(cancelRegistration, await register());
    await register();
    expect(await calendarOf(address)).toEqual([['REQUEST', 1]]);
  });

  it('keeps the event of a guardian with a ticket of their own, when a child gives up a seat', async () => {
    await register();
    const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
    const child = await service.person(kid, { guardianIds: [ada.id] });
    const id = crypto.randomUUID();
    await service.sql`insert into event_registrations (id, event_id, user_id, is_child, attendee_name,
        ticket_code, payment_status, payment_amount_cents, refund_rule, status, created_at, ended_at, answers)
      select ${id}, event_id, ${child.id}, true, 'Kit', ${id}, 'completed', 0, refund_rule, 'declined', now(), now(), answers
      from event_registrations where user_id = ${ada.id}`;
    const mails = await seatCancelledMails(service.deps, id);
    expect(mails.map(({ to, attachments }) => [to, attachments])).toEqual([[address, []]]);
  });

  it('loses a ticket that is given away, and has it back where nobody took it', async () => {
    const seat = await register();
    await calendarOf(address);
    const { body } = await giveAway(seat);
    expect((await calendarOf(address)).at(-1)).toEqual(['CANCEL', 1]);
    expect((await service.visitor.call(refuseTicketInvitation, { body })).statusCode).toBe(204);
    expect((await calendarOf(address)).at(-1)).toEqual(['REQUEST', 1]);
  });

  it('is that of the taker once the ticket was taken, until they give it back', async () => {
    const seat = await register();
    await calendarOf(address);
    const { attendeeEmail, body } = await giveAway(seat);
    await service.visitor.call(acceptTicketInvitation, { body });
    expect(await calendarOf(attendeeEmail)).toEqual([['REQUEST', 1]]);
    await service.visitor.call(cancelGivenTicket, { body });
    expect((await calendarOf(attendeeEmail)).at(-1)).toEqual(['CANCEL', 2]);
    expect((await calendarOf(address)).filter(([method]) => method === 'CANCEL')).toHaveLength(1);
  });
});
