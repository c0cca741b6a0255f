import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jobInvitations } from '../invitations/table.ts';
import { jobRequests } from '../jobs/table.ts';
import { licensesOf } from '../licenses/shown-licenses.ts';
import type { NewProposal, Proposal, Version } from './proposal.ts';
import { jobProposals, proposalVersions } from './table.ts';

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<Proposal> {
  const [inserted] = await tx.insert(jobProposals).values(proposal).returning();
  if (!inserted) throw notFound('proposal_not_found');
  return inserted;
}

export async function insertVersions(tx: Tx, versions: Version[]): Promise<void> {
  await tx.insert(proposalVersions).values(versions);
}

export async function findProposal(db: Db, id: string): Promise<Proposal | undefined> {
  const [proposal] = await db.select().from(jobProposals).where(eq(jobProposals.id, id));
  return proposal;
}

/**
 * The author and the job of a proposal, which never change. Every decision locks people before jobs and jobs before
 * proposals, so that two decisions never deadlock.
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

/** Marks those of the proposals as seen that stand on this job and were not seen yet. */
export async function saveSeen(tx: Tx, jobId: string, proposalIds: string[]) {
  const unseen = and(
    eq(jobProposals.jobRequestId, jobId),
    inArray(jobProposals.id, proposalIds),
    not(jobProposals.isSeen),
  );
  await tx.update(jobProposals).set({ isSeen: true }).where(unseen);
}

/** It waits for its client or, of a child, for its guardian. */
const isUndecided = inArray(jobProposals.status, ['submitted', 'awaiting_guardian']);

export function lockOpenProposals(tx: Tx, jobId: string): Promise<Proposal[]> {
  return tx
    .select()
    .from(jobProposals)
    .where(and(eq(jobProposals.jobRequestId, jobId), isUndecided))
    .orderBy(jobProposals.id)
    .for('update');
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

export interface PageOf {
  cursor?: string | undefined;
  limit: number;
}

export const older = ({ cursor }: PageOf) =>
  olderThan(jobProposals.createdAt, jobProposals.id, cursor);

export const clients = alias(people, 'clients');

/** Proposals with their job, its client and their professional, newest first. */
function shown(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
      proposal: jobProposals,
      job: jobRequests,
      professional: people,
      clientName: clients.fullName,
      licenses: licensesOf(people.id),
      isInvited: sql<boolean>`exists (
        select from ${jobInvitations} invitation
        where invitation.job_request_id = ${jobProposals.jobRequestId}
          and invitation.professional_id = ${jobProposals.professionalId})`,
    })
    .from(jobProposals)
    .innerJoin(jobRequests, eq(jobRequests.id, jobProposals.jobRequestId))
    .innerJoin(people, eq(people.id, jobProposals.professionalId))
    .leftJoin(clients, eq(clients.id, jobRequests.clientId))
    .where(where)
    .orderBy(desc(jobProposals.createdAt), desc(jobProposals.id))
    .limit(limit);
}

export type ShownProposal = Awaited<ReturnType<typeof shown>>[number];

/** The proposals that the client chooses from; a withdrawn one is shown to its author only. */
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

/** A proposal for the person who has just decided on it. */
export async function getProposal(tx: Tx, id: string): Promise<ShownProposal> {
  const [row] = await shown(tx, eq(jobProposals.id, id), 1);
  if (!row) throw notFound('proposal_not_found');
  return row;
}

/** A proposal for its author or its client; a withdrawn one is shown to its author only, as in the lists. */
export async function getProposalFor(db: Db, actor: Actor, id: string): Promise<ShownProposal> {
  const ofClient = and(eq(jobRequests.clientId, actor.id), ne(jobProposals.status, 'withdrawn'));
  const visible = or(eq(jobProposals.professionalId, actor.id), ofClient);
  const [row] = await shown(db, and(eq(jobProposals.id, id), visible), 1);
  if (!row) throw notFound('proposal_not_found');
  return row;
}
