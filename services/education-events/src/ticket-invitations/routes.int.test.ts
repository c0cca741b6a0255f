import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { cancelEvent } from '@sidework/contracts/education-events/event-listings';
import * as facts from '@sidework/contracts/education-events/events/tickets';
import { limits } from '@sidework/contracts/education-events/limits';
import {
  cancelRegistration,
  checkIn,
  getRegistration,
  messageAttendees,
  registerForEvent,
  resendTicket,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import * as api from '@sidework/contracts/education-events/ticket-invitations';
import { accountDeleted, contactChanged } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100, REGISTRATIONS_PER_HOUR: 1_000 });
const anAddress = () => `${crypto.randomUUID()}@example.org`;

let giver: Actor;
let organizer: Actor;
let event: Event;
let giversAddress: string;
let address: string;
let id: string;

async function begin(given: Partial<Event> = {}, name = 'Ada Example') {
  giver = await service.person({}, { fullName: name });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  event = await anEvent(service.db, { organizerId: organizer.id, ...given });
  [giversAddress, address] = [anAddress(), anAddress()];
  await service.receive(contactChanged, { id: giver.id, email: giversAddress, phone: null });
  id = await seat();
}
async function seat() {
  const asked = { params: { eventId: event.id }, body: attendee, headers: aKey() };
  return (await service.as(giver).call(registerForEvent, asked)).json().id as string;
}
beforeEach(() => begin());

const give = (to = address, ticket = id) => {
  const body = { attendeeName: 'Gus Guest', attendeeEmail: to };
  return service.as(giver).call(transferTicket, { params: { registrationId: ticket }, body });
};
const mailsTo = async (to: string) => {
  await service.doPersonTasks();
  return service.sql<{ subject: string; body_text: string; attachments: object[] | null }[]>`
    select subject, body_text, attachments from mail_queue where recipient = ${to} order by id`;
};
const linkTo = async (to = address) => {
  const link = /http\S+\/event\/[\w-]+#ticket=(\S+)/.exec(
    (await mailsTo(to)).at(-1)?.body_text ?? '',
  );
  return link?.[1] ?? '';
};
const follow = (endpoint: Endpoint, token: string) =>
  service.visitor.call(endpoint, { body: { token } });
const look = async (token: string) => (await follow(api.lookAtTicketInvitation, token)).json();
const ticketOfGiver = async () =>
  (await service.as(giver).call(getRegistration, { params: { registrationId: id } })).json();
/** The door opens three hours before the start. */
const openDoor = () => service.sql`
  update events set event_date = now() + interval '2 hours', ends_at = now() + interval '4 hours'
  where id = ${event.id}`;
const enter = async (code: string) => {
  await openDoor();
  return (
    await service.as(organizer).call(checkIn, { params: { eventId: event.id }, body: { code } })
  ).statusCode;
};
const cancelAsGiver = () =>
  service.as(giver).call(cancelRegistration, { params: { registrationId: id } });
const later = async (hours: number) => {
  const now = () => new Date(Date.now() + hours * 3_600_000);
  await passTime({ ...service.deps, now });
};

