import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { cancelEvent, getEvent } from '@sidework/contracts/education-events/event-listings';
import {
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { waitedEventCancelled } from '@sidework/contracts/education-events/events/waitlist';
import {
  cancelRegistration,
  getRegistration,
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { acceptTicketInvitation } from '@sidework/contracts/education-events/ticket-invitations';
import { changeTicketing, getTicketing } from '@sidework/contracts/education-events/ticketing';
import { joinWaitlist } from '@sidework/contracts/education-events/waitlists';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({
  REGISTRATIONS_PER_HOUR: 1_000,
  EVENTS_PER_HOUR: 1_000,
  MAILS_PER_HOUR: 100,
});
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;

let organizer: Actor;
let holder: Actor;
let ada: Actor;
let ben: Actor;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  [holder, ada, ben] = [await service.person(), await service.person(), await service.person()];
});

const register = async (actor: Actor, eventId: string, given: object = {}) => {
  const asked = { params: { eventId }, body: { ...attendee, ...given }, headers: aKey() };
  return (await service.as(actor).call(registerForEvent, asked)).json();
};
const join = (actor: Actor, eventId: string, body: object = {}) =>
  service.as(actor).call(joinWaitlist, { params: { eventId }, body });
const cancel = (actor: Actor, registrationId: string) =>
  service.as(actor).call(cancelRegistration, { params: { registrationId } });
const placeOf = async (actor: Actor, eventId: string) =>
  (await service.as(actor).call(getEvent, { params: { eventId } })).json().waitlist;
const statusOf = async (actor: Actor, registrationId: string) =>
  (await service.as(actor).call(getRegistration, { params: { registrationId } })).json().status;
const takenOf = async (eventId: string) => {
  const [row] = await service.sql`select taken from events where id = ${eventId}`;
  return row?.taken;
};
const pay = async (actor: Actor) => {
  for (const { data } of await service.emitted(paymentRequested.type))
    if (data.payerId === actor.id) await service.receive(paymentSucceeded, data as never);
};
const refundsOf = async (actor: Actor) =>
  (await service.emitted(refundRequested.type)).filter(({ data }) => data.payerId === actor.id);
const aFullEvent = async (given: Partial<Event> = {}) => {
  const event = await anEvent(service.db, { organizerId: organizer.id, capacity: 1, ...given });
  const { id } = await register(holder, event.id);
  return { eventId: event.id, free: () => cancel(holder, id) };
};

describe('a payment that comes late', () => {
  /** Ada's hold ran out, and the one seat is another's until it is freed. */
  async function aLatePayer() {
    const event = await anEvent(service.db, {
      organizerId: organizer.id,
      capacity: 1,
      priceCents: 2_500,
    });
    const { id } = await register(ada, event.id);
    const runOut = async (registrationId: string) => {
      await service.sql`
        update event_registrations set hold_expires_at = now() - interval '1 minute'
        where id = ${registrationId}`;
      await passTime(service.deps);
    };
    await runOut(id);
    const others = (await register(holder, event.id)).id;
    return { eventId: event.id, id, free: () => cancel(holder, others) };
  }

  it('takes the seat that waits for its person, who is the first in line', async () => {
    const { eventId, id, free } = await aLatePayer();
    await join(ada, eventId);
    await join(ben, eventId);
    await free();
    await pay(ada);
    expect(await statusOf(ada, id)).toBe('confirmed');
    expect(await refundsOf(ada)).toEqual([]);
    expect([await placeOf(ada, eventId), await takenOf(eventId)]).toEqual([null, 1]);
  });

  it('takes the seat that is offered to its person, at an event that is full', async () => {
    const { eventId, id, free } = await aLatePayer();
    await join(ada, eventId);
    await free();
    await passTime(service.deps);
    expect(await placeOf(ada, eventId)).toMatchObject({ status: 'offered' });
    await pay(ada);
    expect(await statusOf(ada, id)).toBe('confirmed');
    expect(await refundsOf(ada)).toEqual([]);
    expect([await placeOf(ada, eventId), await takenOf(eventId)]).toEqual([null, 1]);
  });

  it('passes nobody, and leaves its person in line', async () => {
    const { eventId, id, free } = await aLatePayer();
    await join(ben, eventId);
    await join(ada, eventId);
    await free();
    await pay(ada);
    expect(await statusOf(ada, id)).toBe('expired');
    expect(await refundsOf(ada)).toHaveLength(1);
    expect(await placeOf(ada, eventId)).toMatchObject({ status: 'waiting' });
  });
});

