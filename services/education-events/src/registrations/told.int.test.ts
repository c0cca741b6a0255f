import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import {
  cancelEvent,
  changeEvent,
  getEvent,
} from '@sidework/contracts/education-events/event-listings';
import { needMet, needRaised } from '@sidework/contracts/education-events/events';
import {
  attendedEventCancelled,
  attendedEventChanged,
} from '@sidework/contracts/education-events/events/tickets';
import {
  cancelRegistration,
  getRegistration,
  linkTicketFile,
  listRegistrations,
  openTicketFile,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { contactChanged } from '@sidework/contracts/identity/events';
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
/** The needs that Today is told of, in order. */
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
      paymentId: held.paymentId,
      payerId: ada.id,
      amountCents: 2_500,
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

describe('a ticket', () => {
  it('has the new time and place in its page, its files and the mail, and is none once the event is cancelled [D-72]', async () => {
    const event = await ownEvent({ location: 'Newark, NJ' });
    const address = `${crypto.randomUUID()}@example.org`;
    await service.receive(contactChanged, { id: ada.id, email: address, phone: null });
    const { id, ticketCode } = await register(event.id);
    const params = { eventId: event.id };
    const changes = { eventDate: '2098-12-01T18:00:00Z', timeZone: 'UTC', location: 'Trenton, NJ' };
    await service.as(organizer).call(changeEvent, {
      params,
      body: { ...aPosting(changes), version: 1 },
    });
    const page = () => service.as(ada).call(getRegistration, { params: { registrationId: id } });
    expect((await page()).json()).toMatchObject({
      ticketCode,
      event: { startsAt: '2098-12-01T18:00:00.000Z', location: 'Trenton, NJ' },
    });

    const link = (file: string) =>
      service.as(ada).call(linkTicketFile, { params: { registrationId: id, file } });
    const open = async (file: string) => {
      const { url } = (await link(file)).json();
      const token = new URL(url).pathname.split('/').at(-1) ?? '';
      return (await service.visitor.call(openTicketFile, { params: { token } })).rawPayload;
    };
    await service.doPersonTasks();
    const [mail] = await service.sql<
      { attachments: { filename: string; content: string }[] }[]
    >`select attachments from mail_queue
      where recipient = ${address} and subject like 'Changed: %' and body_text like ${`%${event.id}%`}`;
    const mailed = (mail?.attachments ?? []).map(({ content }) => Buffer.from(content, 'base64'));
    expect(mailed).toHaveLength(2);
    for (const [pdf, calendar] of [
      mailed as [Buffer, Buffer],
      [await open('ticket'), await open('calendar')],
    ] as const) {
      await checkPdf(pdf);
      for (const word of ['Dec 1, 2098', 'Trenton, NJ', ticketCode])
        expect(await textOfPdf(pdf)).toContain(word);
      for (const line of ['DTSTART:20981201T180000Z', `UID:${event.id}@sidework`, 'SEQUENCE:1'])
        expect(calendar.toString()).toContain(line);
    }

    await service.as(organizer).call(cancelEvent, { params, body: { reason: 'Rain.' } });
    expect((await page()).json()).toMatchObject({
      status: 'cancelled',
      ticketQr: null,
      event: { status: 'cancelled' },
    });
    for (const file of ['ticket', 'calendar']) expect((await link(file)).statusCode).toBe(409);
  });
});
