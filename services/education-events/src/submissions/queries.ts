import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Submission } from './submission.ts';
import { courseSubmissions } from './table.ts';

export interface ShownSubmission {
  submission: Submission;
  educatorName: string | null;
}

const columns = { submission: courseSubmissions, educatorName: people.fullName };
const shown = (db: Db) =>
  db
    .select(columns)
    .from(courseSubmissions)
    .leftJoin(people, eq(people.id, courseSubmissions.educatorId));

type PageOf = { cursor?: string | undefined; limit: number };

export function submissionsFor(db: Db, educatorId: string, { cursor, limit }: PageOf) {
  const { createdAt, id } = courseSubmissions;
  return shown(db)
    .where(and(eq(courseSubmissions.educatorId, educatorId), olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

/** How many courses of the same educator are in one of these states. */
const ofEducator = (...statuses: Submission['status'][]) => sql<number>`(
  select count(*)::int from course_submissions own
  where own.educator_id = ${courseSubmissions.educatorId} and own.status in ${statuses})`;

/** The longest waiting first, each with what became of its educator's others. */
export function waitingSubmissions(db: Db, { cursor, limit }: PageOf) {
  const { submittedAt, id, status } = courseSubmissions;
  const after = momentAndId(cursor);
  return db
    .select({
      ...columns,
      approved: ofEducator('approved', 'published', 'archived'),
      rejected: ofEducator('rejected'),
    })
    .from(courseSubmissions)
    .leftJoin(people, eq(people.id, courseSubmissions.educatorId))
    .where(
      and(
        inArray(status, ['submitted', 'in_review']),
        after && sql`(${submittedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(submittedAt), asc(id))
    .limit(limit + 1);
}

export async function getSubmission(db: Db, id: string): Promise<ShownSubmission> {
  const [row] = await shown(db).where(eq(courseSubmissions.id, id));
  if (!row) throw notFound('submission_not_found');
  return row;
}

export async function insertSubmission(tx: Tx, submission: Submission): Promise<void> {
  await tx.insert(courseSubmissions).values(submission);
}

export async function lockSubmission(tx: Tx, id: string): Promise<Submission> {
  const [row] = await tx
    .select()
    .from(courseSubmissions)
    .where(eq(courseSubmissions.id, id))
    .for('update');
  if (!row) throw notFound('submission_not_found');
  return row;
}

/** The version of a course that is listed now, locked; undefined once it was taken off. */
export async function lockPublished(tx: Tx, courseId: number): Promise<Submission | undefined> {
  const [row] = await tx
    .select()
    .from(courseSubmissions)
    .where(and(eq(courseSubmissions.courseId, courseId), eq(courseSubmissions.status, 'published')))
    .for('update');
  return row;
}

/** Whether a new version of a course is being written. */
export async function hasRevision(db: Db, courseId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: courseSubmissions.id })
    .from(courseSubmissions)
    .where(
      and(
        eq(courseSubmissions.revisesCourseId, courseId),
        notInArray(courseSubmissions.status, ['published', 'archived']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function saveSubmission(tx: Tx, { id, ...submission }: Submission): Promise<void> {
  await tx.update(courseSubmissions).set(submission).where(eq(courseSubmissions.id, id));
}

export async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
  const [row] = await db.select().from(courseSubmissions).where(eq(courseSubmissions.id, id));
  return row;
}
