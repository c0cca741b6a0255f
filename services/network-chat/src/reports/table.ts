import {
  appealOutcomes,
  reportDecisions,
  reportedThings,
  reportReasons,
} from '@sidework/contracts/network-chat/reports';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

const [firstReason, ...otherReasons] = reportReasons.map(({ key }) => key);

export const reports = networkChat.table(
  'reports',
  {
    id: uuid().primaryKey(),
    reporterId: uuid().notNull(),
    reportedId: uuid().notNull(),
    thing: text({ enum: reportedThings }).notNull(),
    subjectId: uuid().notNull(),
    reason: text({ enum: [firstReason ?? 'other', ...otherReasons] }).notNull(),
    comment: text().notNull(),
    /** The reported words as they were then. */
    excerpt: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    decision: text({ enum: reportDecisions }),
    decidedBy: uuid(),
    decidedReason: text(),
    decidedAt: timestamp(moment),
    /** The reported person appeals once, in their own words. */
    appeal: text(),
    appealedAt: timestamp(moment),
    appealOutcome: text({ enum: appealOutcomes }),
    appealDecidedBy: uuid(),
    appealReason: text(),
    appealDecidedAt: timestamp(moment),
  },
  (report) => [
    uniqueIndex('reports_open_idx')
      .on(report.reporterId, report.thing, report.subjectId)
      .where(sql`decided_at is null`),
    index('reports_created_at_idx').on(report.createdAt, report.id),
    index('reports_reported_id_idx').on(report.reportedId),
    index('reports_appealed_at_idx')
      .on(report.appealedAt, report.id)
      .where(sql`appealed_at is not null and appeal_decided_at is null`),
    check('reports_appeal_check', sql`appealed_at is null or decided_at is not null`),
    check('reports_self_check', sql`reporter_id <> reported_id`),
    check(
      'reports_decided_check',
      sql`(decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)`,
    ),
  ],
);
