import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { childWordsWrittenIn } from '../kernel/child-words.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';
import { reasonKeys } from '../network-chat/reports.ts';
import { courseCategoryKeys } from './course-options.ts';
import { changeableParts } from './guardian-requests.ts';

const Enrollment = z.object({
  enrollmentId: z.uuid(),
  courseId: z.number().int(),
  userId: z.uuid(),
  /** Null of the platform's own courses. */
  educatorId: z.uuid().nullable(),
  title: z.string(),
});
const byEnrollment = (data: { enrollmentId: string }) => data.enrollmentId;

/** A person can learn a course from now on: at once, or after the payment or a guardian's approval. */
export const enrollmentConfirmed = event(
  'education-events.enrollment.confirmed.v1',
  Enrollment,
  byEnrollment,
);

export const courseCompleted = event(
  'education-events.course.completed.v1',
  Enrollment.extend({
    credits: z.number(),
    completedAt: Moment,
    /** It is there for a course that gave credits, which count as hours of continuing education. */
    education: z
      .object({
        category: z.enum(courseCategoryKeys),
        subject: z.string(),
        /** The states whose approval held on the day of completion. */
        states: z.array(z.string()),
        completedOn: Day,
        certificateId: z.uuid(),
        certificateCode: z.string(),
      })
      .optional(),
  }),
  byEnrollment,
);

export const certificateIssued = event(
  'education-events.certificate.issued.v1',
  Enrollment.extend({ certificateId: z.uuid(), credits: z.number(), issuedAt: Moment }),
  byEnrollment,
);

const Certificate = z.object({
  enrollmentId: z.uuid(),
  certificateId: z.uuid(),
  userId: z.uuid(),
});

/** A certificate counts no more, and the hours that it gave are taken back. */
export const certificateRevoked = event(
  'education-events.certificate.revoked.v1',
  Certificate.extend({ reason: z.string() }),
  byEnrollment,
);

/** Another certificate with the learner's new name took the place of the former one. */
export const certificateReissued = event(
  'education-events.certificate.reissued.v1',
  Certificate.extend({ code: z.string(), formerId: z.uuid() }),
  byEnrollment,
);

/**
 * A certificate or a ticket of an adult lies in the handover bucket as PDF, to be filed in their vault; it is removed there
 * after seven days.
 */
export const paperHandedOver = event(
  'education-events.paper.handed-over.v1',
  z.object({
    /** The id of the certificate, or of the registration. */
    paperId: z.uuid(),
    kind: z.enum(['certificate', 'ticket']),
    userId: z.uuid(),
    name: z.string(),
    year: z.number().int(),
    tags: z.array(z.string()),
    key: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    size: z.number().int().min(1),
  }),
  (data) => data.paperId,
);

/** A ticket that was handed over lets no one in any more; the event follows the one that handed it over. */
export const paperVoided = event(
  'education-events.paper.voided.v1',
  z.object({
    paperId: z.uuid(),
    kind: z.enum(['ticket']),
    userId: z.uuid(),
    reason: z.enum(['cancelled', 'given_away']),
  }),
  (data) => data.paperId,
);

const Submission = z.object({
  submissionId: z.uuid(),
  educatorId: z.uuid(),
  title: z.string(),
});

export const courseReviewed = event(
  'education-events.course.reviewed.v1',
  Submission.extend({ isApproved: z.boolean(), reason: z.string().nullable() }),
  (data) => data.submissionId,
);

export const coursePublished = event(
  'education-events.course.published.v1',
  Submission.extend({ courseId: z.number().int() }),
  (data) => data.submissionId,
);

const Event = z.object({
  eventId: z.uuid(),
  organizerId: z.uuid(),
  title: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  timeZone: z.string(),
  location: z.string(),
});
const byEvent = (data: { eventId: string }) => data.eventId;

export const eventPosted = event('education-events.event.posted.v1', Event, byEvent);
export const eventChanged = event('education-events.event.changed.v1', Event, byEvent);
export const eventCancelled = event(
  'education-events.event.cancelled.v1',
  Event.extend({ reason: z.string() }),
  byEvent,
);

/** Staff opened an event to young people, or did not. */
export const eventReviewed = event(
  'education-events.event.reviewed.v1',
  Event.extend({ isApproved: z.boolean(), reason: z.string().nullable() }),
  byEvent,
);

const Registration = Event.extend({ registrationId: z.uuid(), userId: z.uuid() });
const byRegistration = (data: { registrationId: string }) => data.registrationId;

/** A person has a seat and its ticket: at once, or after the payment or a guardian's approval. */
export const registrationConfirmed = event(
  'education-events.registration.confirmed.v1',
  Registration,
  byRegistration,
);

/** An event that a person attends has another time, place or name. */
export const attendedEventChanged = event(
  'education-events.attended-event.changed.v1',
  Registration,
  byRegistration,
);

/** An event that a person wanted to attend is cancelled. */
export const attendedEventCancelled = event(
  'education-events.attended-event.cancelled.v1',
  Registration.extend({ reason: z.string() }),
  byRegistration,
);

