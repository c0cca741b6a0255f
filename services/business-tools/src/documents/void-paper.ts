import type { Tx } from '@sidework/chassis/db/db';
import { isKid, people } from '@sidework/chassis/people/people';
import { and, eq, sql } from 'drizzle-orm';
import * as Document from './document.ts';
import { lockPaper, saveDocument } from './queries.ts';
import { voidedPapers } from './table.ts';

type VoidReason = NonNullable<Document.Document['voidReason']>;

/**
 * Each event of a paper has a durable of its own, so the handlers of one paper wait here for each other. Gives why the
 * paper counts no more, where that was told of before the paper came.
 */
export async function lockVoidReason(
  tx: Tx,
  ownerId: string,
  sourceKey: string,
): Promise<VoidReason | undefined> {
  const key = `paper ${ownerId} ${sourceKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [known] = await tx
    .select()
    .from(voidedPapers)
    .where(and(eq(voidedPapers.professionalId, ownerId), eq(voidedPapers.sourceKey, sourceKey)));
  return known?.voidReason;
}

/** A paper that has yet to come is marked when it is filed. A child or a person who left has no vault. */
export async function voidPaper(
  tx: Tx,
  {
    ownerId,
    sourceKey,
    reason,
  }: {
    ownerId: string;
    sourceKey: string;
    reason: VoidReason;
  },
  at: Date,
): Promise<void> {
  await lockVoidReason(tx, ownerId, sourceKey);
  const before = await lockPaper(tx, ownerId, sourceKey);
  if (before) return saveDocument(tx, before, Document.revoke(before, reason));
  const [owner] = await tx.select().from(people).where(eq(people.id, ownerId));
  if (owner && (owner.hasLeft || isKid(owner))) return;
  await tx
    .insert(voidedPapers)
    .values({ professionalId: ownerId, sourceKey, voidReason: reason, createdAt: at })
    .onConflictDoNothing();
}
