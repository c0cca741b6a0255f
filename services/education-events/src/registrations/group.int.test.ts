import type { Actor } from '@sidework/chassis/http/actor';
import {
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import { cancelEvent } from '@sidework/contracts/education-events/event-listings';
import {
  paymentRequested,
  refundRequested,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  getRegistration,
  listAttendees,
  listRegistrations,
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { acceptTicketInvitation } from '@sidework/contracts/education-events/ticket-invitations';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100, REGISTRATIONS_PER_HOUR: 1_000 });

let ada: Actor;
let organizer: Actor;
let event: Event;
beforeEach(async () => {
  ada = await service.person();
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});
const open = async (given: Partial<Event> = {}) => {
  event = await anEvent(service.db, { organizerId: organizer.id, ...given });
};
const named = (...names: string[]) => names.map((attendeeName) => ({ attendeeName }));
const register = (guests: object[], actor = ada) =>
  service.as(actor).call(registerForEvent, {
    params: { eventId: event.id },
    body: { ...attendee, guests },
    headers: aKey(),
  });
const seats = () => service.sql<
  { id: string; name: string; status: string; payment: string; number: number }[]
>`
  select id, attendee_name as name, status, payment_status as payment, guest_number as number
  from event_registrations where event_id = ${event.id} order by id`;
const takenOf = async () =>
  (await service.sql`select taken from events where id = ${event.id}`)[0]?.taken;
const seatOf = async (name: string) => {
  const found = (await seats()).find((seat) => seat.name === name);
  return { registrationId: String(found?.id) };
};
const asked = async () =>
  (await service.emitted(paymentRequested.type))
    .map(({ data }) => data)
    .filter(({ payerId }) => payerId === ada.id);
const refunds = async () =>
  (await service.emitted(refundRequested.type))
    .map(({ data }) => data)
    .filter(({ payerId }) => payerId === ada.id)
    .map(({ amountCents }) => amountCents);
const answer = async (outcome: typeof paymentSucceeded | typeof paymentFailed) => {
  const [payment] = await asked();
  const { paymentId, payerId, amountCents } = payment as Record<string, never>;
  const reason = 'The card was declined.';
  await service.receive(outcome, { paymentId, payerId, amountCents, reason } as never);
  return String(paymentId);
};

