import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import * as facts from '@sidework/contracts/education-events/events/tickets';
import {
  approveRequest,
  declineRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import {
  getRegistration,
  listAttendees,
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import * as api from '@sidework/contracts/education-events/ticket-invitations';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';

const service = testEducationEvents({ MAILS_PER_HOUR: 100, REGISTRATIONS_PER_HOUR: 1_000 });
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
const typed = 'Text me on snap';

let giver: Actor;
let organizer: Actor;
let guardian: Actor;
let child: Actor;
let event: Event;
let id: string;
let token: string;

/** A ticket that an adult has given to an address, whose link the child has. */
async function begin(given: Partial<Event> = {}) {
  giver = await service.person({}, { fullName: 'Ada Maria Example' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  guardian = await service.person();
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [guardian.id] });
  const email = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id: guardian.id, email, phone: null });
  event = await anEvent(service.db, {
    organizerId: organizer.id,
    youngPeople: 'approved',
    ...given,
  });
  const asked = { params: { eventId: event.id }, body: attendee, headers: aKey() };
  id = (await service.as(giver).call(registerForEvent, asked)).json().id;
  for (const { data } of await service.emitted(facts.paymentRequested.type))
    if (data.payerId === giver.id) await service.receive(paymentSucceeded, data as never);
  token = await give();
}
async function give() {
  const attendeeEmail = `${crypto.randomUUID()}@example.org`;
  const body = { attendeeName: typed, attendeeEmail };
  await service.as(giver).call(transferTicket, { params: { registrationId: id }, body });
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${attendeeEmail}`;
  return /#ticket=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
beforeEach(() => begin());

const take = (by = service.as(child)) => by.call(api.acceptTicketInvitation, { body: { token } });
const look = (by = service.as(child)) => by.call(api.lookAtTicketInvitation, { body: { token } });
const ofChild = () => service.as(child).call(getRegistration, { params: { registrationId: id } });
const requests = async () =>
  (await service.as(guardian).call(listGuardianRequests, { params: { childId: child.id } })).json()
    .items;
const about = () => ({ childId: child.id, requestId: id });

describe('a given ticket that a child takes [D-118, D-122]', () => {
  it('waits for its guardian, under the child’s own name', async () => {
    const reply = await take();
    expect(reply.json()).toMatchObject({
      attendeeName: 'Kit E.',
      ticket: null,
      isWaitingForGuardian: true,
    });
    expect((await ofChild()).json()).toMatchObject({
      status: 'awaiting_guardian',
      attendeeName: 'Kit E.',
      attendeeEmail: null,
      ticketCode: null,
    });
    const { items } = (
      await service.as(organizer).call(listAttendees, { params: { eventId: event.id }, query: {} })
    ).json();
    expect(JSON.stringify(items)).not.toMatch(/Kit|snap|Gus/);
    const [request] = await requests();
    expect(request).toMatchObject({ id, status: 'awaiting_guardian' });
    const asked = { params: about(), body: { terms: request.terms } };
    expect((await service.as(guardian).call(approveRequest, asked)).statusCode).toBe(200);
    const { status, ticketCode } = (await ofChild()).json();
    expect([status, typeof ticketCode]).toEqual(['confirmed', 'string']);
    expect((await look()).statusCode).toBe(404);
    expect((await look(service.visitor)).statusCode).toBe(404);
  });

  it('is paid back to its giver where the guardian says no', async () => {
    await begin({ priceCents: 2_500 });
    await take();
    await service.as(guardian).call(declineRequest, { params: about() });
    expect((await ofChild()).json().status).toBe('declined');
    expect((await service.emitted(facts.refundRequested.type)).at(-1)?.data).toMatchObject({
      payerId: giver.id,
      amountCents: 2_500,
    });
    const [row] = await service.sql`select taken from events where id = ${event.id}`;
    expect(row?.taken).toBe(0);
  });

  it('is paid back no further than its refund rule says', async () => {
    await begin({ priceCents: 2_500, refundRule: { percent: 0, untilHours: 0 } });
    await take();
    await service.as(guardian).call(declineRequest, { params: about() });
    const told = await service.emitted(facts.refundRequested.type);
    expect(told.filter(({ data }) => data.payerId === giver.id)).toEqual([]);
  });

  it('shows it no words of the giver', async () => {
    const reply = await look();
    expect(reply.json()).toMatchObject({ giverName: 'Ada E.' });
    expect(reply.payload).not.toContain('snap');
  });

  it('is none of an event for adults', async () => {
    await begin({ youngPeople: 'no' });
    expect([(await look()).statusCode, (await take()).statusCode]).toEqual([404, 404]);
    expect((await take(service.visitor)).statusCode).toBe(200);
  });

  it('is not taken by a child that may not act, nor one that has a seat', async () => {
    const asked = { params: { eventId: event.id }, body: attendee, headers: aKey() };
    await service.as(child).call(registerForEvent, asked);
    const again = await take();
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_registered']);
    await service.sql`update people set may_act = false where id = ${child.id}`;
    expect((await take()).json().code).toBe('age_verification_required');
    expect(await requests()).toHaveLength(1);
  });
});

it('a given ticket bears the name of the adult who takes it', async () => {
  const taker = await service.person({}, { fullName: 'Gus Guest' });
  expect((await take(service.as(taker))).json()).toMatchObject({ attendeeName: 'Gus Guest' });
});

it('a given ticket that a visitor takes bears no words of the giver', async () => {
  expect((await look(service.visitor)).json()).toMatchObject({ attendeeName: 'Text S.' });
  expect((await take(service.visitor)).json()).toMatchObject({ attendeeName: 'Text S.' });
});
