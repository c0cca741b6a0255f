import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { event } from '../kernel/event.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';
import { reportDecisions, reportedThings } from './reports.ts';

export const accessRecorded = accessRecordedIn('network-chat');
export const exportGathered = exportGatheredIn('network-chat');
export const accountErased = accountErasedIn('network-chat');

/** A moderator hides a gig, a job or a photo of a portfolio that was reported; marketplace shows it no more. */
export const contentHidden = event(
  'network-chat.content.hidden.v1',
  z.object({
    reportId: z.uuid(),
    thing: z.enum(['gig', 'job', 'portfolio_photo']),
    subjectId: z.uuid(),
    /** Absent from what was told before it was added; a photo is found among those of its owner. */
    ownerId: z.uuid().optional(),
  }),
  (data) => data.reportId,
);

/** A moderator takes down an event, a course or words on a lesson that were reported; their owner is told by network-chat. */
export const educationHidden = event(
  'network-chat.education.hidden.v1',
  z.object({
    reportId: z.uuid(),
    thing: z.enum(['event', 'course', 'lesson_post']),
    subjectId: z.uuid(),
  }),
  (data) => data.reportId,
);

/** A moderator hides what `authorId` wrote: the review, or the reply to it. */
export const reviewHidden = event(
  'network-chat.review.hidden.v1',
  z.object({ reportId: z.uuid(), reviewId: z.uuid(), authorId: z.uuid() }),
  (data) => data.reviewId,
);

/** A moderator suspends a person after a report: their account is banned until the ban is lifted. */
export const personSuspended = event(
  'network-chat.person.suspended.v1',
  z.object({
    reportId: z.uuid(),
    personId: z.uuid(),
    moderatorId: z.uuid(),
    reason: z.string(),
  }),
  (data) => data.reportId,
);

/** A moderator decided about a report or an appeal. A suspension is told by the account that it bans. */
export const moderationDecided = event(
  'network-chat.moderation.decided.v1',
  z.object({
    reportId: z.uuid(),
    moderatorId: z.uuid(),
    personId: z.uuid(),
    thing: z.enum(reportedThings),
    subjectId: z.uuid(),
    decision: z.enum([...reportDecisions, 'appeal_granted', 'appeal_refused']),
    reason: z.string(),
  }),
  (data) => data.reportId,
);

/** Another moderator takes the decision back: what can come back does, and a suspension ends. */
export const appealGranted = event(
  'network-chat.appeal.granted.v1',
  z.object({
    reportId: z.uuid(),
    personId: z.uuid(),
    thing: z.enum(reportedThings),
    subjectId: z.uuid(),
    decision: z.enum(['hidden', 'suspended']),
    moderatorId: z.uuid(),
    reason: z.string(),
  }),
  (data) => data.reportId,
);

/** A guardian of the child answered words that waited: until then the service lets exactly those pass once, or refuses them. */
export const childWordsAnswered = event(
  'network-chat.child-words.answered.v1',
  z.object({
    wordsId: z.uuid(),
    writerId: z.uuid(),
    childId: z.uuid(),
    marks: z.array(z.string()),
    isLetThrough: z.boolean(),
    until: Moment,
    /** The guardian, whose answer counts for as long as they look after the child. */
    answeredBy: z.uuid().optional(),
  }),
  (data) => data.wordsId,
);

/** A client accepted an offer in chat: client-services makes a service with these terms. */
export const offerAccepted = event(
  'network-chat.offer.accepted.v1',
  z.object({
    offerId: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    title: z.string(),
    description: z.string(),
    amountCents: Cents,
    /** The day by which the work is done, in the zone of the client. */
    deadline: Day,
    timeZone: z.string(),
    gigId: z.uuid().nullable(),
  }),
  (data) => data.offerId,
);

/** One side of a dispute gave messages to it. They are copies of the kept rows, so what was written stands as it was read. */
export const messagesGiven = event(
  'network-chat.messages.given.v1',
  z.object({
    serviceId: z.uuid(),
    givenBy: z.uuid(),
    otherId: z.uuid(),
    messages: z.array(
      z.object({
        id: z.uuid(),
        senderId: z.uuid(),
        content: z.string(),
        fileCount: z.number().int(),
        sentAt: Moment,
      }),
    ),
  }),
  (data) => data.serviceId,
);