describe('a ticket that is given to an address [D-122]', () => {
  it('is told of in set words, without a file, and is taken by the link alone', async () => {
    expect((await give()).statusCode).toBe(200);
    const [mail, ...others] = await mailsTo(address);
    expect([others, mail?.attachments]).toEqual([[], null]);
    expect(mail?.body_text).toMatch(/^Ada E\. gives you their ticket for an event\n/);
    expect(mail?.body_text).not.toMatch(/TICKET-|Gus|Newark|Trades/);
    const token = await linkTo();
    expect(await look(token)).toMatchObject({
      giverName: 'Ada E.',
      attendeeName: 'Gus G.',
      ticket: null,
      event: { title: 'Trades and tools', location: 'Newark, NJ' },
    });
    const taken = (await follow(api.acceptTicketInvitation, token)).json();
    expect(taken).toMatchObject({ expiresAt: null, ticket: { checkedInAt: null } });
    expect((await ticketOfGiver()).transferAcceptedAt).not.toBe(null);
    const [, ticket, ...more] = await mailsTo(address);
    expect([ticket?.subject, ticket?.attachments?.length, more]).toEqual([
      'Your ticket for “Trades and tools”',
      2,
      [],
    ]);
    expect(ticket?.body_text).toContain(taken.ticket.code);
    expect(
      (await mailsTo(giversAddress)).some((each) => each.body_text.includes(taken.ticket.code)),
    ).toBe(false);
    expect(await enter(taken.ticket.code)).toBe(200);
    expect((await look(token)).ticket.checkedInAt).not.toBe(null);
  });

  it('is taken once, and again it is the same ticket', async () => {
    await give();
    const token = await linkTo();
    const one = (await follow(api.acceptTicketInvitation, token)).json();
    const other = (await follow(api.acceptTicketInvitation, token)).json();
    expect(other).toEqual(one);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('shows where an online event is to who took it', async () => {
    const onlineLink = 'https://meet.example.org/tools';
    const sold = { priceCents: 0, seats: null, taken: 1, salesFrom: null, salesUntil: null };
    const type = { id: crypto.randomUUID(), name: 'Online', isOnline: true, onlineLink, ...sold };
    await service.sql`
      update events set ticket_types = ${JSON.stringify([type])}::text::jsonb where id = ${event.id}`;
    await service.sql`
      update event_registrations set ticket_type_id = ${type.id} where id = ${id}`;
    await give();
    const token = await linkTo();
    expect(JSON.stringify(await look(token))).not.toContain(onlineLink);
    await follow(api.acceptTicketInvitation, token);
    expect((await look(token)).ticket).toMatchObject({ onlineLink });
    await service.doPersonTasks();
    expect((await mailsTo(address)).at(-1)?.body_text).toContain(`Join online:\n${onlineLink}`);
  });

  it('names no giver whose name tells how to reach someone', async () => {
    await begin({}, 'Call 973-555-0142');
    await give();
    const [mail] = await mailsTo(address);
    expect(mail?.body_text).toMatch(/^Someone gives you their ticket for an event\n/);
  });

  it('keeps no token, and answers every link that leads nowhere alike', async () => {
    await give();
    const token = await linkTo();
    const [row] = await service.sql`select * from ticket_invitations where registration_id = ${id}`;
    expect(JSON.stringify(row)).not.toContain(token);
    for (const endpoint of Object.values(api).filter((each) => 'url' in each) as Endpoint[]) {
      const reply = await follow(endpoint, 'of-nobody');
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'invitation_link_invalid']);
    }
  });

  it(`goes to ${limits.invitationsPerDay} addresses a day`, async () => {
    for (let each = 0; each < limits.invitationsPerDay; each += 1) {
      expect((await give(anAddress())).statusCode).toBe(200);
      await service.sql`update event_registrations set transferred_at = null where id = ${id}`;
      await service.sql`update ticket_invitations set ended_at = now() where registration_id = ${id}`;
    }
    const refused = await give(anAddress());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_invitations']);
  });
});

describe('“this is not me”', () => {
  it('gives the ticket back with a new code, and no mail of this sender goes there again', async () => {
    await give();
    const token = await linkTo();
    const { ticketCode: lost } = (
      await service.sql`select ticket_code as "ticketCode" from event_registrations where id = ${id}`
    )[0] as { ticketCode: string };
    expect((await follow(api.refuseTicketInvitation, token)).statusCode).toBe(204);
    expect((await follow(api.acceptTicketInvitation, token)).statusCode).toBe(404);
    const back = await ticketOfGiver();
    expect(back).toMatchObject({ ...attendee, transferredAt: null, status: 'confirmed' });
    expect([await enter(lost), await enter(back.ticketCode)]).toEqual([404, 200]);
    expect((await mailsTo(giversAddress)).at(-1)).toMatchObject({
      subject: 'Your ticket for “Trades and tools” is yours again',
    });
    const other = await anEvent(service.db, { organizerId: organizer.id });
    event = other;
    const again = await give(address.toUpperCase(), await seat());
    expect([again.statusCode, again.json().code]).toEqual([422, 'address_refused']);
    expect(await mailsTo(address)).toHaveLength(1);
    expect((await ticketOfGiver()).transferredAt).toBe(null);
  });

  it.each([
    ['a tag', (at: string) => at.replace('@', '+again@')],
    ['its domain as xn--', (at: string) => at.replace('bücher', 'xn--bcher-kva')],
    ['both', (at: string) => at.replace('@bücher', '+x@XN--BCHER-KVA')],
  ])('holds for the same mailbox with %s', async (_, typed) => {
    address = `${crypto.randomUUID()}@bücher.example`;
    await give();
    await follow(api.refuseTicketInvitation, await linkTo());
    event = await anEvent(service.db, { organizerId: organizer.id });
    const again = await give(typed(address), await seat());
    expect([again.statusCode, again.json().code]).toEqual([422, 'address_refused']);
    const other = await give(`other-${address}`, await seat());
    expect(other.json().code).not.toBe('address_refused');
  });

  it('is not for who took the ticket', async () => {
    await give();
    const token = await linkTo();
    await follow(api.acceptTicketInvitation, token);
    expect((await follow(api.refuseTicketInvitation, token)).statusCode).toBe(404);
  });
});

