import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { addWalkIn, tapAtDoor } from '@sidework/contracts/education-events/door';
import { getEvent } from '@sidework/contracts/education-events/event-listings';
import { needRaised } from '@sidework/contracts/education-events/events';
import {
  attendeeCheckedIn,
  checkInUndone,
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  checkIn,
  listAttendees,
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { acceptTicketInvitation } from '@sidework/contracts/education-events/ticket-invitations';
import { joinWaitlist } from '@sidework/contracts/education-events/waitlists';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100, REGISTRATIONS_PER_HOUR: 1_000 });
const anAddress = () => `${crypto.randomUUID()}@example.org`;

let ada: Actor;
let organizer: Actor;
let event: Event;
let params: { eventId: string };
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});
const open = async (given: Partial<Event> = {}) => {
  event = await anEvent(service.db, { organizerId: organizer.id, ...given });
  params = { eventId: event.id };
};
const openNow = () => open({ eventDate: new Date(Date.now() + 3_600_000) });
const register = async (guests: object[] = [], actor = ada) => {
  const asked = { params, body: { ...attendee, guests }, headers: aKey() };
  return (await service.as(actor).call(registerForEvent, asked)).json();
};
const cancel = (registrationId: string, actor = ada) =>
  service.as(actor).call(cancelRegistration, { params: { registrationId } });
const seats = () => service.sql<
  { id: string; name: string; status: string; payment: string; code: string }[]
>`
  select id, attendee_name as name, status, payment_status as payment, ticket_code as code
  from event_registrations where event_id = ${event.id} order by id`;
const tap = (registrationId: string, act: 'in' | 'undo') =>
  service.as(organizer).call(tapAtDoor, {
    params,
    body: {
      taps: [
        {
          id: crypto.randomUUID(),
          registrationId,
          act,
          at: new Date().toISOString(),
          undoes: null,
        },
      ],
    },
  });
const toldOf = async (type: Parameters<typeof service.emitted>[0]) =>
  (await service.emitted(type))
    .filter(({ data }) => data.eventId === event.id)
    .map(({ data }) => data.registrationId);
