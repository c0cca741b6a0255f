import type { Actor } from '@sidework/chassis/http/actor';
import {
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import { getEvent } from '@sidework/contracts/education-events/event-listings';
import {
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  getRegistration,
  listAttendees,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { changeTicketing, getTicketing } from '@sidework/contracts/education-events/ticketing';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({
  REGISTRATIONS_PER_HOUR: 1_000,
  EVENTS_PER_HOUR: 1_000,
});

let ada: Actor;
let organizer: Actor;
beforeEach(async () => {
  ada = await service.person({ accountType: 'client', userType: 'client' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

const aType = (given: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'General',
  priceCents: 0,
  seats: null,
  isOnline: false,
  onlineLink: null,
  salesFrom: null,
  salesUntil: null,
  ...given,
});
const aCode = (given: object = {}) => ({
  code: 'EARLY',
  percentOff: 50,
  centsOff: null,
  mostUses: null,
  validFrom: null,
  validUntil: null,
  ...given,
});
const ownEvent = (given = {}) => anEvent(service.db, { organizerId: organizer.id, ...given });
const sell = (eventId: string, given: object, by = organizer) =>
  service.as(by).call(changeTicketing, {
    params: { eventId },
    body: {
      ticketTypes: [],
      promoCodes: [],
      questions: [],
      refundRule: { percent: 100, untilHours: 0 },
      version: 1,
      ...given,
    },
  });
const register = (actor: Actor, eventId: string, given: object = {}) =>
  service.as(actor).call(registerForEvent, {
    params: { eventId },
    body: { ...attendee, ...given },
    headers: aKey(),
  });

describe('how an event is sold', () => {
  it('is its organizer’s to set and to see', async () => {
    const event = await ownEvent();
    const params = { eventId: event.id };
    expect((await sell(event.id, {}, ada)).json().code).toBe('not_the_organizer');
    expect((await service.as(ada).call(getTicketing, { params })).json().code).toBe(
      'not_the_organizer',
    );
    const link = 'https://meet.example.org/tools';
    const online = aType({ name: 'Online', isOnline: true, onlineLink: link });
    const set = await sell(event.id, { ticketTypes: [online], promoCodes: [aCode()] });
    expect(set.json()).toMatchObject({ version: 2, ticketTypes: [{ onlineLink: link, taken: 0 }] });
    expect((await service.as(organizer).call(getTicketing, { params })).json()).toEqual(set.json());
    const seen = await service.visitor.call(getEvent, { params });
    expect(seen.json().ticketTypes).toMatchObject([{ name: 'Online', seatsLeft: 10 }]);
    expect(seen.body).not.toContain('meet.example.org');
    expect(seen.body).not.toContain('EARLY');
  });

  it('says beside its field what is wrong', async () => {
    const event = await ownEvent();
    const wrong = await sell(event.id, { ticketTypes: [aType({ isOnline: true })] });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().fields).toEqual({
      'ticketTypes.0.onlineLink': 'Enter the link to the online event',
    });
  });

  it('gives a ticket of the type that was chosen, at its price, with its link and the answers', async () => {
    const event = await ownEvent({ eventDate: inDays(20) });
    const link = 'https://meet.example.org/tools';
    const hall = aType({ name: 'Hall', priceCents: 2_000 });
    const online = aType({ name: 'Online', isOnline: true, onlineLink: link });
    const question = {
      id: crypto.randomUUID(),
      text: 'What do you eat?',
      choices: ['Bread', 'Rice'],
      isRequired: true,
    };
    await sell(event.id, { ticketTypes: [hall, online], questions: [question] });
    expect((await register(ada, event.id)).json().fields).toEqual({
      ticketTypeId: 'Choose a ticket',
    });
    const unanswered = await register(ada, event.id, { ticketTypeId: online.id });
    expect(unanswered.json().fields).toEqual({
      [`answers.${question.id}`]: 'Please answer this question',
    });
    const answers = [{ questionId: question.id, answer: 'Rice' }];
    const made = await register(ada, event.id, { ticketTypeId: online.id, answers });
    expect(made.json()).toMatchObject({
      status: 'confirmed',
      ticketTypeName: 'Online',
      onlineLink: link,
    });
    const params = { eventId: event.id };
    const list = await service.as(organizer).call(listAttendees, { params, query: {} });
    expect(list.json().items).toMatchObject([
      { ticketTypeName: 'Online', answers: [{ question: 'What do you eat?', answer: 'Rice' }] },
    ]);
  });

  it('mails the link to who comes online, and the address to who comes in person', async () => {
    const location = '18 Ferry St, Newark, NJ';
    const event = await ownEvent({ location });
    const link = 'https://meet.example.org/tools';
    const hall = aType({ name: 'Hall' });
    const online = aType({ name: 'Online', isOnline: true, onlineLink: link });
    await sell(event.id, { ticketTypes: [hall, online] });
    const mailOf = async (ticketTypeId: string) => {
      const attendeeEmail = `${crypto.randomUUID()}@example.org`;
      const guest = await service.person();
      await service.receive(contactChanged, { id: guest.id, email: attendeeEmail, phone: null });
      await register(guest, event.id, { attendeeEmail, ticketTypeId });
      await service.doPersonTasks();
      const [mail] = await service.sql<{ body_text: string }[]>`
        select body_text from mail_queue where recipient = ${attendeeEmail}`;
      return mail?.body_text;
    };
    expect(await mailOf(online.id)).toContain(`Join online:\n${link}`);
    const inPerson = await mailOf(hall.id);
    expect(inPerson).toContain(location);
    expect(inPerson).not.toContain(link);
  });

  it('takes what a code gives off, and gives back what the refund rule gives', async () => {
    const event = await ownEvent({ priceCents: 4_000 });
    const refundRule = { percent: 50, untilHours: 24 };
    await sell(event.id, { promoCodes: [aCode()], refundRule });
    const wrong = await register(ada, event.id, { promoCode: 'LATE' });
    expect(wrong.json().fields).toEqual({
      promoCode: 'This code does not hold for this event now',
    });
    const held = (await register(ada, event.id, { promoCode: 'early' })).json();
    expect(held).toMatchObject({ status: 'held', paymentAmountCents: 2_000, refundRule });
    const asked = await service.emitted(paymentRequested.type);
    const paymentId = String(asked.find(({ data }) => data.payerId === ada.id)?.data.paymentId);
    const paid = { paymentId, payerId: ada.id, amountCents: 2_000 };
    await service.receive(paymentSucceeded, paid);
    const at = { params: { registrationId: held.id } };
    const cancelled = await service.as(ada).call(cancelRegistration, at);
    expect(cancelled.json()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_requested',
      refundCents: 1_000,
    });
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.filter(({ data }) => data.paymentId === paymentId)).toMatchObject([
      { data: { amountCents: 1_000 } },
    ]);
    await service.receive(paymentRefunded, { ...paid, amountCents: 1_000, isWhole: false });
    expect((await service.as(ada).call(getRegistration, at)).json()).toMatchObject({
      paymentStatus: 'refunded',
      refundCents: 1_000,
    });
  });

  it('gives nothing back too late, and asks for no refund', async () => {
    const event = await ownEvent({ priceCents: 4_000, eventDate: inDays(0.5) });
    await sell(event.id, { refundRule: { percent: 50, untilHours: 24 } });
    const held = (await register(ada, event.id)).json();
    const asked = await service.emitted(paymentRequested.type);
    const paymentId = String(asked.find(({ data }) => data.payerId === ada.id)?.data.paymentId);
    await service.receive(paymentSucceeded, { paymentId, payerId: ada.id, amountCents: 4_000 });
    const at = { params: { registrationId: held.id } };
    await service.as(ada).call(cancelRegistration, at);
    expect((await service.as(ada).call(getRegistration, at)).json()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'completed',
      refundCents: 0,
    });
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.filter(({ data }) => data.paymentId === paymentId)).toEqual([]);
  });
});

