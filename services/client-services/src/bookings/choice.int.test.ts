import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/bookings';
import { getService } from '@sidework/contracts/client-services/services';
import { setWorkingHours } from '@sidework/contracts/client-services/working-hours';
import { accountDeleted } from '@sidework/contracts/identity/events';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import { gigChanged, gigPosted } from '@sidework/contracts/marketplace/events';
import type { BookableOffer, BookingChoice } from '@sidework/contracts/marketplace/gig-offer';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const standard = { tier: 'standard', scope: 'One faucet.', priceCents: 13_500, days: 1 } as const;
const valve = { name: 'Shutoff valve', priceCents: 4_500 };
const offer: BookableOffer = {
  packages: [{ tier: 'basic', scope: 'A new washer.', priceCents: 7_500, days: null }, standard],
  extras: [valve],
  questions: [{ text: 'Which floor is it on?', isRequired: true }],
};
const answers = [{ question: 'Which floor is it on?', answer: 'The second.' }];
const choice: BookingChoice = { tier: 'standard', extras: [valve.name], answers };

let client: Actor;
let professional: Actor;
let gigId: string;
let sequence = 0;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
  gigId = randomUUID();
  await tell({ offer });
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const hours = { timeZone: 'UTC', week, daysOff: [], appointmentMinutes: 60, noticeHours: 24 };
  await service.as(professional).call(setWorkingHours, { body: { ...hours, travelMinutes: 0 } });
});

function tell(
  given: { offer?: BookableOffer },
  event: EventDefinition<EventType, typeof gigPosted.data> = gigPosted,
) {
  sequence += 1;
  const fact = {
    gigId,
    professionalId: professional.id,
    title: 'Leaking faucet',
    description: 'I mend what drips.',
    priceCents: 7_500,
    pricingType: 'fixed' as const,
    isYouth: false,
    status: 'active' as const,
  };
  return service.receive(event, { ...fact, ...given }, { sequence });
}
const times = async () =>
  (
    await service.as(client).call(api.listFreeTimes, { params: { gigId }, query: {} })
  ).json() as api.FreeTimes;
async function book(given: Partial<api.Booking> = {}) {
  const startsAt = (await times()).days.flatMap((day) => day.times)[0] ?? '';
  const body = { gigId, startsAt, amountCents: 18_000, minutes: 60, choice, ...given };
  return service.as(client).call(api.bookGig, { body });
}
const bookedFor = async (by: Actor, serviceId: string) =>
  (await service.as(by).call(getService, { params: { serviceId } })).json();

describe('a booking of a package', () => {
  it('costs the package and its extras, and both sides read the answers', async () => {
    expect((await times()).amountCents).toBe(7_500);
    const reply = await book();
    expect(reply.statusCode, reply.body).toBe(201);
    for (const side of [client, professional])
      expect(await bookedFor(side, reply.json().serviceId)).toMatchObject({
        totalAmountCents: 18_000,
        amountCents: 18_000,
        booked: { package: standard, extras: [valve], answers },
      });
  });

  it.each([
    ['the price of less', 'price_changed', { amountCents: 13_500 }],
    ['no choice, as an older page sends it', 'offer_changed', { choice: undefined }],
    [
      'a package that is gone',
      'offer_changed',
      { choice: { ...choice, tier: 'premium' as const } },
    ],
    [
      'an empty answer',
      'answer_missing',
      { choice: { ...choice, answers: [{ question: 'Which floor is it on?', answer: ' ' }] } },
    ],
  ])('with %s is refused', async (_, code, given) => {
    expect((await book(given)).json().code).toBe(code);
  });

  it('keeps the packages of the gig where an older version tells none', async () => {
    await tell({}, gigChanged);
    expect((await book()).statusCode).toBe(201);
  });

  it('keeps its terms, but not the answers of a client whose account is gone', async () => {
    const { serviceId } = (await book()).json();
    await service.receive(accountDeleted, { id: client.id });
    await service.doPersonTasks();
    const [kept] = await service.sql`select booked from services where id = ${serviceId}`;
    expect(kept).toEqual({ booked: { package: standard, extras: [valve], answers: [] } });
  });
});

it('a gig with one price is booked without a choice', async () => {
  await tell({ offer: { packages: [], extras: [], questions: [] } }, gigChanged);
  const reply = await book({ amountCents: 7_500, choice: undefined });
  expect(await bookedFor(client, reply.json().serviceId)).toMatchObject({ booked: null });
});
