import type { Actor } from '@sidework/chassis/http/actor';
import {
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import { cancelEvent, changeEvent } from '@sidework/contracts/education-events/event-listings';
import * as facts from '@sidework/contracts/education-events/events/tickets';
import { listGuardianRequests } from '@sidework/contracts/education-events/guardian-requests';
import {
  cancelRegistration,
  getRegistration,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import type { Event } from '../events/event.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ REGISTRATIONS_PER_HOUR: 1_000, EVENTS_PER_HOUR: 1_000 });

let ada: Actor;
let organizer: Actor;
beforeEach(async () => {
  ada = await service.person();
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

const priceCents = 4_000;
const ruled = (percent: number, untilHours = 0, given: Partial<Event> = {}) =>
  anEvent(service.db, {
    organizerId: organizer.id,
    priceCents,
    refundRule: { percent, untilHours },
    ...given,
  });
async function register(actor: Actor, eventId: string, given: object = {}): Promise<string> {
  const asked = { params: { eventId }, body: { ...attendee, ...given }, headers: aKey() };
  return (await service.as(actor).call(registerForEvent, asked)).json().id;
}
async function pay({ id: payerId }: Actor): Promise<string> {
  const asked = await service.emitted(facts.paymentRequested.type);
  const { data } = asked.find((each) => each.data.payerId === payerId) ?? {};
  const paymentId = String(data?.paymentId);
  await service.receive(paymentSucceeded, { paymentId, payerId, amountCents: priceCents });
  return paymentId;
}
async function buy(actor: Actor, eventId: string) {
  const id = await register(actor, eventId);
  return { id, paymentId: await pay(actor) };
}
const cancel = (actor: Actor, registrationId: string) =>
  service.as(actor).call(cancelRegistration, { params: { registrationId } });
const see = async (actor: Actor, registrationId: string) =>
  (await service.as(actor).call(getRegistration, { params: { registrationId } })).json();
const refundsOf = async (paymentId: string) =>
  (await service.emitted(facts.refundRequested.type))
    .filter(({ data }) => data.paymentId === paymentId)
    .map(({ data }) => data.amountCents);
const change = (event: Event, given: object) =>
  service.as(organizer).call(changeEvent, {
    params: { eventId: event.id },
    body: {
      ...aPosting({ priceCents, eventDate: event.eventDate.toISOString() }),
      endsAt: event.endsAt.toISOString(),
      version: 1,
      ...given,
    },
  });

it.each([
  ['another time', () => ({ eventDate: inDays(2).toISOString(), endsAt: null }), priceCents],
  ['another place', () => ({ location: 'Trenton, NJ' }), priceCents],
  ['another title', () => ({ title: 'Tools and trades' }), 0],
])('an event that gets %s gives who bought before the refund of %s', async (_, given, cents) => {
  const event = await ruled(50, 400);
  const { id, paymentId } = await buy(ada, event.id);
  expect((await change(event, given())).statusCode).toBe(200);
  await cancel(ada, id);
  expect((await see(ada, id)).refundCents).toBe(cents);
  expect(await refundsOf(paymentId)).toEqual(cents > 0 ? [cents] : []);
});

it.each([
  [0, []],
  [50, [priceCents / 2]],
])(
  'an account that is deleted gives back what a rule of %s percent gives',
  async (percent, cents) => {
    const { paymentId } = await buy(ada, (await ruled(percent)).id);
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    expect(await refundsOf(paymentId)).toEqual(cents);
  },
);

it('a late payment takes no use of a code beyond the last one', async () => {
  const code = { code: 'EARLY', percentOff: null, centsOff: 500, mostUses: 1, used: 0 };
  const promoCodes = [{ ...code, validFrom: null, validUntil: null }];
  const event = await ruled(100, 0, { promoCodes });
  const id = await register(ada, event.id, { promoCode: 'EARLY' });
  await service.sql`
    update event_registrations set hold_expires_at = now() - interval '1 minute' where id = ${id}`;
  await passTime(service.deps);
  const bob = await service.person();
  await register(bob, event.id, { promoCode: 'EARLY' });
  const paymentId = await pay(ada);
  expect((await see(ada, id)).status).toBe('expired');
  expect(await refundsOf(paymentId)).toEqual([priceCents - 500]);
});

it('an event that never takes place keeps no part of what was paid before', async () => {
  const event = await ruled(50);
  const [bob, eve] = [await service.person(), await service.person()];
  const half = await buy(ada, event.id);
  await cancel(ada, half.id);
  const back = { payerId: ada.id, amountCents: priceCents / 2, isWhole: false };
  await service.receive(paymentRefunded, { paymentId: half.paymentId, ...back });
  await service.sql`
    update events set refund_rule = '{"percent": 0, "untilHours": 0}' where id = ${event.id}`;
  const nothing = await buy(bob, event.id);
  await cancel(bob, nothing.id);
  const kept = await buy(eve, event.id);
  const body = { reason: 'The hall is closed.' };
  await service.as(organizer).call(cancelEvent, { params: { eventId: event.id }, body });
  expect(await refundsOf(half.paymentId)).toEqual([priceCents / 2, priceCents / 2]);
  expect(await refundsOf(nothing.paymentId)).toEqual([priceCents]);
  expect(await refundsOf(kept.paymentId)).toEqual([priceCents]);
  expect(await see(bob, nothing.id)).toMatchObject({
    paymentStatus: 'refund_requested',
    refundCents: priceCents,
  });
});

it('the kept part of a price is held as long as the event is ahead', async () => {
  const event = await ruled(50);
  const { id, paymentId } = await buy(ada, event.id);
  await cancel(ada, id);
  await change(event, { eventDate: inDays(30).toISOString(), endsAt: null });
  const moved = await service.emitted(facts.holdMoved.type);
  expect(moved.filter(({ data }) => data.paymentId === paymentId)).toHaveLength(1);
});

it('a guardian sees what the child chose and answered, and what would go back', async () => {
  const guardian = await service.person();
  const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
  const child = await service.person(kid, { guardianIds: [guardian.id] });
  const type = { id: crypto.randomUUID(), name: 'Hall', priceCents, seats: null, taken: 0 };
  const open = { isOnline: false, onlineLink: null, salesFrom: null, salesUntil: null };
  const questionId = crypto.randomUUID();
  const question = { id: questionId, text: 'Lunch?', choices: ['Bread', 'Rice'], isRequired: true };
  const event = await ruled(50, 24, {
    youngPeople: 'approved',
    ticketTypes: [{ ...type, ...open }],
    questions: [question],
  });
  const answers = [{ questionId, answer: 'Rice' }];
  await register(child, event.id, { ticketTypeId: type.id, answers });
  const params = { childId: child.id };
  const { items } = (await service.as(guardian).call(listGuardianRequests, { params })).json();
  expect(items).toMatchObject([
    {
      ticketTypeName: 'Hall',
      answers: [{ question: 'Lunch?', answer: 'Rice' }],
      refundRule: { percent: 50, untilHours: 24 },
    },
  ]);
});