/** A person who waited too long for the event's row is told to try again. */
async function registerPatiently(actor: Actor, eventId: string, given: object) {
  for (let tries = 1; ; tries += 1) {
    const reply = await register(actor, eventId, given);
    if (reply.statusCode !== 503 || tries === 10) return reply;
  }
}

it('sells no seat of a type twice, and no code too often, to many at once [EVT-19]', async () => {
  const people = await Promise.all(Array.from({ length: 24 }, () => service.person()));
  for (let round = 0; round < 5; round += 1) {
    const event = await ownEvent({ capacity: 6 });
    const types = [aType({ seats: 2 }), aType({ name: 'Stage', seats: 3 }), aType({ name: 'Any' })];
    const ticketTypes = types;
    await sell(event.id, { ticketTypes, promoCodes: [aCode({ mostUses: 4 })] });
    const replies = await Promise.all(
      people.map((person, at) =>
        registerPatiently(person, event.id, {
          ticketTypeId: types[at % 2]?.id,
          ...(at % 3 > 0 && { promoCode: 'EARLY' }),
        }),
      ),
    );
    const made = replies.filter(({ statusCode }) => statusCode === 201);
    const kept = await service.as(organizer).call(getTicketing, { params: { eventId: event.id } });
    const taken = kept.json().ticketTypes.map((type: { taken: number }) => type.taken);
    const [row] = await service.sql`
      select taken, (select count(*)::int from event_registrations
          where event_id = ${event.id} and status = 'confirmed') as confirmed,
        (select count(*)::int from event_registrations
          where event_id = ${event.id} and promo_code = 'EARLY') as used
      from events where id = ${event.id}`;
    expect(taken).toEqual([2, 3, 0]);
    expect(row).toMatchObject({ taken: 5, confirmed: 5 });
    expect(made).toHaveLength(5);
    expect(row?.used).toBeLessThanOrEqual(4);
    expect(kept.json().promoCodes[0].used).toBe(row?.used);
  }
});
