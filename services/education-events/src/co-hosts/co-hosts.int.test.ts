import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/education-events/co-hosts';
import { addWalkIn, tapAtDoor } from '@sidework/contracts/education-events/door';
import {
  cancelEvent,
  changeEvent,
  getEvent,
} from '@sidework/contracts/education-events/event-listings';
import { getEventSales } from '@sidework/contracts/education-events/event-sales';
import {
  checkIn,
  listAttendees,
  markPaid,
  messageAttendees,
} from '@sidework/contracts/education-events/registrations';
import { getTicketing } from '@sidework/contracts/education-events/ticketing';
import { listWaitlist } from '@sidework/contracts/education-events/waitlists';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { aKey, anEvent, aPosting } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

let organizer: Actor;
let bo: Actor;
let email: string;
let params: { eventId: string };
let registrationId: string;
let code: string;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  bo = await service.person({}, { fullName: 'Bo Example' });
  email = await confirmed(bo);
  const eventDate = new Date(Date.now() + 3_600_000);
  const { id } = await anEvent(service.db, { organizerId: organizer.id, eventDate, taken: 1 });
  params = { eventId: id };
  registrationId = crypto.randomUUID();
  code = `TICKET-${Date.now()}-${crypto.randomUUID().slice(0, 9).toUpperCase().replaceAll('-', 'A')}`;
  await service.sql`insert into event_registrations (id, event_id, user_id, attendee_name, attendee_email, ticket_code,
      payment_status, payment_amount_cents, promo_code, status, created_at)
    values (${registrationId}, ${id}, gen_random_uuid(), 'Ada', 'ada@example.org', ${code}, 'completed', 0, 'EARLY', 'confirmed', now())`;
});

async function confirmed({ id }: Actor) {
  const address = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id, email: address, phone: null });
  return address;
}

const invite = (address: string) =>
  service.as(organizer).call(api.inviteCoHost, { params, body: { email: address } });
const mailsTo = (address: string) =>
  service.sql<{ subject: string }[]>`select subject from mail_queue where recipient = ${address}`;
const tap = () => ({
  id: crypto.randomUUID(),
  registrationId,
  act: 'in' as const,
  at: new Date().toISOString(),
  undoes: null,
});

async function accepted(): Promise<string> {
  await invite(email.toUpperCase());
  const { items } = (await service.as(bo).call(api.listCoHosting, { query: {} })).json();
  const coHostId: string = items[0].id;
  await service.as(bo).call(api.acceptCoHosting, { params: { coHostId } });
  return coHostId;
}

/** Each act of an organizer, and whether a co-host may do it too. */
const acts: [
  string,
  boolean,
  (by: ReturnType<typeof service.as>) => Promise<{ statusCode: number }>,
][] = [
  ['sees who comes', true, (by) => by.call(listAttendees, { params, query: {} })],
  ['lets in by a tap', true, (by) => by.call(tapAtDoor, { params, body: { taps: [tap()] } })],
  ['lets in by a code', true, (by) => by.call(checkIn, { params, body: { code } })],
  [
    'writes to all',
    true,
    (by) => by.call(messageAttendees, { params, body: { subject: 'Parking', message: 'Behind.' } }),
  ],
  [
    'takes a walk-in',
    false,
    (by) => by.call(addWalkIn, { params, body: { isAdult: true }, headers: aKey() }),
  ],
  [
    'marks a seat paid',
    false,
    (by) => by.call(markPaid, { params: { ...params, registrationId } }),
  ],
  ['sees sales', false, (by) => by.call(getEventSales, { params })],
  ['sees how it is sold', false, (by) => by.call(getTicketing, { params })],
  ['sees who waits', false, (by) => by.call(listWaitlist, { params, query: {} })],
  ['sees other co-hosts', false, (by) => by.call(api.listCoHosts, { params })],
  [
    'changes the event',
    false,
    (by) => by.call(changeEvent, { params, body: { ...aPosting(), version: 1 } }),
  ],
  ['cancels it', false, (by) => by.call(cancelEvent, { params, body: { reason: 'Rain' } })],
];

it.each(acts)('a co-host who accepted %s: %s', async (_, may, act) => {
  await accepted();
  const { statusCode } = await act(service.as(bo));
  expect(statusCode).toBe(may ? 200 : 403);
});

it('sees no address and no code of a sale, which the organizer sees', async () => {
  await accepted();
  const seen = async (by: Actor) =>
    (await service.as(by).call(listAttendees, { params, query: {} })).json().items[0];
  expect(await seen(bo)).toMatchObject({
    attendeeEmail: null,
    promoCode: null,
    paymentStatus: null,
    paymentAmountCents: null,
  });
  expect(await seen(organizer)).toMatchObject({
    attendeeEmail: 'ada@example.org',
    promoCode: 'EARLY',
  });
});

it('may do nothing before they accept, after they were removed, after they left, and once young people are asked for', async () => {
  const may = async () =>
    (await service.as(bo).call(listAttendees, { params, query: {} })).statusCode === 200;
  const shown = async () => (await service.as(bo).call(getEvent, { params })).json().isCoHost;
  await invite(email);
  expect([await may(), await shown()]).toEqual([false, false]);
  const coHostId = await acceptedOne();
  expect([await may(), await shown()]).toEqual([true, true]);
  await service.sql`update events set young_people = 'asked', young_people_asked_at = now() where id = ${params.eventId}`;
  expect([await may(), await shown()]).toEqual([false, false]);
  await service.sql`update events set young_people = 'no' where id = ${params.eventId}`;
  await service.as(organizer).call(api.removeCoHost, { params: { ...params, coHostId } });
  expect([await may(), await shown()]).toEqual([false, false]);
  await invite(email);
  const again = await acceptedOne();
  expect(await may()).toBe(true);
  await service.as(bo).call(api.leaveCoHosting, { params: { coHostId: again } });
  expect(await may()).toBe(false);
  expect((await invite(email)).json().code).toBe('co_host_refused');
});

async function acceptedOne(): Promise<string> {
  const { items } = (await service.as(bo).call(api.listCoHosting, { query: {} })).json();
  const coHostId: string = items[0].id;
  await service.as(bo).call(api.acceptCoHosting, { params: { coHostId } });
  return coHostId;
}

it('is mailed to a confirmed address of an adult alone, and answered alike where there is none', async () => {
  const child = await service.person({ accountType: 'sidework_kids' }, { guardianIds: [bo.id] });
  const ofChild = await confirmed(child);
  const answers = [];
  for (const address of [email, ofChild, 'of-nobody@example.org']) {
    const reply = await invite(address);
    const last = reply.json().items.at(-1);
    answers.push([reply.statusCode, last.name, last.state, last.email === address]);
  }
  expect(answers).toEqual(Array(3).fill([200, null, 'invited', true]));
  expect(await mailsTo(email)).toEqual([{ subject: 'Co-host “Trades and tools”?' }]);
  expect([...(await mailsTo(ofChild)), ...(await mailsTo('of-nobody@example.org'))]).toEqual([]);
});

it('is an invitation to its own person: others accept and leave none', async () => {
  await invite(email);
  const { items } = (await service.as(bo).call(api.listCoHosting, { query: {} })).json();
  const given = { params: { coHostId: items[0].id } };
  const other = service.as(await service.person());
  for (const act of [api.acceptCoHosting, api.leaveCoHosting])
    expect((await other.call(act, given)).statusCode).toBe(404);
});