it('a ticket that nobody took is its giver’s again after three days, and its link leads nowhere', async () => {
  await give();
  const token = await linkTo();
  await later(71);
  expect((await ticketOfGiver()).transferredAt).not.toBe(null);
  await later(73);
  expect(await ticketOfGiver()).toMatchObject({ transferredAt: null, ...attendee });
  expect((await follow(api.acceptTicketInvitation, token)).statusCode).toBe(404);
});

describe('the seat of a ticket that was given away', () => {
  const pay = async () => {
    for (const { data } of await service.emitted(facts.paymentRequested.type))
      if (data.payerId === giver.id) await service.receive(paymentSucceeded, data as never);
  };
  beforeEach(async () => {
    await begin({ priceCents: 2_500 });
    await pay();
    await give();
  });

  it('is not its giver’s to cancel, nor its ticket to have mailed', async () => {
    const reply = await cancelAsGiver();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'seat_given_away']);
    const resent = await service.as(giver).call(resendTicket, { params: { registrationId: id } });
    expect(resent.json().code).toBe('ticket_given_away');
  });

  it('is cancelled by who took it, and what was paid goes to who paid', async () => {
    const token = await linkTo();
    expect((await follow(api.cancelGivenTicket, token)).statusCode).toBe(409);
    await follow(api.acceptTicketInvitation, token);
    expect((await follow(api.cancelGivenTicket, token)).statusCode).toBe(204);
    expect(await ticketOfGiver()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_requested',
    });
    expect((await service.emitted(facts.refundRequested.type)).at(-1)?.data).toMatchObject({
      payerId: giver.id,
      amountCents: 2_500,
    });
    const [row] = await service.sql`select taken from events where id = ${event.id}`;
    expect(row?.taken).toBe(0);
    const told = (await mailsTo(giversAddress)).at(-1);
    expect(told?.subject).toBe('A ticket that you gave away was given back');
    expect(told?.body_text).toContain('$25.00 goes back to you.');
    expect((await follow(api.lookAtTicketInvitation, token)).statusCode).toBe(404);
  });

  it('hears of messages where the ticket is, and of a cancellation there and where it was paid', async () => {
    const message = { subject: 'Parking', message: 'Behind the hall.' };
    const at = { params: { eventId: event.id } };
    await service.as(organizer).call(messageAttendees, { ...at, body: message });
    await follow(api.acceptTicketInvitation, await linkTo());
    await service.as(organizer).call(messageAttendees, { ...at, body: message });
    await service.as(organizer).call(cancelEvent, { ...at, body: { reason: 'Rain.' } });
    const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
    const [parking, cancelled] = ['“Trades and tools”: Parking', 'Cancelled: “Trades and tools”'];
    expect((await subjects(address)).slice(1)).toEqual([parking, cancelled]);
    expect((await subjects(address)).filter((each) => each === parking)).toHaveLength(1);
    expect((await subjects(giversAddress)).filter((each) => each === parking)).toEqual([]);
    expect(await subjects(giversAddress)).toContain(cancelled);
  });

  it('stays with who took it, when its giver’s account is deleted', async () => {
    const token = await linkTo();
    const { ticket } = (await follow(api.acceptTicketInvitation, token)).json();
    await service.receive(accountDeleted, { id: giver.id } as never);
    await service.doPersonTasks();
    expect(await look(token)).toMatchObject({ giverName: null, attendeeName: 'Gus G.', ticket });
    const kept = await service.sql`
      select giver_attendee_name, giver_attendee_email from ticket_invitations
      where given_by = ${giver.id}`;
    expect(kept).toEqual([{ giver_attendee_name: '', giver_attendee_email: null }]);
    await service.as(organizer).call(cancelEvent, {
      params: { eventId: event.id },
      body: { reason: 'Rain.' },
    });
    expect((await mailsTo(address)).at(-1)?.subject).toBe('Cancelled: “Trades and tools”');
  });

  it('ends with the account of its giver, whose invitations nobody knows any more', async () => {
    await service.receive(accountDeleted, { id: giver.id } as never);
    await service.doPersonTasks();
    const left = await service.sql`select from ticket_invitations where given_by = ${giver.id}`;
    expect(left).toHaveLength(0);
  });
});