describe('a given ticket', () => {
  it.each([
    ['a child', kid],
    ['an adult', {}],
  ])('that %s takes ends their place in line, and the next is served', async (_, profile) => {
    const taker = await service.person(profile, { guardianIds: [ben.id] });
    const event = await anEvent(service.db, {
      organizerId: organizer.id,
      capacity: 2,
      youngPeople: 'approved',
    });
    const { id: registrationId } = await register(holder, event.id);
    const second = (await register(ada, event.id)).id;
    await join(taker, event.id);
    await join(ben, event.id);
    await cancel(ada, second);
    await passTime(service.deps);
    expect(await placeOf(taker, event.id)).toMatchObject({ status: 'offered' });
    const attendeeEmail = `${crypto.randomUUID()}@example.org`;
    const body = { attendeeName: 'Kit', attendeeEmail };
    await service.as(holder).call(transferTicket, { params: { registrationId }, body });
    await service.doPersonTasks();
    const [mail] = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${attendeeEmail}`;
    const token = /#ticket=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const taken = await service.as(taker).call(acceptTicketInvitation, { body: { token } });
    expect(taken.statusCode).toBe(200);
    expect(await placeOf(taker, event.id)).toBe(null);
    await passTime(service.deps);
    expect(await placeOf(ben, event.id)).toMatchObject({ status: 'offered' });
    expect(await takenOf(event.id)).toBe(2);
  });
});

describe('an offer that its person cannot take', () => {
  it('because they may not act is for the next, and they wait on', async () => {
    const { eventId, free } = await aFullEvent();
    await join(ada, eventId);
    await join(ben, eventId);
    await free();
    await passTime(service.deps);
    await service.sql`update people set may_act = false where id = ${ada.id}`;
    await passTime(service.deps);
    expect(await placeOf(ada, eventId)).toMatchObject({ status: 'waiting' });
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'offered' });
    expect(await takenOf(eventId)).toBe(1);
  });

  it('because staff look at the event again is for the next, and the child waits on', async () => {
    const child = await service.person(kid, { guardianIds: [ada.id] });
    const { eventId, free } = await aFullEvent({ youngPeople: 'approved' });
    await join(child, eventId);
    await join(ben, eventId);
    await free();
    await passTime(service.deps);
    expect(await placeOf(child, eventId)).toMatchObject({ status: 'offered' });
    await service.sql`update events set young_people = 'asked' where id = ${eventId}`;
    await passTime(service.deps);
    expect(await placeOf(ben, eventId)).toMatchObject({ status: 'offered' });
    await service.sql`update events set young_people = 'approved' where id = ${eventId}`;
    expect(await placeOf(child, eventId)).toMatchObject({ status: 'waiting', ahead: 0 });
    expect(await takenOf(eventId)).toBe(1);
  });
});

describe('a ticket type that somebody waits for', () => {
  const aType = (given: object = {}) => ({
    id: crypto.randomUUID(),
    name: 'Hall',
    priceCents: 0,
    seats: 1,
    taken: 0,
    isOnline: false,
    onlineLink: null,
    salesFrom: null,
    salesUntil: null as string | null,
    ...given,
  });

  it('is offered until its sale ends, and not after that', async () => {
    const salesUntil = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const hall = aType({ salesUntil });
    const event = await anEvent(service.db, { organizerId: organizer.id, ticketTypes: [hall] });
    const choice = { ticketTypeId: hall.id };
    const { id } = await register(holder, event.id, choice);
    await join(ada, event.id, choice);
    await join(ben, event.id, choice);
    await cancel(holder, id);
    await passTime(service.deps);
    expect(await placeOf(ada, event.id)).toMatchObject({ offerExpiresAt: salesUntil });
    await passTime({ ...service.deps, now: () => new Date(salesUntil) });
    expect(await placeOf(ada, event.id)).toBe(null);
    expect(await placeOf(ben, event.id)).toMatchObject({ status: 'waiting' });
    expect(await takenOf(event.id)).toBe(0);
  });

  it('stays, and its organizer is told so beside it', async () => {
    const hall = aType();
    const event = await anEvent(service.db, { organizerId: organizer.id, ticketTypes: [hall] });
    const params = { eventId: event.id };
    const { id } = await register(holder, event.id, { ticketTypeId: hall.id });
    await join(ada, event.id, { ticketTypeId: hall.id });
    await cancel(holder, id);
    const set = async (ticketTypes: object[]) => {
      const kept = (await service.as(organizer).call(getTicketing, { params })).json();
      const { promoCodes, questions, refundRule, version } = kept;
      const body = { ticketTypes, promoCodes, questions, refundRule, version };
      return (await service.as(organizer).call(changeTicketing, { params, body } as never)).json();
    };
    const { taken: _, ...other } = aType({ name: 'Stage' });
    const said = 'Someone is waiting for Hall, so it cannot be removed';
    expect(await set([])).toMatchObject({
      code: 'ticket_type_waited_for',
      fields: { ticketTypes: said },
    });
    expect((await set([other])).fields).toEqual({ 'ticketTypes.0.name': said });
    await service.sql`
      update waitlist_places set status = 'left', ended_at = now() where event_id = ${event.id}`;
    expect((await set([other])).ticketTypes).toMatchObject([{ name: 'Stage' }]);
  });
});

describe('an event that is cancelled', () => {
  it('is told, once, to who waits and to who has an offer, and to the guardians of a child', async () => {
    const child = await service.person(kid, { guardianIds: [holder.id] });
    const { eventId, free } = await aFullEvent({ youngPeople: 'approved' });
    for (const each of [ada, ben, child]) await join(each, eventId);
    await free();
    await passTime(service.deps);
    const emails: string[] = [];
    for (const { id } of [ada, ben, holder]) {
      const email = `${crypto.randomUUID()}@example.org`;
      emails.push(email);
      await service.receive(contactChanged, { id, email, phone: null });
    }
    const reason = 'The hall is closed.';
    await service.as(organizer).call(cancelEvent, { params: { eventId }, body: { reason } });
    await passTime(service.deps);
    await passTime(service.deps);
    await service.doPersonTasks();
    const told = (await service.emitted(waitedEventCancelled.type)).filter(
      ({ data }) => data.eventId === eventId,
    );
    expect(told.map(({ data }) => [data.userId, data.isChild, data.reason]).sort()).toEqual(
      [
        [ada.id, false, reason],
        [ben.id, false, reason],
        [child.id, true, reason],
      ].sort(),
    );
    const words = [/You were on its waitlist/, /You were on its waitlist/, /A child that you look/];
    const texts: string[] = [];
    for (const email of emails) {
      const mails = await service.sql<{ body_text: string }[]>`
        select body_text from mail_queue where recipient = ${email} and body_text like '%waitlist%'`;
      texts.push(mails.map(({ body_text }) => body_text).join());
    }
    for (const [at, word] of words.entries()) expect(texts[at]).toMatch(word);
  });
});
