import type { Actor } from '@sidework/chassis/http/actor';
import { changeEvent } from '@sidework/contracts/education-events/event-listings';
import {
  cancelRegistration,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { joinWaitlist } from '@sidework/contracts/education-events/waitlists';
import { contactChanged } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { aKey, anEvent, aPosting, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();

async function someone() {
  const actor: Actor = await service.person();
  const address = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id: actor.id, email: address, phone: null });
  return { actor, address };
}

const subjectsOf = async (address: string) => {
  await service.doPersonTasks();
  const mails = await service.sql<{ subject: string; body_text: string }[]>`
    select subject, body_text from mail_queue where recipient = ${address} order by id`;
  return mails.map(({ subject, body_text }) => ({ subject, text: body_text }));
};

it('those who were offered a seat are told when the event moves, and those who still wait are not', async () => {
  const organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  const [holder, first, second] = [await someone(), await someone(), await someone()];
  const event = await anEvent(service.db, { organizerId: organizer.id, capacity: 1 });
  const params = { eventId: event.id };
  const asked = { params, body: attendee, headers: aKey() };
  const { id } = (await service.as(holder.actor).call(registerForEvent, asked)).json();
  for (const { actor } of [first, second])
    await service.as(actor).call(joinWaitlist, { params, body: {} });
  await service.as(holder.actor).call(cancelRegistration, { params: { registrationId: id } });
  await passTime(service.deps);
  const change = (given: object, version: number) =>
    service.as(organizer).call(changeEvent, {
      params,
      body: {
        ...aPosting({ capacity: 1, eventDate: event.eventDate.toISOString(), ...given }),
        version,
      },
    });
  const seat = `A seat came free at “${event.title}”`;
  await change({ description: 'Meet many other trades.' }, 1);
  expect((await subjectsOf(first.address)).map(({ subject }) => subject)).toEqual([seat]);
  await change({ location: 'Trenton, NJ' }, 2);
  const mails = await subjectsOf(first.address);
  expect(mails.map(({ subject }) => subject)).toEqual([seat, expect.stringMatching(/^Changed: “/)]);
  expect(mails.at(-1)?.text).toContain('Trenton, NJ');
  expect(await subjectsOf(second.address)).toEqual([]);
});
