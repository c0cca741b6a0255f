import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import type { Offer } from './offer.ts';
import { offers } from './table.ts';

export async function findOffer(db: Db, id: string): Promise<Offer | undefined> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id));
  return offer;
}

export async function lockOffer(tx: Tx, id: string): Promise<Offer | undefined> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  return offer;
}

/** Returns false where the professional has an open offer in this conversation. */
export async function insertOffer(tx: Tx, offer: Offer): Promise<boolean> {
  const inserted = await tx
    .insert(offers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: offers.id });
  return inserted.length > 0;
}

/** Both see the other state at the commit. */
export async function saveOffer(tx: Tx, before: Offer, after: Offer): Promise<void> {
  await save(tx, offers, before, after);
  const { id, professionalId, clientId } = after;
  await notifyAtCommit(tx, 'messages', { messageId: id, memberIds: [professionalId, clientId] });
}

export const overdueOffers = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.status, 'open'), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(limit);

/** The open offers that a person sent or was sent. */
export const lockOpenOffersOf = (tx: Tx, userId: string): Promise<Offer[]> =>
  tx
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.status, 'open'),
        or(eq(offers.professionalId, userId), eq(offers.clientId, userId)),
      ),
    )
    .orderBy(offers.id)
    .for('update');
