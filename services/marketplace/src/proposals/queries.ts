import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people, waitForActs } from '@sidework/chassis/people/people';
import {
  and,
  arrayContains,
  desc,
  eq,
  inArray,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Job } from '../jobs/job.ts';
import { jobRequests } from '../jobs/table.ts';
import type { NewProposal, Proposal } from './proposal.ts';
import { jobProposals } from './table.ts';

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<Proposal> {
  const [inserted] = await tx.insert(jobProposals).values(proposal).returning();
  if (!inserted) throw notFound('proposal_not_found');
  return inserted;
}

/**
 * Whose and on which job a proposal is, which no one changes. People are locked before jobs and jobs before proposals,
 * by every decision, so that two of them never wait for each other.
 */
export async function roleOfProposal(tx: Tx, id: string) {
  const [row] = await tx
    .select({ jobId: jobProposals.jobRequestId, professionalId: jobProposals.professionalId })
    .from(jobProposals)
    .where(eq(jobProposals.id, id));
  if (!row) throw notFound('proposal_not_found');
  return row;
}

export async function lockProposal(tx: Tx, id: string): Promise<Proposal> {
  const [row] = await tx.select().from(jobProposals).where(eq(jobProposals.id, id)).for('update');
  if (!row) throw notFound('proposal_not_found');
  return row;
}

/** A person who is not known here yet cannot be hired as an adult either. */
export async function isOfChild(
  tx: Tx,
  { professionalId }: Pick<Proposal, 'professionalId'>,
): Promise<boolean> {
  const [person] = await tx
    .select()
    .from(people)
    .where(eq(people.id, professionalId))
    .for('key share');
  return !person || isKid(person);
}

/** Of these, those on this job that were not seen before. */
export async function saveSeen(tx: Tx, jobId: string, proposalIds: string[]) {
  const unseen = and(
    eq(jobProposals.jobRequestId, jobId),
    inArray(jobProposals.id, proposalIds),
    not(jobProposals.isSeen),
  );
  await tx.update(jobProposals).set({ isSeen: true }).where(unseen);
}

export async function hasProposed(db: Db, actor: Actor, jobId: string): Promise<boolean> {
  const own = and(eq(jobProposals.jobRequestId, jobId), eq(jobProposals.professionalId, actor.id));
  const rows = await db.select({ id: jobProposals.id }).from(jobProposals).where(own);
  return rows.length > 0;
}

/** Whether any child has ever proposed on it: what a child has answered says what it said then. */
export async function isFrozen(db: Db, job: Pick<Job, 'id' | 'isYouth'>): Promise<boolean> {
  if (!job.isYouth) return false;
  const onIt = eq(jobProposals.jobRequestId, job.id);
  const rows = await db.select({ id: jobProposals.id }).from(jobProposals).where(onIt).limit(1);
  return rows.length > 0;
}

