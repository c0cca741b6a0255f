import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people, waitForActs } from '@sidework/chassis/people/people';
import { and, arrayContains, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import { jobRequests } from '../jobs/table.ts';
import type { Proposal } from './proposal.ts';
import { clients, older, type PageOf } from './queries.ts';
import { jobProposals } from './table.ts';

type Authored = Pick<Proposal, 'professionalId'>;

async function lockAuthor(tx: Tx, { professionalId }: Authored) {
  const [author] = await tx
    .select()
    .from(people)
    .where(eq(people.id, professionalId))
    .for('key share');
  return author;
}

/** A person who is not known here yet cannot be hired as an adult either. */
export async function isOfChild(tx: Tx, proposal: Authored): Promise<boolean> {
  const person = await lockAuthor(tx, proposal);
  return !person || isKid(person);
}

/** A child for whom a guardian decides, locked against changes meanwhile. */
export async function lockChild(tx: Tx, proposal: Authored) {
  const person = await lockAuthor(tx, proposal);
  return person && isKid(person) ? person : undefined;
}

/** A child of the guardian; a person who has come of age has no guardian. */
export async function getChildOf(db: Db, guardian: Actor, childId: string) {
  const [child] = await db.select().from(people).where(eq(people.id, childId));
  if (!child || !isKid(child) || !child.guardianIds.includes(guardian.id))
    throw notFound('not_found');
  return child;
}

/**
 * Takes a child's right to act, unless newer facts about the child are stored; returns whether the child may act. Events
 * before the revocation are ignored from then on, except the one directly before it, which arrives together with it.
 */
export async function stopActing(tx: Tx, childId: string, sequence: number): Promise<boolean> {
  await waitForActs(tx, childId);
  const [child] = await tx
    .update(people)
    .set({
      mayAct: sql`${people.mayAct} and ${people.sequence} > ${sequence}`,
      sequence: sql`greatest(${people.sequence}, ${sequence - 2}::int)`,
    })
    .where(eq(people.id, childId))
    .returning({ mayAct: people.mayAct });
  return child?.mayAct ?? false;
}

/** Whether a hire on this job waits for a guardian. */
export async function awaitsGuardian(tx: Tx, jobId: string): Promise<boolean> {
  const asked = and(
    eq(jobProposals.jobRequestId, jobId),
    eq(jobProposals.status, 'awaiting_guardian'),
  );
  return (await tx.select({ id: jobProposals.id }).from(jobProposals).where(asked)).length > 0;
}

/** The hire that has waited longest past its time for a guardian's answer, other than those that could not be ended. */
export async function findUnanswered(db: Db, now: Date, otherThan: string[]) {
  const silent = and(
    eq(jobProposals.status, 'awaiting_guardian'),
    lte(jobProposals.waitsUntil, now),
    notInArray(jobProposals.id, otherThan),
  );
  const [found] = await db
    .select()
    .from(jobProposals)
    .where(silent)
    .orderBy(jobProposals.waitsUntil)
    .limit(1);
  return found;
}

/** The hires of a guardian's children that wait for an answer, each with its client. */
export function childHiresFor(db: Db, guardian: Actor, page: PageOf) {
  return db
    .select({ proposal: jobProposals, job: jobRequests, child: people, client: clients })
    .from(jobProposals)
    .innerJoin(jobRequests, eq(jobRequests.id, jobProposals.jobRequestId))
    .innerJoin(people, eq(people.id, jobProposals.professionalId))
    .innerJoin(clients, eq(clients.id, jobRequests.clientId))
    .where(
      and(
        eq(jobProposals.status, 'awaiting_guardian'),
        eq(people.accountType, 'sidework_kids'),
        arrayContains(people.guardianIds, [guardian.id]),
        older(page),
      ),
    )
    .orderBy(desc(jobProposals.createdAt), desc(jobProposals.id))
    .limit(page.limit + 1);
}
