import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, type Position } from '@sidework/chassis/db/keyset';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { messages } from '../messages/table.ts';
import { roomOfBoth, roomOfMessage } from '../rooms/queries.ts';
import { roomMessages } from '../rooms/table.ts';
import type { NewReport, Report } from './report.ts';
import { reports } from './table.ts';

/** Returns false where the same reporter has an open report about the same thing. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const inserted = await tx
    .insert(reports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return inserted.length > 0;
}

export async function lockReport(tx: Tx, id: string): Promise<Report> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  if (!report) throw notFound('no_such_report');
  return report;
}

export const saveReport = (tx: Tx, before: Report, after: Report): Promise<void> =>
  save(tx, reports, before, after);

const reporters = alias(people, 'reporter');
const reportedPeople = alias(people, 'reported');

const actedOnBefore = sql<number>`(
  select count(*)::int from reports before
  where before.reported_id = ${reports.reportedId} and before.decided_at is not null
    and before.decision <> 'dismissed' and before.appeal_outcome is distinct from 'granted'
    and before.id <> ${reports.id})`;

const childrenOfReported = sql<number>`(
  select count(*)::int from ${people} child
  where child.account_type = 'sidework_kids' and not child.has_left and child.guardian_ids @> array[${reports.reportedId}])`;

/** A report concerns a child who is one of its two people, or whom one of them looks after. */
export const isConcernedBy = (child: SQL, one: string | Column, other: string | Column) =>
  sql`${child}.account_type = 'sidework_kids' and (${child}.id in (${one}::uuid, ${other}::uuid)
    or ${child}.guardian_ids && array[${one}::uuid, ${other}::uuid])`;

const childrenConcerned = sql<number>`(
  select count(*)::int from ${people} child
  where ${isConcernedBy(sql`child`, reports.reporterId, reports.reportedId)})`;

const { thing, subjectId, reporterId: one, reportedId: other } = reports;
const roomId = sql<string | null>`case when ${thing} = 'room_message'
  then ${roomOfMessage(subjectId)} else ${roomOfBoth(one, other)} end`;

const writtenAt = sql<Date | null>`case ${thing}
  when 'message' then (select ${messages.createdAt} from ${messages} where ${messages.id} = ${subjectId})
  when 'room_message' then (
    select ${roomMessages.createdAt} from ${roomMessages} where ${roomMessages.id} = ${subjectId})
  end`.mapWith(messages.createdAt);

const shown = (db: Db) =>
  db
    .select({
      report: reports,
      reporter: reporters,
      reported: reportedPeople,
      actedOnBefore,
      childrenOfReported,
      childrenConcerned,
      roomId,
      writtenAt,
    })
    .from(reports)
    .innerJoin(reporters, eq(reporters.id, reports.reporterId))
    .innerJoin(reportedPeople, eq(reportedPeople.id, reports.reportedId));

export type ShownReport = Awaited<ReturnType<typeof listReports>>[number];

/** Open reports and appeals come with the longest waiting first, decided ones with the newest first; a reader's own are left out. */
export function listReports(
  db: Db,
  { id: readerId }: Pick<Actor, 'id'>,
  {
    state,
    reportedId,
    cursor,
    limit,
  }: {
    state: 'open' | 'decided' | 'appealed';
    reportedId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
) {
  const after = momentAndId(cursor);
  const { createdAt, id, decidedAt, appealedAt, appealDecidedAt } = reports;
  const isMeant = and(
    reportedId ? eq(reports.reportedId, reportedId) : undefined,
    ne(reports.reporterId, readerId),
    ne(reports.reportedId, readerId),
  );
  const position = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  if (state === 'open')
    return shown(db)
      .where(and(isNull(decidedAt), isMeant, position && sql`(${createdAt}, ${id}) > ${position}`))
      .orderBy(asc(createdAt), asc(id))
      .limit(limit + 1);
  if (state === 'appealed')
    return shown(db)
      .where(
        and(
          isNotNull(appealedAt),
          isNull(appealDecidedAt),
          isMeant,
          position && sql`(${appealedAt}, ${id}) > ${position}`,
        ),
      )
      .orderBy(asc(appealedAt), asc(id))
      .limit(limit + 1);
  return shown(db)
    .where(and(isNotNull(decidedAt), isMeant, position && sql`(${createdAt}, ${id}) < ${position}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export const byCreation = ({ report }: ShownReport): Position => [
  report.createdAt.toISOString(),
  report.id,
];

export const byAppeal = ({ report }: ShownReport): Position => [
  (report.appealedAt ?? report.createdAt).toISOString(),
  report.id,
];

export async function getReport(db: Db, reportId: string): Promise<ShownReport> {
  const [row] = await shown(db).where(eq(reports.id, reportId));
  if (!row) throw notFound('no_such_report');
  return row;
}

export async function findReport(db: Db, id: string): Promise<Report | undefined> {
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** The guardians of the two people of a report. */
export async function guardiansAround(
  db: Db,
  { reporterId, reportedId }: Pick<Report, 'reporterId' | 'reportedId'>,
): Promise<string[]> {
  const both = await db
    .select({ guardianIds: people.guardianIds })
    .from(people)
    .where(inArray(people.id, [reporterId, reportedId]));
  return both.flatMap(({ guardianIds }) => guardianIds);
}

export async function hasOpenReportBetween(db: Db, ids: string[]): Promise<boolean> {
  const { reporterId, reportedId, decidedAt } = reports;
  const between = and(
    inArray(reporterId, ids),
    inArray(reportedId, ids),
    ne(reporterId, reportedId),
    isNull(decidedAt),
  );
  return (await db.$count(reports, between)) > 0;
}

/** Seconds that the oldest open report has waited; 0 where none waits. */
export async function oldestReportAge(db: Db): Promise<number> {
  const [row] = await db
    .select({
      seconds: sql`extract(epoch from now() - ${reports.createdAt})`.mapWith(Number),
    })
    .from(reports)
    .where(isNull(reports.decidedAt))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(1);
  return row?.seconds ?? 0;
}
