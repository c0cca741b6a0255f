import type { Db, Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import type { NeedKey } from '@sidework/contracts/kernel/needs';
import { type NeedKind, needKindsKeptByBlock } from '@sidework/contracts/network-chat/need-kinds';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import { needReceivers, needs } from './table.ts';

export type KeptNeed = typeof needs.$inferSelect;

/** Returns false where a newer event about the need is stored already. */
export async function saveIfNewer(tx: Tx, need: KeptNeed): Promise<boolean> {
  const saved = await tx
    .insert(needs)
    .values(need)
    .onConflictDoUpdate({
      target: [needs.kind, needs.subjectId],
      set: need,
      setWhere: sql`${needs.sequence} < ${need.sequence}`,
    })
    .returning({ kind: needs.kind });
  return saved.length > 0;
}

/** Returns the receivers that it deletes. */
export async function forgetReceivers(tx: Tx, { kind, subjectId }: NeedKey): Promise<string[]> {
  const gone = await tx
    .delete(needReceivers)
    .where(and(eq(needReceivers.kind, kind), eq(needReceivers.subjectId, subjectId)))
    .returning({ receiver: needReceivers.receiver });
  return gone.map(({ receiver }) => receiver);
}

export async function forgetReceiver(tx: Tx, { kind, subjectId }: NeedKey, receiver: string) {
  await tx
    .delete(needReceivers)
    .where(
      and(
        eq(needReceivers.kind, kind),
        eq(needReceivers.subjectId, subjectId),
        eq(needReceivers.receiver, receiver),
      ),
    );
}

/** Deleted accounts get no needs. */
export async function insertReceivers(
  tx: Tx,
  { kind, subjectId, since }: Pick<KeptNeed, 'kind' | 'subjectId' | 'since'>,
  receivers: string[],
) {
  await tx.execute(sql`
    insert into ${needReceivers} (kind, subject_id, receiver, since)
    select ${kind}, ${subjectId}::uuid, receiver, ${since.toISOString()}::timestamptz
    from unnest(${sql.param([...new Set(receivers)])}::text[]) receiver
    where not exists (select from ${people} where id::text = receiver and has_left)`);
}

interface Seen {
  kind: NeedKind;
  receiverId: string;
  childId: string;
  at: Date;
}

/** Removes the needs about a child that a person has seen by then; returns false where there was none. */
export async function forgetWhatWasSeen(tx: Tx, { kind, receiverId, childId, at }: Seen) {
  const rows = await tx.execute(sql`
    delete from need_receivers waiting using needs
    where waiting.receiver = ${receiverId} and waiting.kind = ${kind}
      and needs.kind = waiting.kind and needs.subject_id = waiting.subject_id
      and needs.child_id = ${childId}::uuid and needs.since <= ${at.toISOString()}::timestamptz
    returning waiting.receiver`);
  return rows.length > 0;
}

export const isGuardianOf = (receiver: SQL, childId: SQL | PgColumn) => sql`exists (
  select from people child
  where child.id = ${childId} and child.account_type = 'sidework_kids' and not child.has_left
    and ${receiver} = any (child.guardian_ids))`;

/** A need about a child is shown to its present guardians only. */
export const isForReceiver = (receiver: SQL) =>
  sql`(${needs.childId} is null or ${isGuardianOf(receiver, needs.childId)})`;

export const isHiddenByBlock = (
  receiver: SQL,
) => sql`${inArray(needs.kind, needKindsKeptByBlock)} and exists (
  select from ${blocks}
  where (blocker_id, blocked_id) in ((${receiver}, ${needs.actorId}), (${needs.actorId}, ${receiver})))`;

export async function nextSequence(tx: Tx, { kind, subjectId }: NeedKey): Promise<number> {
  const [last] = await tx
    .select({ sequence: sql<number>`max(${needs.sequence})::int` })
    .from(needs)
    .where(and(eq(needs.kind, kind), eq(needs.subjectId, subjectId)));
  return (last?.sequence ?? 0) + 1;
}

const forgottenAtOnce = 1_000;

/** Deletes some needs that were met longer ago than an event can be late; returns how many. */
export async function deleteMetNeeds(db: Db, now: Date): Promise<number> {
  const forgotten = await db.execute(sql`
    delete from needs where (kind, subject_id) in (
      select kind, subject_id from needs
      where met_at < ${now.toISOString()}::timestamptz - interval '14 days' limit ${forgottenAtOnce})
    returning kind`);
  return forgotten.length;
}
