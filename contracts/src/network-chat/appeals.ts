import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { ReasonToRead } from './monitoring.ts';
import { appealOutcomes, ReportView, reportedThings } from './reports.ts';

const Token = z.string().max(100);

const AppealWords = manyLines('Say why the decision is wrong')
  .min(1, 'Say why the decision is wrong')
  .refine(hasAtMost(limits.note), 'At most 1,000 characters');

/** A decision as the person sees it whose content was hidden or whose account was suspended. */
export const AppealView = z
  .object({
    thing: z.enum(reportedThings),
    decision: z.enum(['hidden', 'suspended']),
    /** The reported words as they were; empty where there were none. */
    excerpt: z.string(),
    reason: z.string(),
    decidedAt: Moment,
    /** The words of the person; null until they appeal. */
    words: z.string().nullable(),
    outcome: z.enum(appealOutcomes).nullable(),
    outcomeReason: z.string().nullable(),
    /** Whether what was hidden comes back by itself once an appeal succeeds. */
    comesBack: z.boolean(),
  })
  .meta({ id: 'AppealView' });
export type AppealView = z.infer<typeof AppealView>;

/** A suspended person cannot sign in, so the link that they were sent opens it. */
export const lookAtAppeal = endpoint({
  method: 'POST',
  url: '/appeals/look',
  stakes: 'protection',
  schema: {
    summary: 'What a link to an appeal is about',
    body: z.strictObject({ token: Token }),
    response: { 200: AppealView },
  },
});

export const sendAppeal = endpoint({
  method: 'POST',
  url: '/appeals',
  stakes: 'protection',
  schema: {
    summary: 'Appeal a decision of a moderator, once',
    body: z.strictObject({ token: Token, statement: AppealWords }),
    response: { 200: AppealView },
  },
});

export const decideAppeal = endpoint({
  method: 'POST',
  url: '/reports/:reportId/appeal/decide',
  stakes: 'protection',
  schema: {
    summary: 'Decide an appeal; another moderator than the first does so',
    params: z.object({ reportId: z.uuid() }),
    body: z.strictObject({
      outcome: z.enum(appealOutcomes),
      /** The person who appealed reads it. */
      reason: ReasonToRead,
    }),
    response: { 200: ReportView },
  },
});