const mailTo = async (to: string) => {
  await service.doPersonTasks();
  const mails = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${to} order by id`;
  return mails.at(-1)?.body_text;
};
const tokenTo = async (to: string) => /#ticket=(\S+)/.exec((await mailTo(to)) ?? '')?.[1] ?? '';

describe('an account was at an event', () => {
  it('where its own person was let in, and not a guest or somebody without a ticket', async () => {
    await openNow();
    const { id } = await register([{ attendeeName: 'Gus Guest' }, { attendeeName: 'Gia Guest' }]);
    const [, gus, gia] = await seats();
    const came = await service
      .as(organizer)
      .call(addWalkIn, { params, body: { isAdult: true }, headers: aKey() });
    await service.as(organizer).call(checkIn, { params, body: { code: String(gia?.code) } });
    for (const seat of [id, gus?.id]) await tap(String(seat), 'in');
    expect(await toldOf(attendeeCheckedIn.type)).toEqual([id]);
    for (const seat of [gus?.id, came.json().id, id]) await tap(String(seat), 'undo');
    expect(await toldOf(checkInUndone.type)).toEqual([id]);
  });

  it('where its own person kept the ticket, and did not give it away', async () => {
    await openNow();
    const { id: registrationId } = await register();
    const to = anAddress();
    const body = { attendeeName: 'Gus Guest', attendeeEmail: to };
    await service.as(ada).call(transferTicket, { params: { registrationId }, body });
    const token = await tokenTo(to);
    await service.visitor.call(acceptTicketInvitation, { body: { token } });
    const [{ code = '' } = {}] = await seats();
    const entry = await service.as(organizer).call(checkIn, { params, body: { code } });
    expect([entry.statusCode, await toldOf(attendeeCheckedIn.type)]).toEqual([200, []]);
  });
});

describe('a buyer whose guests have seats', () => {
  it('waits in line for an own one like everybody', async () => {
    await open({ capacity: 2 });
    const { id } = await register([{ attendeeName: 'Gus Guest' }]);
    await cancel(id);
    const ben = await service.person();
    const taken = await register([], ben);
    expect((await service.as(ada).call(joinWaitlist, { params, body: {} })).statusCode).toBe(200);
    await cancel(taken.id, ben);
    await passTime(service.deps);
    const { waitlist } = (await service.as(ada).call(getEvent, { params })).json();
    expect(waitlist).toMatchObject({ status: 'offered' });
  });

  it('is named beside them no more, once a child has the own ticket', async () => {
    await open({ youngPeople: 'approved' });
    const { id: registrationId } = await register([{ attendeeName: 'Gus Guest' }]);
    const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
    const guardian = await service.person();
    const child = await service.person(kid, { guardianIds: [guardian.id], fullName: 'Kit E.' });
    const to = anAddress();
    const body = { attendeeName: 'Kit Example', attendeeEmail: to };
    await service.as(ada).call(transferTicket, { params: { registrationId }, body });
    const token = await tokenTo(to);
    const taken = await service.as(child).call(acceptTicketInvitation, { body: { token } });
    expect(taken.statusCode, taken.body).toBe(200);
    const { items } = (await service.as(organizer).call(listAttendees, { params })).json();
    expect(JSON.stringify(items)).not.toContain('Kit');
    expect(
      items.find(({ attendeeName }: Record<string, string>) => attendeeName === 'Gus Guest'),
    ).toMatchObject({ groupOf: null });
  });

  it('is not called to the event by a guest’s ticket that comes back', async () => {
    await open();
    const to = anAddress();
    await register([{ attendeeName: 'Gus Guest', attendeeEmail: to }]);
    const [, gus] = await seats();
    expect(await tokenTo(to)).not.toBe('');
    await passTime({ ...service.deps, now: () => new Date(Date.now() + 4 * 86_400_000) });
    const needs = (await service.emitted(needRaised.type)).map(({ data }) => data.subjectId);
    expect(needs).not.toContain(gus?.id);
    const [row] = await service.sql`
      select transferred_at from event_registrations where id = ${String(gus?.id)}`;
    expect(row?.transferred_at).toBeNull();
  });

  it('and who may not act any more invites nobody', async () => {
    await open();
    const to = anAddress();
    await register([{ attendeeName: 'Gus Guest', attendeeEmail: to }]);
    await service.sql`update people set may_act = false where id = ${ada.id}`;
    expect(await mailTo(to)).toBeUndefined();
  });
});

describe('the payment of a group', () => {
  const pay = async () => {
    for (const { data } of await service.emitted(paymentRequested.type))
      if (data.payerId === ada.id) await service.receive(paymentSucceeded, data as never);
  };

  it('goes back for a seat that was given up before, which says so', async () => {
    await open({ priceCents: 2_500 });
    await register([{ attendeeName: 'Gus Guest' }]);
    const [, gus] = await seats();
    await cancel(String(gus?.id));
    await pay();
    expect((await seats()).map(({ status, payment }) => [status, payment])).toEqual([
      ['confirmed', 'completed'],
      ['cancelled', 'refund_requested'],
    ]);
  });

  it('that another version settled for the buyer alone brings the guests their seats', async () => {
    await open({ priceCents: 2_500 });
    const { id } = await register([{ attendeeName: 'Gus Guest' }]);
    await service.sql`update payments set status = 'succeeded', answered_at = now()
      where subject_id = ${id}`;
    await service.sql`update event_registrations
      set status = 'confirmed', payment_status = 'completed', hold_expires_at = null where id = ${id}`;
    const now = () => new Date(Date.now() + 3_600_000);
    for (let look = 0; look < 2; look += 1) await passTime({ ...service.deps, now });
    expect((await seats()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    const asked = (await service.emitted(refundRequested.type)).filter(
      ({ data }) => data.payerId === ada.id,
    );
    expect(asked).toEqual([]);
  });
});
