import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { ReasonToRead } from './monitoring.ts';

/** What can be reported. */
export const reportedThings = [
  'person',
  'message',
  'room_message',
  'gig',
  'job',
  'review',
] as const;
export type ReportedThing = (typeof reportedThings)[number];

export const reportReasons = [
  { key: 'unsafe', label: 'Somebody may be in danger' },
  { key: 'harassment', label: 'Harassment or threats' },
  { key: 'scam', label: 'Scam or fraud' },
  { key: 'spam', label: 'Spam' },
  { key: 'inappropriate', label: 'Inappropriate content' },
  { key: 'other', label: 'Something else' },
] as const;
const reasonKeys = reportReasons.map(({ key }) => key);
export type ReportReason = (typeof reportReasons)[number]['key'];

export const reportDecisions = ['dismissed', 'hidden', 'warned', 'suspended'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

const Comment = manyLines().refine(hasAtMost(limits.note), 'At most 1,000 characters');

export const ReportToSend = z
  .strictObject({
    thing: z.enum(reportedThings),
    /** The id of what is reported. */
    subjectId: z.uuid(),
    /** Of a gig, a job or a review: whose it is. Of a person and a message it is known. */
    reportedId: z.uuid().optional(),
    /** Of a gig, a job or a review: its title or words, as the reporter saw them. */
    excerpt: oneLine().refine(hasAtMost(limits.excerpt), 'At most 300 characters').optional(),
    reason: z.enum(reasonKeys),
    comment: Comment.default(''),
  })
  .meta({ id: 'ReportToSend' });
export type ReportToSend = z.infer<typeof ReportToSend>;

export const sendReport = endpoint({
  method: 'POST',
  url: '/reports',
  stakes: 'protection',
  schema: {
    summary: 'Report a person, a message, a gig, a job or a review to our moderators',
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
    /** Whether one of the two is a child: then what was written can be read with a reason. */
    isAboutChild: z.boolean(),
    /** How many reports of this person were acted on before. */
    actedOnBefore: z.number().int(),
    createdAt: Moment,
    decision: z.enum(reportDecisions).nullable(),
    decidedAt: Moment.nullable(),
  })
  .meta({ id: 'ReportView' });
export type ReportView = z.infer<typeof ReportView>;

export const listReports = endpoint({
  method: 'GET',
  url: '/reports',
  schema: {
    summary: 'Reports that wait, the longest waiting first, or those that are decided',
    querystring: PageQuery.extend({ state: z.enum(['open', 'decided']).default('open') }),
    response: { 200: Page(ReportView) },
  },
});

export const decideReport = endpoint({
  method: 'POST',
  url: '/reports/:reportId/decide',
  schema: {
    summary: 'Dismiss a report, hide what it is about, warn or suspend its owner',
    params: z.object({ reportId: z.uuid() }),
    body: z.strictObject({
      decision: z.enum(reportDecisions),
      /** Why; whoever is warned reads it. */
      reason: ReasonToRead,
    }),
    response: { 200: ReportView },
  },
});
