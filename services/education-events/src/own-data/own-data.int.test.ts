import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { getEvent } from '@sidework/contracts/education-events/event-listings';
import { accountErased, exportGathered } from '@sidework/contracts/education-events/events';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { aCourse, aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

async function somebody() {
  const ada = await service.person();
  const own = await anEvent(service.db, { organizerId: ada.id, title: 'Held by Ada' });
  const other = await anEvent(service.db, { title: 'Held by another' });
  const courseId = await aCourse(service.db);
  await service.as(ada).call(enrollInCourse, { params: { courseId: String(courseId) } });
  await service
    .as(ada)
    .call(registerForEvent, { params: { eventId: other.id }, body: attendee, headers: aKey() });
  await service.doPersonTasks();
  return { ada, own, other };
}

it('gives away what somebody learned, held and went to', async () => {
  const { ada } = await somebody();
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId: ada.id });
  await service.doPersonTasks();
  const told = await service.emitted(exportGathered.type);
  const { data } = told.find((each) => each.data.exportId === exportId) ?? {};
  const { body } = await service.deps.handover.get(`${data?.key}`);
  const rows = await gatheredIn(await buffer(body));
  expect(rows['courses.json']).toMatchObject([{ status: 'active', secondsInLessons: 0 }]);
  expect(rows['events.json']).toMatchObject([{ title: 'Held by Ada' }]);
  expect(rows['tickets.json']).toMatchObject([
    { event: 'Held by another', email: 'ada@example.org' },
  ]);
});

it('forgets what somebody answered, also where the ticket is another’s now', async () => {
  const { ada } = await somebody();
  await service.sql`
    update event_registrations set answers = '[{"question": "What?", "answer": "Rice"}]',
      transferred_at = now(), transfer_accepted_at = now() where user_id = ${ada.id}`;
  await service.receive(accountDeleted, { id: ada.id });
  await service.doPersonTasks();
  const [left] = await service.sql`
    select answers, status from event_registrations where user_id = ${ada.id}`;
  expect(left).toEqual({ answers: [], status: 'confirmed' });
});

it('forgets who somebody was, gives their seats back and cancels what they hold', async () => {
  const { ada, own, other } = await somebody();
  await service.receive(accountDeleted, { id: ada.id });
  await service.doPersonTasks();
  const told = await service.emitted(accountErased.type);
  expect(told.some(({ data }) => data.userId === ada.id)).toBe(true);
  const [left] = await service.sql`
    select attendee_name, attendee_email, status from event_registrations where user_id = ${ada.id}`;
  expect(left).toEqual({ attendee_name: '', attendee_email: null, status: 'cancelled' });
  const see = async (eventId: string) =>
    (await service.visitor.call(getEvent, { params: { eventId } })).json();
  expect(await see(own.id)).toMatchObject({
    status: 'cancelled',
    organizerName: 'Deleted account',
  });
  expect((await see(other.id)).registeredCount).toBe(0);
});
