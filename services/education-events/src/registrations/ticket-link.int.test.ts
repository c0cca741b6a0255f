import type { Actor } from '@sidework/chassis/http/actor';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import {
  cancelRegistration,
  getRegistration,
  linkTicketFile,
  openTicketFile,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import calendars from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { openTicketFile as openFile } from './ticket-link.ts';

const service = testEducationEvents();

let ada: Actor;
let eventId: string;
let registrationId: string;
beforeEach(async () => {
  ada = await service.person({ accountType: 'client', userType: 'client' });
  eventId = (await anEvent(service.db)).id;
  const body = attendee;
  const registered = await service
    .as(ada)
    .call(registerForEvent, { params: { eventId }, body, headers: aKey() });
  registrationId = registered.json().id;
});

const link = (file: string, actor = ada) =>
  service.as(actor).call(linkTicketFile, { params: { registrationId, file } });
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (token: string) => service.visitor.call(openTicketFile, { params: { token } });

describe('the files of a ticket', () => {
  it('are a PDF, and an event for a calendar with the UID of its mail', async () => {
    const pdf = await open(tokenOf((await link('ticket')).json().url));
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="ticket.pdf"');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const calendar = await open(tokenOf((await link('calendar')).json().url));
    expect(calendar.headers['content-type']).toContain('text/calendar');
    const parsed = new calendars.Component(calendars.parse(calendar.body));
    const event = new calendars.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
    expect([event.uid, event.summary]).toEqual([`${eventId}@sidework`, 'Trades and tools']);
  });

  it('are the tickets of an order on one sheet, without those of others or that were given back', async () => {
    const ben = await service.person();
    const guests = ['Gus Guest', 'Gia Guest', 'Gil Guest'].map((attendeeName) => ({
      attendeeName,
    }));
    const args = { params: { eventId }, body: { ...attendee, guests }, headers: aKey() };
    registrationId = (await service.as(ben).call(registerForEvent, args)).json().id;
    const [gil] = await service.sql<{ id: string }[]>`
      select id from event_registrations where group_id = ${registrationId} and guest_number = 3`;
    const params = { registrationId: String(gil?.id) };
    await service.as(ben).call(cancelRegistration, { params });
    const sheet = await open(tokenOf((await link('tickets', ben)).json().url));
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="tickets.pdf"');
    const text = await textOfPdf(sheet.rawPayload);
    expect(text.match(/Ada Example|G\w+ Guest/g)).toEqual([
      'Ada Example',
      'Gus Guest',
      'Gia Guest',
    ]);
    const own = { params: { registrationId } };
    expect((await service.as(ben).call(getRegistration, own)).json().ticketsOfOrder).toBe(3);
  });

  it('are linked to for whose they are, and nobody else', async () => {
    expect((await link('ticket', await service.person())).statusCode).toBe(404);
  });

  it('are behind a link of a minute that nobody alters', async () => {
    const token = tokenOf((await link('ticket')).json().url);
    expect((await open(`i${token.slice(1)}`)).statusCode).toBe(404);
    expect((await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(
      404,
    );
    const later = () => new Date(Date.now() + 62_000);
    await expect(openFile({ ...service.deps, now: later }, token)).rejects.toThrow();
  });

  it('are no more once the seat was given back', async () => {
    const token = tokenOf((await link('ticket')).json().url);
    await service.as(ada).call(cancelRegistration, { params: { registrationId } });
    expect((await open(token)).statusCode).toBe(409);
    expect((await link('ticket')).statusCode).toBe(409);
  });
});
