import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { ReasonToRead } from './monitoring.ts';

/** Only these are reported to network-chat itself, because it knows the owner of each. */
const chatThings = ['person', 'message', 'room_message'] as const;

/** All that moderators decide on; the rest is reported to the service that keeps it. */
export const reportedThings = [
  ...chatThings,
  'gig',
  'job',
  'portfolio_photo',
  'review',
  'event',
  'course',
  'lesson_post',
] as const;
export type ReportedThing = (typeof reportedThings)[number];

/** A moderator can hide all but a person, who is warned or suspended. */
export const hideableThings: readonly ReportedThing[] = reportedThings.filter(
  (thing) => thing !== 'person',
);

export const reportReasons = [
  { key: 'unsafe', label: 'Someone may be in danger' },
  { key: 'harassment', label: 'Harassment or threats' },
  { key: 'scam', label: 'Scam or fraud' },
  { key: 'spam', label: 'Spam' },
  { key: 'inappropriate', label: 'Inappropriate content' },
  { key: 'other', label: 'Something else' },
] as const;
export const reasonKeys = reportReasons.map(({ key }) => key);
export type ReportReason = (typeof reportReasons)[number]['key'];

export const reportDecisions = ['dismissed', 'hidden', 'warned', 'suspended'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** An appeal is granted, or the decision stands. */
export const appealOutcomes = ['granted', 'refused'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** These come back once an appeal against hiding them succeeds; the others ended for other people too. */
export const restorableThings: readonly ReportedThing[] = [
  'message',
  'room_message',
  'review',
  'lesson_post',
];

const Comment = manyLines().refine(hasAtMost(limits.note), 'At most 1,000 characters');

/** The complaint in the reporter's words. */
export const Complaint = z
  .strictObject({ reason: z.enum(reasonKeys), comment: Comment.default('') })
  .meta({ id: 'Complaint' });
export type Complaint = z.infer<typeof Complaint>;

export const ReportToSend = Complaint.extend({
  thing: z.enum(chatThings),
  /** The id of what is reported. */
  subjectId: z.uuid(),
}).meta({ id: 'ReportToSend' });
export type ReportToSend = z.infer<typeof ReportToSend>;

export const sendReport = endpoint({
  method: 'POST',
  url: '/reports',
  stakes: 'protection',
  schema: {
    summary: 'Report a person or a message to our moderators',
    body: ReportToSend,
    response: { 201: z.object({ id: z.uuid() }) },
  },
});

/** A report as moderators see it. */
export const ReportView = z
  .object({
    id: z.uuid(),
    thing: z.enum(reportedThings),
    subjectId: z.uuid(),
    reason: z.enum(reasonKeys),
    comment: z.string(),
    excerpt: z.string(),
    reporter: PersonCard,
    reported: PersonCard,
    /** A decision here does not ban staff: only an administrator can. */
    isReportedStaff: z.boolean(),
    /** How many children the reported person looks after: a ban stops them too. */
    childrenOfReported: z.number().int(),
    /** How many children it concerns: those among the two, and those whom one of them looks after. */
    childrenConcerned: z.number().int(),
    /** Whether one of the two is a child: then what was written can be read with a reason. */
    isAboutChild: z.boolean(),
    /** The job room of the reported message, else the latest room of both; a moderator opens it with a reason. */
    roomId: z.uuid().nullable(),
    /** How many reports of this person were acted on before. */
    actedOnBefore: z.number().int(),
    createdAt: Moment,
    /** When the reported message was written; null of all else. */
    writtenAt: Moment.nullable(),
    decision: z.enum(reportDecisions).nullable(),
    decidedAt: Moment.nullable(),
    /** Why, as the moderator wrote it; null until then. */
    decidedReason: z.string().nullable(),
    /** Null while the reported person has not appealed. */
    appeal: z
      .object({
        words: z.string(),
        at: Moment,
        outcome: z.enum(appealOutcomes).nullable(),
        outcomeReason: z.string().nullable(),
        decidedAt: Moment.nullable(),
        /** The reader made the first decision, and another moderator has time to decide until then; null otherwise. */
        waitsForOtherUntil: Moment.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ReportView' });
export type ReportView = z.infer<typeof ReportView>;

export const listReports = endpoint({
  method: 'GET',
  url: '/reports',
  schema: {
    summary: 'Reports that wait, those with an appeal that waits, or those that are decided',
    querystring: PageQuery.extend({
      state: z.enum(['open', 'decided', 'appealed']).default('open'),
      /** Only those about this person. */
      reportedId: z.uuid().optional(),
    }),
    response: { 200: Page(ReportView) },
  },
});

export const decideReport = endpoint({
  method: 'POST',
  url: '/reports/:reportId/decide',
  stakes: 'protection',
  schema: {
    summary: 'Dismiss a report, hide what it is about, warn or suspend its owner',
    params: z.object({ reportId: z.uuid() }),
    body: z.strictObject({
      decision: z.enum(reportDecisions),
      /** Why; a warned person reads it. */
      reason: ReasonToRead,
    }),
    response: { 200: ReportView },
  },
});

export const linkReportedFile = endpoint({
  method: 'POST',
  url: '/reports/:reportId/attachments/:attachmentId/link',
  stakes: 'protection',
  schema: {
    summary:
      'A link of 60 seconds to a file that the two people of a waiting report sent each other, for a moderator; it is recorded',
    params: z.object({ reportId: z.uuid(), attachmentId: z.uuid() }),
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});
