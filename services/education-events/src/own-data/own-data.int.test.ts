import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import { draftCourse } from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { getEvent } from '@sidework/contracts/education-events/event-listings';
import { accountErased, exportGathered } from '@sidework/contracts/education-events/events';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import {
  aCourse,
  aDraft,
  aKey,
  anEvent,
  attendee,
  certificateDetails,
} from '../../test/builders.ts';
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

/** A course that Ada wrote, published with who signs its certificates. */
async function taughtBy(ada: Actor, given: Partial<CertificateDetails> = {}) {
  const draft = aDraft({ certificate: certificateDetails(given) });
  const courseId = await aCourse(service.db, { draft, educatorId: ada.id });
  const { id } = (await service.as(ada).call(draftCourse, { body: draft })).json();
  await service.sql`
    update course_submissions set status = 'published', course_id = ${courseId} where id = ${id}`;
  return async () => {
    const [course] = await service.sql`select certificate from courses where id = ${courseId}`;
    const [written] = await service.sql`
      select draft -> 'certificate' as certificate from course_submissions where id = ${id}`;
    return [course?.certificate, written?.certificate];
  };
}

it.each([
  ['of an academy', 'Feld Academy', 'Feld Academy'],
  ['of its own signer', 'Naomi Feld', ''],
])('forgets who signed the certificates %s, and where they are', async (_, before, after) => {
  const ada = await service.person();
  const details = await taughtBy(ada, { sponsorName: before });
  await service.receive(accountDeleted, { id: ada.id });
  await service.doPersonTasks();
  const left = certificateDetails({
    sponsorName: after,
    sponsorAddress: '',
    signerName: '',
    signerTitle: '',
  });
  expect(await details()).toEqual([left, left]);
});

it('gives away what somebody learned, held and went to', async () => {
  const { ada } = await somebody();
  await taughtBy(ada);
  await service.sql`
    insert into lesson_times (enrollment_id, lesson_id, spent_ms, video_second)
    select enrollments.id, lessons.id, 61000, 95 from enrollments join lessons using (course_id)
    where user_id = ${ada.id} order by position limit 1`;
  const [{ title: lesson } = {}] = await service.sql`
    select lessons.title from lessons join enrollments using (course_id)
    where user_id = ${ada.id} order by position limit 1`;
  const [first] = aDraft().lessons;
  const video = { id: randomUUID(), name: 'gauges.mp4' };
  const files = { captions: { ...video, name: 'gauges.vtt' }, poster: null };
  const written = JSON.stringify([{ ...first, video: { ...video, ...files } }]);
  await service.sql`
    update course_submissions set draft = jsonb_set(draft, '{lessons}', ${written}::jsonb)
    where educator_id = ${ada.id}`;
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId: ada.id });
  await service.doPersonTasks();
  const told = await service.emitted(exportGathered.type);
  const { data } = told.find((each) => each.data.exportId === exportId) ?? {};
  const { body } = await service.deps.handover.get(`${data?.key}`);
  const rows = await gatheredIn(await buffer(body));
  expect(rows['courses.json']).toMatchObject([
    { status: 'active', secondsInLessons: 61, videos: [{ lesson, leftAtSecond: 95 }] },
  ]);
  expect(rows['course-drafts.json']).toMatchObject([
    {
      certificate: certificateDetails(),
      lessons: [{ video: 'gauges.mp4', captions: 'gauges.vtt', poster: null }],
    },
  ]);
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
