import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { clientRating, clientReviewCount } from '../client-ratings/table.ts';
import { jobVisits } from '../job-visits/table.ts';
import { jobProposals } from '../proposals/table.ts';
import type { Job } from './job.ts';
import { jobRequests } from './table.ts';

export async function findJob(db: Db, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobRequests).where(eq(jobRequests.id, id));
  return job;
}

/** `update` for who decides on the job, `share` for who only needs it to stay as it is. */
export async function lockJob(tx: Tx, id: string, strength: 'update' | 'share'): Promise<Job> {
  const [job] = await tx.select().from(jobRequests).where(eq(jobRequests.id, id)).for(strength);
  if (!job) throw notFound('job_not_found');
  return job;
}

/** A person who asks for a job of another client does not take the lock that its client waits for. */
export async function lockJobOfClient(tx: Tx, clientId: string, id: string): Promise<Job> {
  const own = and(eq(jobRequests.id, id), eq(jobRequests.clientId, clientId));
  const [job] = await tx.select().from(jobRequests).where(own).for('update');
  if (!job) throw notFound('job_not_found');
  return job;
}

/** Writes all in which a locked job differs from what it was. */
export const saveJob = (tx: Tx, before: Job, after: Job): Promise<void> =>
  save(tx, jobRequests, before, after);

/**
 * Locks the open job that has been due the longest for its warning or its expiry, other than these; a job that another
 * process has locked is skipped.
 */
export async function lockDue(tx: Tx, now: Date, otherThan: string[]): Promise<Job | undefined> {
  const due = and(eq(jobRequests.status, 'open'), lte(jobRequests.dueAt, now));
  const [job] = await tx
    .select()
    .from(jobRequests)
    .where(and(due, notInArray(jobRequests.id, otherThan)))
    .orderBy(jobRequests.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}

/** Some open jobs with a town that was never looked for; those that another process has locked are skipped. */
export const lockUnsoughtJobs = (tx: Tx, limit: number): Promise<Job[]> =>
  tx
    .select()
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.status, 'open'),
        eq(jobRequests.isPlaceSought, false),
        isNotNull(jobRequests.location),
        isNull(jobRequests.latitude),
      ),
    )
    .orderBy(jobRequests.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });

export async function lockOpenJob(tx: Tx, id: string): Promise<Job | undefined> {
  const [job] = await tx
    .select()
    .from(jobRequests)
    .where(and(eq(jobRequests.id, id), eq(jobRequests.status, 'open')))
    .for('update');
  return job;
}

/** Some jobs of a client that still take proposals. */
export function lockOpenOfClient(tx: Tx, clientId: string, limit: number): Promise<Job[]> {
  return tx
    .select()
    .from(jobRequests)
    .where(and(eq(jobRequests.clientId, clientId), eq(jobRequests.status, 'open')))
    .orderBy(jobRequests.id)
    .limit(limit)
    .for('update');
}

/** Removes the place from the jobs of a person; gives whether any of them had one. */
export async function forgetPlaces(tx: Tx, clientId: string): Promise<boolean> {
  const placed = or(isNotNull(jobRequests.location), isNotNull(jobRequests.latitude));
  const forgotten = await tx
    .update(jobRequests)
    .set({ location: null, latitude: null, longitude: null, isPlaceAbout: false })
    .where(and(eq(jobRequests.clientId, clientId), placed))
    .returning({ id: jobRequests.id });
  return forgotten.length > 0;
}

/** Gives the names of the pictures that the jobs of a person had. */
export async function dropPictures(tx: Tx, clientId: string): Promise<string[]> {
  const pictured = await tx
    .select({ id: jobRequests.id, pictures: jobRequests.pictures })
    .from(jobRequests)
    .where(and(eq(jobRequests.clientId, clientId), sql`cardinality(${jobRequests.pictures}) > 0`));
  const ids = pictured.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(jobRequests).set({ pictures: [] }).where(inArray(jobRequests.id, ids));
  return pictured.flatMap(({ pictures }) => pictures);
}

export async function findAccount(db: Db, id: string) {
  const [account] = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(eq(people.id, id));
  return account;
}

export async function isKnownChild(db: Db, id: string): Promise<boolean> {
  const account = await findAccount(db, id);
  return account !== undefined && isKid(account);
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

/** How many proposals the client of a job sees. */
export const proposalCount = sql<number>`(
  select count(*)::int from ${jobProposals} proposal
  where proposal.job_request_id = ${jobRequests}.id and proposal.status <> 'withdrawn')`;

const mostCounted = 1_000;
const jobsOfClient = sql`
  select other.status from ${jobRequests} other where other.client_id = ${jobRequests}.client_id
  limit ${sql.raw(String(mostCounted))}`;

const isHireOver = sql<boolean>`exists (
  select from ${jobVisits} visit where visit.job_request_id = ${jobRequests}.id and visit.is_hire_over)`;

/** One job with what stands around it for its reader: the client's name and the reader's own proposal. */
export async function findJobFor(db: Db, viewer: Actor | undefined, id: string) {
  const [row] = await db
    .select({
      job: { ...getTableColumns(jobRequests), proposalCount, isHireOver },
      clientName: people.fullName,
      clientAccountType: people.accountType,
      jobsPosted: sql<number>`(select count(*)::int from (${jobsOfClient}) posted)`,
      jobsFilled: sql<number>`(
        select count(*)::int from (${jobsOfClient}) posted where posted.status = 'filled')`,
      clientRating,
      clientReviewCount,
      proposal: { id: jobProposals.id, status: jobProposals.status },
      askedClient: jobProposals.askedClient,
    })
    .from(jobRequests)
    .leftJoin(people, eq(people.id, jobRequests.clientId))
    .leftJoin(
      jobProposals,
      and(
        eq(jobProposals.jobRequestId, jobRequests.id),
        viewer ? eq(jobProposals.professionalId, viewer.id) : sql`false`,
      ),
    )
    .where(eq(jobRequests.id, id));
  return row;
}
