import type { Db } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { payments } from '../charges/table.ts';

const isHeld = gt(payments.heldCents, 0);
const isUnearned = and(
  isNotNull(payments.payeeId),
  isNull(payments.earnedAt),
  eq(payments.status, 'succeeded'),
);

export const endedHolds = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        or(
          and(isHeld, lte(payments.holdUntil, at)),
          and(
            isUnearned,
            sql`coalesce(${payments.holdUntil}, ${payments.settledAt}) <= ${at.toISOString()}::timestamptz`,
          ),
        ),
        after ? gt(payments.id, after) : undefined,
      ),
    )
    .orderBy(payments.id)
    .limit(limit);

/** The money that is held for a payee: the sum, and the holds that end next. */
export async function heldSalesOf(db: Db, personId: string) {
  const isTheirs = and(eq(payments.payeeId, personId), isHeld);
  const [all] = await db
    .select({ count: count(), cents: sql`coalesce(sum(held_cents), 0)`.mapWith(Number) })
    .from(payments)
    .where(isTheirs);
  const next = await db
    .select({
      id: payments.id,
      title: payments.description,
      amountCents: payments.heldCents,
      until: payments.holdUntil,
    })
    .from(payments)
    .where(isTheirs)
    .orderBy(asc(payments.holdUntil), asc(payments.id))
    .limit(50);
  return { next, count: all?.count ?? 0, cents: all?.cents ?? 0 };
}
