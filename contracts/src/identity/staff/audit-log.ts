import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Flag, GivenMoment, Moment, Page, PageQuery } from '../../kernel/values.ts';

/** An entry of the audit log, of whichever service it came. */
export const AuditLogEntry = z
  .object({
    id: z.uuid(),
    at: Moment,
    service: z.string(),
    actorId: z.uuid().nullable(),
    actorName: z.string(),
    action: z.string(),
    targetId: z.uuid().nullable(),
    /** The first name and initial of a child, the name of an adult; null where the account is gone. */
    targetName: z.string().nullable(),
    reason: z.string().nullable(),
    /** `done` or `denied`. */
    outcome: z.enum(['done', 'denied']),
    details: z.record(z.string(), z.unknown()),
    requestId: z.string(),
    /** Its place in the chain; each carries the hash of the one before. */
    position: z.number().int().nullable(),
  })
  .meta({ id: 'AuditLogEntry' });
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

/** The names of actions that only read end with one of these. */
export const lookEndings = ['_read', '_listed'] as const;

export const searchAuditLog = endpoint({
  method: 'GET',
  url: '/admin/audit-log',
  schema: {
    summary: 'The audit log, newest first; looking at it is recorded as well',
    querystring: PageQuery.extend({
      action: z.string().trim().max(60).optional(),
      actorId: z.uuid().optional(),
      targetId: z.uuid().optional(),
      from: GivenMoment.optional(),
      until: GivenMoment.optional(),
      /** Leaves out what was only looked at; looks with a reason and refused ones stay. */
      decisionsOnly: Flag.optional(),
    }),
    response: { 200: Page(AuditLogEntry) },
  },
});
