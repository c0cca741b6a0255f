import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events';
import {
  cancelEvent,
  changeEvent,
  getEvent,
} from '@sidework/contracts/education-events/event-listings';
import {
  attendedEventCancelled,
  attendedEventChanged,
  needMet,
  needRaised,
} from '@sidework/contracts/education-events/events';
import {
  cancelRegistration,
  getRegistration,
  listRegistrations,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

let ada: Actor;
let organizer: Actor;
beforeEach(async () => {
  ada = await service.person({ accountType: 'client', userType: 'client' });
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

const ownEvent = (given = {}) => anEvent(service.db, { organizerId: organizer.id, ...given });
const register = async (eventId: string) => {
  const asked = { params: { eventId }, body: attendee, headers: aKey() };
  return (await service.as(ada).call(registerForEvent, asked)).json();
};
/** What is told of Today about one thing, in order. */
const needsAbout = async (subjectId: string) => {
  const told = [
    ...(await service.emitted(needRaised.type)),
    ...(await service.emitted(needMet.type)),
  ];
  return told
    .filter(({ data }) => data.subjectId === subjectId)
    .map(({ type, data }) => `${data.kind} ${type === needRaised.type ? 'raised' : 'met'}`)
    .toSorted();
};

describe('a seat that is held', () => {
  it('waits for its payment, whose id its page leads on with, and nobody else sees [D-70]', async () => {
    const event = await ownEvent({ priceCents: 2_500 });
    const held = await register(event.id);
    expect(held.paymentId).toEqual(expect.any(String));
    const params = { registrationId: held.id };
    const seen = [
      (await service.as(ada).call(getRegistration, { params })).json(),
      (await service.as(ada).call(listRegistrations)).json().items[0],
      (await service.as(ada).call(getEvent, { params: { eventId: event.id } })).json().registration,
    ];
    expect(seen.map(({ paymentId }) => paymentId)).toEqual(Array(3).fill(held.paymentId));
    const [need] = (await service.emitted(needRaised.type)).filter(
      ({ data }) => data.subjectId === held.id,
    );
    expect(need?.data).toMatchObject({
      kind: 'seat_to_pay',
      receivers: [ada.id],
      path: `/pay/${held.paymentId}`,
      details: { amountCents: 2_500 },
      until: held.holdExpiresAt,
    });
    await service.receive(paymentSucceeded, {
      ...{ paymentId: held.paymentId, payerId: ada.id, amountCents: 2_500 },
    });
    expect(await needsAbout(held.id)).toEqual([
      'event_near raised',
      'seat_to_pay met',
      'seat_to_pay raised',
    ]);
    const paid = await service.as(ada).call(getRegistration, { params });
    expect(paid.json().paymentId).toBe(null);
  });
});

describe('who comes', () => {
  it('is reminded the day before, and not once the seat was given back', async () => {
    const event = await ownEvent();
    const { id } = await register(event.id);
    const [need] = (await service.emitted(needRaised.type)).filter(
      ({ data }) => data.subjectId === id,
    );
    expect(need?.data).toMatchObject({
      kind: 'event_near',
      receivers: [ada.id],
      path: `/my-tickets/${id}`,
      from: new Date(event.eventDate.getTime() - 24 * 3_600_000).toISOString(),
      until: event.endsAt.toISOString(),
    });
    await service.as(ada).call(cancelRegistration, { params: { registrationId: id } });
    expect(await needsAbout(id)).toContain('event_near met');
  });

  it('is told of another time, and that it does not take place', async () => {
    const event = await ownEvent();
    const { id } = await register(event.id);
    const params = { eventId: event.id };
    const body = { ...aPosting({ eventDate: '2098-12-01T18:00:00Z' }), version: 1 };
    await service.as(organizer).call(changeEvent, { params, body });
    const seat = { registrationId: id, userId: ada.id, organizerId: organizer.id };
    const changed = await service.emitted(attendedEventChanged.type);
    expect(changed.at(-1)?.data).toMatchObject({ ...seat, startsAt: '2098-12-01T18:00:00.000Z' });
    await service.as(organizer).call(cancelEvent, { params, body: { reason: 'Rain.' } });
    const cancelled = await service.emitted(attendedEventCancelled.type);
    expect(cancelled.at(-1)?.data).toMatchObject({ ...seat, reason: 'Rain.' });
    expect(await needsAbout(event.id)).toEqual(['event_to_host met', 'event_to_host raised']);
  });
});
