import type { Actor } from '@sidework/chassis/http/actor';
import { walkChildsWrites } from '@sidework/chassis/testing/walk-childs-writes';
import { approveCourse, startReview } from '@sidework/contracts/education-events/course-reviews';
import { draftCourse, submitCourse } from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  approveRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import { askQuestion } from '@sidework/contracts/education-events/lesson-questions';
import {
  registerForEvent,
  transferTicket,
} from '@sidework/contracts/education-events/registrations';
import { acceptTicketInvitation } from '@sidework/contracts/education-events/ticket-invitations';
import { joinWaitlist } from '@sidework/contracts/education-events/waitlists';
import sharp from 'sharp';
import { beforeEach } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, aPosting } from '../test/builders.ts';
import { testEducationEvents } from '../test/service.ts';
import { lessonsOf } from './courses/queries.ts';
import type { Event } from './events/event.ts';
import { markOfTerms } from './events/read-terms.ts';

const service = testEducationEvents({ SUBMISSIONS_PER_HOUR: 1_000 });
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;
const host = { accountType: 'gig_worker', userType: 'professional' } as const;
const complaint = { reason: 'scam' };
const why = { reason: 'It names an address.' };

let organizer: Actor;
let child: Actor;
let guardian: Actor;
let staff: Actor;
beforeEach(async () => {
  organizer = await service.person(host);
  guardian = await service.person();
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [guardian.id] });
  staff = await service.person({ roles: ['admin'], aal: 'aal2' });
});

const anEventOf = (given: Partial<Event> = {}) =>
  anEvent(service.db, { organizerId: organizer.id, youngPeople: 'approved', ...given });
