import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { before } from '../books/queries.ts';
import { internationalSales, saleDrafts } from './table.ts';

export type SaleDraft = typeof saleDrafts.$inferSelect;

const isOpen = (actor: Actor) =>
  and(eq(saleDrafts.professionalId, actor.id), isNull(saleDrafts.closedAt));

/** A posting is drafted once, however often it is told. */
export async function insertDraft(tx: Tx, draft: SaleDraft): Promise<void> {
  await tx.insert(saleDrafts).values(draft).onConflictDoNothing();
}

export const openDraftsOf = (
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<SaleDraft[]> =>
  db
    .select()
    .from(saleDrafts)
    .where(and(isOpen(actor), before(saleDrafts.saleDate, saleDrafts.id, cursor)))
    .orderBy(desc(saleDrafts.saleDate), desc(saleDrafts.id))
    .limit(limit + 1);

export async function lockOpenDraft(tx: Tx, actor: Actor, id: string): Promise<SaleDraft> {
  const [draft] = await tx
    .select()
    .from(saleDrafts)
    .where(and(eq(saleDrafts.id, id), isOpen(actor)))
    .for('update');
  if (!draft) throw notFound('sale_draft_not_found');
  return draft;
}

export async function closeDraft(tx: Tx, id: string, closedAt: Date, saleId: string | null) {
  await tx.update(saleDrafts).set({ closedAt, saleId }).where(eq(saleDrafts.id, id));
}

/** The draft of a sale that is deleted waits again, because its work was still paid. */
export async function reopenDraft(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .update(saleDrafts)
    .set({ closedAt: null, saleId: null })
    .where(eq(saleDrafts.saleId, id));
}

/** The last sale to the client of a draft says how the next one is probably taxed. */
export async function lastSaleTo(db: Db, { professionalId, clientName, country }: SaleDraft) {
  const { treatment, customerVatId, saleDate, id } = internationalSales;
  const [last] = await db
    .select({ treatment, customerVatId })
    .from(internationalSales)
    .where(
      and(
        eq(internationalSales.professionalId, professionalId),
        eq(internationalSales.clientName, clientName),
        eq(internationalSales.country, country),
      ),
    )
    .orderBy(desc(saleDate), desc(id))
    .limit(1);
  return last;
}
