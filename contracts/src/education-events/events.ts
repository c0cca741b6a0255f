import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { childWordsWrittenIn } from '../kernel/child-words.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Moment } from '../kernel/values.ts';
import { reasonKeys } from '../network-chat/reports.ts';
import { changeableParts } from './guardian-requests.ts';

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

/** An event as its readers know it; what happens to its tickets and its waitlist says the same of it. */
export const PostedEvent = z.object({
  eventId: z.uuid(),
  organizerId: z.uuid(),
  title: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  timeZone: z.string(),
  location: z.string(),
});
const byEvent = (data: { eventId: string }) => data.eventId;

export const eventPosted = event('education-events.event.posted.v1', PostedEvent, byEvent);
export const eventChanged = event('education-events.event.changed.v1', PostedEvent, byEvent);
export const eventCancelled = event(
  'education-events.event.cancelled.v1',
  PostedEvent.extend({ reason: z.string() }),
  byEvent,
);

/** Staff opened an event to young people, or did not. */
export const eventReviewed = event(
  'education-events.event.reviewed.v1',
  PostedEvent.extend({ isApproved: z.boolean(), reason: z.string().nullable() }),
  byEvent,
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

/** A member reported an event or a course to our moderators, who decide it in network-chat. */
export const contentReported = event(
  'education-events.content.reported.v1',
  z.object({
    reportId: z.uuid(),
    reporterId: z.uuid(),
    thing: z.enum(['event', 'course', 'lesson_post']),
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

export const accessRecorded = accessRecordedIn('education-events');
export const childWordsWritten = childWordsWrittenIn('education-events');
export const needRaised = needRaisedIn('education-events');
export const needMet = needMetIn('education-events');
export const exportGathered = exportGatheredIn('education-events');
export const accountErased = accountErasedIn('education-events');