const forChildren = async () => ({ params: { eventId: (await anEventOf()).id } });
const waiting = async () => {
  const event = await anEventOf({ youngPeople: 'asked' });
  return { params: { eventId: event.id }, body: { terms: markOfTerms(event) } };
};
const full = async () => ({
  params: { eventId: (await anEventOf({ capacity: 1, taken: 1 })).id },
});
/** A seat that the child asks for at an event of which it stays the only child. */
const seat = async (given: Partial<Event> = {}) => {
  const { id: eventId } = await anEventOf(given);
  const body = { attendeeName: 'Kit E.' };
  const args = { params: { eventId }, body, headers: aKey() };
  const { id: registrationId } = (await service.as(child).call(registerForEvent, args)).json();
  return { params: { eventId, registrationId: String(registrationId) } };
};
const request = async (given: Partial<Event> = {}) => {
  const { registrationId: requestId, eventId } = (await seat(given)).params;
  const ofChild = { params: { childId: child.id } };
  const { items } = (await service.as(guardian).call(listGuardianRequests, ofChild)).json();
  const { terms } = items.find(({ id }: { id: string }) => id === requestId);
  return { params: { childId: child.id, requestId }, eventId, body: { terms } };
};
const confirmed = async (given: Partial<Event> = {}) => {
  const { params, body, eventId } = await request(given);
  await service.as(guardian).call(approveRequest, { params, body });
  return { params: { eventId, registrationId: params.requestId } };
};
const ticket = async () => {
  const { params } = await confirmed({ eventDate: new Date(Date.now() + 600_000) });
  const [row] = await service.sql`
    select ticket_code from event_registrations where id = ${params.registrationId}`;
  return { params: { eventId: params.eventId }, body: { code: String(row?.ticket_code) } };
};
/** The link of a ticket that an adult gave away works for any bearer. */
const invited = async (isTaken = false) => {
  const { id: eventId } = await anEventOf();
  const attendeeEmail = `${crypto.randomUUID()}@example.org`;
  const body = { attendeeName: 'Gus Guest', attendeeEmail };
  const args = { params: { eventId }, body, headers: aKey() };
  const { id } = (await service.as(guardian).call(registerForEvent, args)).json();
  await service.as(guardian).call(transferTicket, { params: { registrationId: id }, body });
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${attendeeEmail}`;
  const token = /#ticket=(\S+)/.exec(mail?.body_text ?? '')?.[1];
  if (isTaken) await service.visitor.call(acceptTicketInvitation, { body: { token } });
  return { by: child, body: { token } };
};
const inReview = async () => {
  const { id } = (await service.as(organizer).call(draftCourse, { body: aDraft() })).json();
  const params = { submissionId: String(id) };
  await service.as(organizer).call(submitCourse, { params });
  await service.as(staff).call(startReview, { params });
  return { params };
};
const approved = async () => {
  const { params } = await inReview();
  await service.as(staff).call(approveCourse, { params });
  return { params };
};
const aCourseOf = async () => ({
  params: { courseId: String(await aCourse(service.db, { educatorId: organizer.id })) },
});
/** A question that an adult learner asks on a lesson. */
const asked = async () => {
  const id = await aCourse(service.db, { educatorId: organizer.id });
  const params = { courseId: String(id) };
  await service.as(guardian).call(enrollInCourse, { params });
  const [lesson] = await lessonsOf(service.db, id);
  const body = { lessonId: lesson?.id, content: 'Which form is it?' };
  const post = (await service.as(guardian).call(askQuestion, { params, body })).json();
  return { params: { ...params, postId: String(post.id) } };
};
/** A course that the child takes and its guardian paid for. */
const paid = async () => {
  const courseId = await aCourse(service.db, { draft: aDraft({ priceCents: 4_000 }) });
  await service.as(child).call(enrollInCourse, { params: { courseId: String(courseId) } });
  const [row] = await service.sql`
    update enrollments set status = 'active', is_paid = true, hold_expires_at = null
    where course_id = ${courseId} returning id`;
  await service.sql`
    insert into payments (id, subject_kind, subject_id, payer_id, amount_cents, status, requested_at, answered_at)
    values (gen_random_uuid(), 'enrollment', ${row?.id}, ${guardian.id}, 4000, 'succeeded', now(), now())`;
  return { params: { enrollmentId: String(row?.id) } };
};
const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer();

walkChildsWrites({
  service,
  name: 'education-events',
  cases: {
    'POST /api/course-submissions/:submissionId/publish': async () => ({
      by: organizer,
      ...(await approved()),
    }),
    'POST /api/course-reviews/:submissionId/approve': async () => ({
      by: staff,
      ...(await inReview()),
    }),
    'POST /api/course-reviews/:submissionId/files/:file': async () => {
      const { params } = await inReview();
      return { by: child, params: { ...params, file: 'syllabus' } };
    },
    'PUT /api/events/:eventId': async () => ({
      by: organizer,
      ...(await forChildren()),
      body: { ...aPosting(), version: 1 },
    }),
    'PUT /api/events/:eventId/ticketing': async () => ({
      by: organizer,
      ...(await forChildren()),
      body: {
        ticketTypes: [],
        promoCodes: [],
        questions: [],
        refundRule: { percent: 50, untilHours: 24 },
        version: 1,
      },
    }),
    'POST /api/events': async () => ({ by: organizer, body: aPosting({ allowsKids: true }) }),
    'PUT /api/events/:eventId/picture': async () => ({
      by: organizer,
      ...(await forChildren()),
      body: await aPicture(),
      headers: { 'content-type': 'image/png' },
    }),
    'POST /api/event-reviews/:eventId/approve': async () => ({ by: staff, ...(await waiting()) }),
    'POST /api/events/:eventId/door': async () => {
      const { eventId, registrationId } = (await confirmed()).params;
      const act = { act: 'in', at: new Date().toISOString(), undoes: null };
      const taps = [{ id: crypto.randomUUID(), registrationId, ...act }];
      return { by: organizer, params: { eventId }, body: { taps } };
    },
    'POST /api/events/:eventId/check-in': async () => ({ by: organizer, ...(await ticket()) }),
    'POST /api/events/:eventId/registrations/:registrationId/mark-paid': async () => ({
      by: organizer,
      ...(await confirmed({ priceCents: 500 })),
    }),
    // Also where it is not for children any more, and one has a seat.
    'POST /api/events/:eventId/message': async () => {
      const { eventId } = (await confirmed()).params;
      await service.sql`update events set young_people = 'no' where id = ${eventId}`;
      const body = { subject: 'Parking', message: 'Behind the hall.' };
      return { by: organizer, params: { eventId }, body };
    },
    'POST /api/guardian-requests/:childId/:requestId/approve': async () => {
      const { params, body } = await request();
      return { by: guardian, params, body };
    },
    'POST /api/enrollments/:enrollmentId/lessons/:lessonId/complete': async () => ({
      by: child,
      params: { enrollmentId: crypto.randomUUID(), lessonId: crypto.randomUUID() },
    }),
    'POST /api/certificates/:code/reissue': async () => ({
      by: child,
      params: { code: 'ABCDEFGHJKLMNPQRSTUV' },
    }),
    'POST /api/courses/:courseId/enroll': async () => ({ by: child, ...(await aCourseOf()) }),
    'POST /api/events/:eventId/registrations': async () => ({
      by: child,
      ...(await forChildren()),
      body: { attendeeName: 'Kit E.' },
    }),
    'POST /api/events/:eventId/waitlist': async () => ({ by: child, ...(await full()), body: {} }),
    'POST /api/events/:eventId/waitlist/leave': async () => {
      const { params } = await full();
      await service.as(child).call(joinWaitlist, { params, body: {} });
      return { by: child, params };
    },
    'POST /api/registrations/:registrationId/files/:file': async () => {
      const { registrationId } = (await confirmed()).params;
      return { by: child, params: { registrationId, file: 'ticket' } };
    },
    'POST /api/events/:eventId/cancel': async () => ({
      by: organizer,
      ...(await forChildren()),
      body: why,
    }),
    'POST /api/event-reviews/:eventId/refuse': async () => {
      const { params, body } = await waiting();
      return { by: staff, params, body: { ...body, ...why } };
    },
    'POST /api/enrollments/:enrollmentId/refund': async () => ({ by: child, ...(await paid()) }),
    'POST /api/courses/:courseId/posts/:postId/remove': async () => ({
      by: guardian,
      ...(await asked()),
    }),
    'PUT /api/education-records/mine/certificates': async () => ({
      by: child,
      body: { isShown: true },
      answer: 403,
    }),
    'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/note': async () => {
      const { enrollmentId } = (await paid()).params;
      const [lesson] = await service.sql`
        select lessons.id from lessons join enrollments using (course_id)
        where enrollments.id = ${enrollmentId} order by position limit 1`;
      const params = { enrollmentId, lessonId: String(lesson?.id) };
      return { by: child, params, body: { content: 'Read this again.' } };
    },
    'PUT /api/enrollments/:enrollmentId/lessons/:lessonId/video-place': async () => ({
      by: child,
      params: { ...(await paid()).params, lessonId: crypto.randomUUID() },
      body: { second: 90 },
      answer: 404,
    }),
    'POST /api/events/:eventId/co-hosts/:coHostId/remove': async () => ({
      by: organizer,
      params: { ...(await forChildren()).params, coHostId: crypto.randomUUID() },
      answer: 404,
    }),
    'POST /api/co-hosting/:coHostId/leave': async () => ({
      by: guardian,
      params: { coHostId: crypto.randomUUID() },
      answer: 404,
    }),
    'POST /api/registrations/:registrationId/cancel': async () => ({
      by: child,
      ...(await seat()),
    }),
    'POST /api/ticket-invitations/look': () => invited(),
    'POST /api/ticket-invitations/accept': () => invited(),
    'POST /api/ticket-invitations/refuse': () => invited(),
    'POST /api/ticket-invitations/cancel': () => invited(true),
    'POST /api/courses/:courseId/report': async () => ({
      by: child,
      ...(await aCourseOf()),
      body: complaint,
    }),
    'POST /api/courses/:courseId/posts/:postId/report': async () => ({
      by: organizer,
      ...(await asked()),
      body: complaint,
    }),
    'POST /api/events/:eventId/report': async () => ({
      by: child,
      ...(await forChildren()),
      body: complaint,
    }),
    'POST /api/courses/:courseId/take-down': async () => ({
      by: staff,
      ...(await aCourseOf()),
      body: why,
    }),
    'POST /api/events/:eventId/take-down': async () => ({
      by: staff,
      ...(await forChildren()),
      body: why,
    }),
    'POST /api/guardian-requests/:childId/:requestId/decline': async () => {
      const { params } = await request();
      return { by: guardian, params };
    },
  },
});
