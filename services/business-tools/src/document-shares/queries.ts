import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Share } from './share.ts';
import { documentShares, shareOpenings } from './table.ts';

const live = (documentId: string, now: Date) =>
  and(
    eq(documentShares.documentId, documentId),
    isNull(documentShares.revokedAt),
    gt(documentShares.expiresAt, now),
  );

export const liveShares = (db: Db, documentId: string, now: Date): Promise<Share[]> =>
  db
    .select()
    .from(documentShares)
    .where(live(documentId, now))
    .orderBy(desc(documentShares.createdAt));

export const countShares = (db: Db, documentId: string, now: Date): Promise<number> =>
  db.$count(documentShares, live(documentId, now));

export type Opening = typeof shareOpenings.$inferSelect;
const mostOpenings = 50;

/** The latest openings of these links. */
export async function openingsOf(db: Db, shareIds: string[]): Promise<Map<string, Opening[]>> {
  if (shareIds.length === 0) return new Map();
  const ranked = db
    .select({
      id: shareOpenings.id,
      place:
        sql<number>`row_number() over (partition by ${shareOpenings.shareId} order by ${shareOpenings.createdAt} desc)`.as(
          'place',
        ),
    })
    .from(shareOpenings)
    .where(inArray(shareOpenings.shareId, shareIds))
    .as('ranked');
  const rows = await db
    .select({ opening: shareOpenings })
    .from(shareOpenings)
    .innerJoin(ranked, eq(ranked.id, shareOpenings.id))
    .where(sql`${ranked.place} <= ${mostOpenings}`)
    .orderBy(desc(shareOpenings.createdAt));
  return Map.groupBy(
    rows.map(({ opening }) => opening),
    ({ shareId }) => shareId,
  );
}

export async function lockShare(tx: Tx, documentId: string, id: string) {
  const [found] = await tx
    .select()
    .from(documentShares)
    .where(and(eq(documentShares.id, id), eq(documentShares.documentId, documentId)))
    .for('update');
  return found;
}