export const registrationCancelled = event(
  'education-events.registration.cancelled.v1',
  Registration,
  byRegistration,
);

/** A seat came free, and is held for the first in line. */
export const seatOffered = event(
  'education-events.seat.offered.v1',
  Event.extend({ placeId: z.uuid(), userId: z.uuid(), offerExpiresAt: Moment }),
  (data) => data.placeId,
);

/** An event that a person waited for, or was offered a seat at, is cancelled. */
export const waitedEventCancelled = event(
  'education-events.waited-event.cancelled.v1',
  Event.extend({ placeId: z.uuid(), userId: z.uuid(), isChild: z.boolean(), reason: z.string() }),
  (data) => data.placeId,
);

export const attendeeCheckedIn = event(
  'education-events.attendee.checked-in.v1',
  Registration.extend({ checkedInAt: Moment }),
  byRegistration,
);

/** A child has no seat any more, by the organizer's or by staff's doing; what the organizer wrote is for guardians. */
export const childSeatEnded = event(
  'education-events.child-seat.ended.v1',
  z.object({
    registrationId: z.uuid(),
    childId: z.uuid(),
    guardianIds: z.array(z.uuid()),
    organizerId: z.uuid(),
    title: z.string(),
    why: z.enum(['cancelled', 'not_for_young_people']),
    reason: z.string().nullable(),
    /** Whether the seat ended because no guardian answered a second question in time; it counts before `why`. */
    isUnanswered: z.boolean().optional(),
  }),
  byRegistration,
);

/** A child asked for a course or a seat: its guardians are told that it waits for one of them. */
export const approvalRequested = event(
  'education-events.approval.requested.v1',
  z.object({
    requestId: z.uuid(),
    childId: z.uuid(),
    guardianIds: z.array(z.uuid()),
    title: z.string(),
    kind: z.enum(['course', 'event']),
    waitsUntil: Moment,
    /** The parts that changed since a guardian agreed before. */
    changedParts: z.array(z.enum(changeableParts)).optional(),
  }),
  (data) => data.requestId,
);

/**
 * A payment is asked for once. The rest after the fee belongs to `payeeId`, which is null for the platform itself;
 * `returnTo` is the path of the app that the payer comes back to. It is worth nothing after `expiresAt`.
 */
export const paymentRequested = event(
  'education-events.payment.requested.v1',
  z.object({
    paymentId: z.uuid(),
    payerId: z.uuid(),
    payeeId: z.uuid().nullable(),
    amountCents: Cents,
    feeBps: z.number().int().min(0).max(10_000),
    description: z.string(),
    returnTo: z.string(),
    expiresAt: Moment,
    /** Until when the payee's part is held: a moment, or so many days from the payment (D-120). */
    holdUntil: Moment.optional(),
    holdDays: z.number().int().min(1).optional(),
    /** The event or the course that is paid for; absent from what was asked before it was added. */
    sold: z.object({ kind: z.enum(['event', 'course']), id: z.string() }).optional(),
  }),
  (data) => data.paymentId,
);

/** The event that was paid for ends at another time: its money is held until then. */
export const holdMoved = event(
  'education-events.hold.moved.v1',
  z.object({ paymentId: z.uuid(), holdUntil: Moment }),
  (data) => data.paymentId,
);

/** The payment is to go back: the seat was gone by then, or the event does not take place. */
export const refundRequested = event(
  'education-events.refund.requested.v1',
  z.object({
    paymentId: z.uuid(),
    payerId: z.uuid(),
    amountCents: Cents,
    reason: z.enum(['seat_gone', 'event_cancelled', 'registration_cancelled', 'account_deleted']),
  }),
  (data) => data.paymentId,
);

/** A member reported an event or a course to our moderators, who decide it in network-chat. */
export const contentReported = event(
  'education-events.content.reported.v1',
  z.object({
    reportId: z.uuid(),
    reporterId: z.uuid(),
    thing: z.enum(['event', 'course']),
    subjectId: z.uuid(),
    ownerId: z.uuid(),
    title: z.string(),
    reason: z.enum(reasonKeys),
    comment: z.string(),
  }),
  (data) => data.reportId,
);

/** Staff took an event or a course down without a report: its owner is told why, and the audit log keeps it. */
export const contentTakenDown = event(
  'education-events.content.taken-down.v1',
  z.object({
    thing: z.enum(['event', 'course']),
    subjectId: z.uuid(),
    ownerId: z.uuid(),
    title: z.string(),
    moderatorId: z.uuid(),
    reason: z.string(),
  }),
  (data) => data.subjectId,
);

/** A course that staff took down ended for a learner who had not begun it; what was paid goes back. */
export const enrollmentEnded = event(
  'education-events.enrollment.ended.v1',
  Enrollment.extend({ isRefunded: z.boolean() }),
  byEnrollment,
);

export const accessRecorded = accessRecordedIn('education-events');
export const childWordsWritten = childWordsWrittenIn('education-events');
export const needRaised = needRaisedIn('education-events');
export const needMet = needMetIn('education-events');
export const exportGathered = exportGatheredIn('education-events');
export const accountErased = accountErasedIn('education-events');
