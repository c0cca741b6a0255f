import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { TradeCard } from '@sidework/contracts/business-tools/trade-options';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { tradeTotals } from './table.ts';
import type { TradeChange, TradeRow, TradeShelf, Written } from './trade-shelf.ts';

/**
 * Takes a record as it was out of the sums of its cards, and adds it as it is now. All transactions change the sums in one
 * order, so that two edits at once do not wait for each other for ever.
 */
export async function recount<F, W extends Written>(
  tx: Tx,
  shelf: TradeShelf<F, W>,
  { before, after }: TradeChange<W>,
): Promise<void> {
  const changes = [...changesOf(shelf, before, -1), ...changesOf(shelf, after, 1)];
  const inOrder = changes.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  for (const change of inOrder)
    await tx
      .insert(tradeTotals)
      .values(change)
      .onConflictDoUpdate({
        target: [tradeTotals.professionalId, tradeTotals.card, tradeTotals.currency],
        set: {
          amountCents: sql`${tradeTotals.amountCents} + excluded.amount_cents`,
          usdCents: sql`${tradeTotals.usdCents} + excluded.usd_cents`,
          recordCount: sql`${tradeTotals.recordCount} + excluded.record_count`,
        },
      });
}

const placeOf = ({ card, currency }: { card: string; currency: string }) => `${card} ${currency}`;

function changesOf<F, W extends Written>(
  shelf: TradeShelf<F, W>,
  row: TradeRow<W> | undefined,
  times: 1 | -1,
) {
  if (!row) return [];
  const { professionalId, currency, fxRate } = row;
  return Object.entries(shelf.cards(row)).map(([card, cents]) => ({
    professionalId,
    card: card as TradeCard,
    currency,
    recordCount: times,
    amountCents: cents * times,
    // Postgres rounds, and so takes out what it once added, to the cent.
    usdCents: sql`round(${cents * times}::numeric * ${fxRate}::numeric)::bigint`,
  }));
}

/** By card and currency; a currency without records is left out. */
export const totalsOf = (db: Db, actor: Actor) =>
  db
    .select()
    .from(tradeTotals)
    .where(and(eq(tradeTotals.professionalId, actor.id), gt(tradeTotals.recordCount, 0)))
    .orderBy(asc(tradeTotals.currency));