describe('a group', () => {
  it('of a free event has a seat and a ticket each, and the organizer knows who brought whom', async () => {
    await open();
    const reply = await register(named('Gus Guest', 'Gia Guest'));
    expect(reply.json()).toMatchObject({ status: 'confirmed', isGuest: false });
    expect(await takenOf()).toBe(3);
    const { items } = (await service.as(ada).call(listRegistrations)).json();
    const codes = items.map(({ ticketCode }: { ticketCode: string }) => ticketCode);
    expect(new Set(codes).size).toBe(3);
    const listed = (
      await service.as(organizer).call(listAttendees, { params: { eventId: event.id } })
    )
      .json()
      .items.map(({ attendeeName, groupOf }: Record<string, string>) => [attendeeName, groupOf]);
    expect(listed.toSorted()).toEqual([
      ['Ada Example', null],
      ['Gia Guest', 'Ada Example'],
      ['Gus Guest', 'Ada Example'],
    ]);
    const told = (await service.emitted(registrationConfirmed.type)).filter(
      ({ data }) => data.eventId === event.id,
    );
    expect(told).toHaveLength(1);
  });

  it('is refused as a whole where it is larger than what is left, whoever comes at once', async () => {
    await open({ capacity: 5 });
    const others = await Promise.all([service.person(), service.person(), service.person()]);
    const replies = await Promise.all(
      others.map((other) => register(named('Gus Guest', 'Gia Guest'), other)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toMatchObject({
      code: 'too_few_seats',
      fields: { guests: 'Only 2 seats are left' },
    });
    expect([await takenOf(), (await seats()).length]).toEqual([3, 3]);
  });

  it('is not brought by a young person', async () => {
    await open({ youngPeople: 'approved' });
    const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
    const child = await service.person(kid, { guardianIds: [ada.id] });
    const body = { attendeeName: 'Kit E.', guests: named('Gus Guest') };
    const sent = { params: { eventId: event.id }, body, headers: aKey() };
    expect((await service.as(child).call(registerForEvent, sent)).json().code).toBe(
      'guests_of_adults',
    );
    expect(await seats()).toEqual([]);
  });

  it('is paid with one payment, and each seat is given back for its own part', async () => {
    await open({ priceCents: 2_500 });
    const { id, paymentId } = (await register(named('Gus Guest', 'Gia Guest'))).json();
    expect((await asked()).map(({ amountCents }) => amountCents)).toEqual([7_500]);
    const look = { params: await seatOf('Gus Guest') };
    const guest = (await service.as(ada).call(getRegistration, look)).json();
    expect(guest).toMatchObject({ status: 'held', paymentId, isGuest: true });
    const paid = await answer(paymentSucceeded);
    expect((await seats()).map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
    await service.as(ada).call(cancelRegistration, look);
    expect(await refunds()).toEqual([2_500]);
    await service.receive(paymentRefunded, {
      paymentId: paid,
      payerId: ada.id,
      amountCents: 2_500,
      isWhole: false,
    } as never);
    expect((await seats()).map(({ status, payment }) => [status, payment])).toEqual([
      ['confirmed', 'completed'],
      ['cancelled', 'refunded'],
      ['confirmed', 'completed'],
    ]);
    await service.as(ada).call(cancelRegistration, { params: { registrationId: id } });
    expect(await refunds()).toEqual([2_500, 2_500]);
    const reason = { reason: 'No hall.' };
    const cancel = { params: { eventId: event.id }, body: reason };
    expect((await service.as(organizer).call(cancelEvent, cancel)).statusCode).toBe(200);
    expect(await refunds()).toEqual([2_500, 2_500, 2_500]);
  });

  it('gets back the part of a seat that was given up before the payment came', async () => {
    await open({ priceCents: 2_500 });
    await register(named('Gus Guest'));
    await service.as(ada).call(cancelRegistration, { params: await seatOf('Gus Guest') });
    await answer(paymentSucceeded);
    expect((await seats()).map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
    expect([await refunds(), await takenOf()]).toEqual([[2_500], 1]);
  });

  it('whose payment fails has no seat any more', async () => {
    await open({ priceCents: 2_500 });
    await register(named('Gus Guest'));
    await answer(paymentFailed);
    expect((await seats()).map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect([await refunds(), await takenOf()]).toEqual([[], 0]);
    expect((await register(named('Gus Guest'))).statusCode).toBe(201);
  });

  it('whose payment is late gets the seats that are left, and the rest is refunded', async () => {
    await open({ priceCents: 2_500, capacity: 2 });
    await register(named('Gus Guest'));
    await service.sql`update event_registrations set status = 'expired', hold_expires_at = null
      where event_id = ${event.id}`;
    await service.sql`update events set taken = 1 where id = ${event.id}`;
    await answer(paymentSucceeded);
    expect((await seats()).map(({ status }) => status)).toEqual(['confirmed', 'expired']);
    expect([await refunds(), await takenOf()]).toEqual([[2_500], 2]);
  });

  it('leaves its guests their seats where its buyer gives back the own one, and registers again', async () => {
    await open();
    const { id } = (await register(named('Gus Guest'))).json();
    await service.as(ada).call(cancelRegistration, { params: { registrationId: id } });
    expect((await register(named('Gia Guest'))).statusCode).toBe(201);
    const held = (await seats()).filter(({ status }) => status === 'confirmed');
    expect(held.map(({ name, number }) => [name, number])).toEqual([
      ['Gus Guest', 1],
      ['Ada Example', 0],
      ['Gia Guest', 2],
    ]);
    expect((await register([])).json().code).toBe('already_registered');
  });
});

describe('a guest', () => {
  const mailsTo = async (to: string) => {
    await service.doPersonTasks();
    return service.sql<{ subject: string; body_text: string }[]>`
      select subject, body_text from mail_queue where recipient = ${to} order by id`;
  };

  it('with an address is invited to take the ticket, and one without has it from the buyer', async () => {
    await open();
    const email = `${crypto.randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: ada.id, email, phone: null });
    const to = `${crypto.randomUUID()}@example.org`;
    await register([{ attendeeName: 'Gus Guest', attendeeEmail: to }, ...named('Gia Guest')]);
    const [invitation] = await mailsTo(to);
    const token = /#ticket=(\S+)/.exec(invitation?.body_text ?? '')?.[1];
    const taken = await service.visitor.call(acceptTicketInvitation, { body: { token } });
    expect(taken.statusCode).toBe(200);
    expect((await mailsTo(to)).at(-1)?.subject).toContain('Your ticket for');
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your 2 tickets for “Trades and tools”']);
    expect(mails[0]?.body_text).toMatch(/Ada Example: TICKET-.*Gia Guest: TICKET-/s);
    expect(mails[0]?.body_text).not.toContain('Gus');
    const look = async (name: string) =>
      (await service.as(ada).call(getRegistration, { params: await seatOf(name) })).json();
    expect((await look('Gus G.')).ticketCode).toBeNull();
    const gia = await look('Gia Guest');
    expect(gia.ticketCode).toMatch(/^TICKET-/);
    const body = { attendeeName: 'Gil Guest', attendeeEmail: `${crypto.randomUUID()}@example.org` };
    const given = await service
      .as(ada)
      .call(transferTicket, { params: { registrationId: gia.id }, body });
    expect(given.json()).toMatchObject({ attendeeName: 'Gil Guest', ticketCode: null });
  });

  it('who cannot be invited any more leaves the ticket with its buyer', async () => {
    await open();
    const email = `${crypto.randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: ada.id, email, phone: null });
    await register([{ attendeeName: 'Gus Guest', attendeeEmail: 'late@example.org' }]);
    await service.sql`update events set status = 'completed' where id = ${event.id}`;
    await service.doPersonTasks();
    const { ticketCode } = (
      await service.as(ada).call(getRegistration, { params: await seatOf('Gus Guest') })
    ).json();
    expect(ticketCode).toMatch(/^TICKET-/);
  });
});