/** Whether a child of the guardian `guardianId` has proposed on a job. */
export async function hasChildProposed(db: Db, guardianId: string, jobId: string) {
  const rows = await db
    .select({ id: jobProposals.id })
    .from(jobProposals)
    .innerJoin(people, eq(people.id, jobProposals.professionalId))
    .where(
      and(
        eq(jobProposals.jobRequestId, jobId),
        eq(people.accountType, 'sidework_kids'),
        arrayContains(people.guardianIds, [guardianId]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** It waits for its client or, of a child, for its guardian. */
const isUndecided = inArray(jobProposals.status, ['submitted', 'awaiting_guardian']);

/** Whether a hire on this job waits for a guardian. */
export async function awaitsGuardian(tx: Tx, jobId: string): Promise<boolean> {
  const asked = and(
    eq(jobProposals.jobRequestId, jobId),
    eq(jobProposals.status, 'awaiting_guardian'),
  );
  return (await tx.select({ id: jobProposals.id }).from(jobProposals).where(asked)).length > 0;
}

/** The hire whose guardians have been silent longest, past its time; what another process is at is left to it. */
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

/** A child for whom a guardian decides, locked against changes meanwhile. */
export async function lockChild(tx: Tx, { professionalId }: Pick<Proposal, 'professionalId'>) {
  const [person] = await tx
    .select()
    .from(people)
    .where(eq(people.id, professionalId))
    .for('key share');
  return person && isKid(person) ? person : undefined;
}

/** Hires of children that `guardian` looks after, with who wants them. */
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

const clients = alias(people, 'clients');

export function lockOpenProposals(tx: Tx, jobId: string): Promise<Proposal[]> {
  return tx
    .select()
    .from(jobProposals)
    .where(and(eq(jobProposals.jobRequestId, jobId), isUndecided))
    .orderBy(jobProposals.id)
    .for('update');
}

/** A child of the guardian; an account that is no child's any more has no guardian. */
export async function findChildOf(db: Db, guardian: Actor, childId: string) {
  const [child] = await db.select().from(people).where(eq(people.id, childId));
  return child && isKid(child) && child.guardianIds.includes(guardian.id) ? child : undefined;
}

/**
 * Lets a child act no more, unless something newer is known of it; gives whether it may act by that. What was told
 * before is past; only the word that comes with the revocation, the one right before it, is still taken.
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

/** Which proposals of a person are meant: on jobs of one kind, or so many of them, or all. */
export interface Some {
  isYouth?: boolean;
  limit?: number;
}

/** A person's waiting proposals with their jobs, each job before its proposals, as every decision locks them. */
export async function lockOpenProposalsOf(
  tx: Tx,
  professionalId: string,
  { isYouth, limit }: Some = {},
) {
  const waiting = and(eq(jobProposals.professionalId, professionalId), isUndecided);
  const proposedOn = inArray(
    jobRequests.id,
    tx.select({ id: jobProposals.jobRequestId }).from(jobProposals).where(waiting),
  );
  const ofKind = isYouth === undefined ? undefined : eq(jobRequests.isYouth, isYouth);
  const found = tx
    .select()
    .from(jobRequests)
    .where(and(proposedOn, ofKind))
    .orderBy(jobRequests.id)
    .for('update');
  const jobs = await (limit === undefined ? found : found.limit(limit));
  const onThem = inArray(
    jobProposals.jobRequestId,
    jobs.map(({ id }) => id),
  );
  const proposals =
    jobs.length === 0
      ? []
      : await tx.select().from(jobProposals).where(and(waiting, onThem)).for('update');
  return jobs.flatMap((job) =>
    proposals
      .filter(({ jobRequestId }) => jobRequestId === job.id)
      .map((proposal) => ({ job, proposal })),
  );
}

interface PageOf {
  cursor?: string | undefined;
  limit: number;
}

const older = ({ cursor }: PageOf) => olderThan(jobProposals.createdAt, jobProposals.id, cursor);

/** Proposals with their job and their professional, newest first. */
function shown(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({ proposal: jobProposals, job: jobRequests, professional: people })
    .from(jobProposals)
    .innerJoin(jobRequests, eq(jobRequests.id, jobProposals.jobRequestId))
    .innerJoin(people, eq(people.id, jobProposals.professionalId))
    .where(where)
    .orderBy(desc(jobProposals.createdAt), desc(jobProposals.id))
    .limit(limit);
}

export type ShownProposal = Awaited<ReturnType<typeof shown>>[number];

/** What the client has to choose from; a withdrawn proposal is its author's business alone. */
export function proposalsForJob(db: Db, actor: Actor, jobId: string, page: PageOf) {
  const visible = and(
    eq(jobProposals.jobRequestId, jobId),
    eq(jobRequests.clientId, actor.id),
    ne(jobProposals.status, 'withdrawn'),
  );
  return shown(db, and(visible, older(page)), page.limit + 1);
}

export function proposalsForProfessional(db: Db, actor: Pick<Actor, 'id'>, page: PageOf) {
  return shown(db, and(eq(jobProposals.professionalId, actor.id), older(page)), page.limit + 1);
}

/** For who decided on it a moment ago. */
export async function getProposal(tx: Tx, id: string): Promise<ShownProposal> {
  const [row] = await shown(tx, eq(jobProposals.id, id), 1);
  if (!row) throw notFound('proposal_not_found');
  return row;
}

/** As in the lists: what was withdrawn is its author's alone. */
export async function getProposalFor(db: Db, actor: Actor, id: string): Promise<ShownProposal> {
  const ofClient = and(eq(jobRequests.clientId, actor.id), ne(jobProposals.status, 'withdrawn'));
  const visible = or(eq(jobProposals.professionalId, actor.id), ofClient);
  const [row] = await shown(db, and(eq(jobProposals.id, id), visible), 1);
  if (!row) throw notFound('proposal_not_found');
  return row;
}
