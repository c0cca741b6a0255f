import type { Db, Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { leftToSettle } from '../cancellation-fees/fee.ts';
import { isFee } from '../cancellation-fees/queries.ts';
import { paymentHistory } from '../escrow/table.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { heldSalesOf } from '../payments/sales/queries.ts';
import { services } from '../services/table.ts';
import { transfers } from '../transfers/table.ts';
import type { Balance } from './balance.ts';

/** The earnings of a person and of the children that they are first guardian of are on one balance. */
const earners = (personId: string) => sql`(
  select id from ${people} where id = ${personId} and account_type <> 'sidework_kids'
  union all
  select id from ${people} where account_type = 'sidework_kids' and guardian_ids[1] = ${personId})`;

/** The cancellation fees that a person owes to clients, oldest first. */
export const feesDueFrom = (db: Db, personId: string) =>
  db
    .select({ fee: paymentHistory, serviceId: services.id })
    .from(paymentHistory)
    .innerJoin(services, eq(services.id, paymentHistory.serviceId))
    .where(
      and(
        isFee,
        eq(paymentHistory.settlement, 'due'),
        eq(paymentHistory.payer, 'professional'),
        sql`${services.professionalId} in ${earners(personId)}`,
      ),
    )
    .orderBy(asc(paymentHistory.createdAt));

export async function balanceOf(db: Db | Tx, personId: string): Promise<Balance> {
  const [earnedCents, returnedCents, received] = await Promise.all([
    creditOf(db, Posting.payableTo(personId)),
    creditOf(db, Posting.refundTo(personId)),
    creditOf(db, Posting.owedBy(personId)),
  ]);
  const [onTheWay] = await db
    .select({ cents: sql`coalesce(sum(${transfers.amountCents}), 0)`.mapWith(Number) })
    .from(transfers)
    .where(
      and(
        eq(transfers.personId, personId),
        eq(transfers.kind, 'refund'),
        eq(transfers.status, 'sending'),
      ),
    );
  const due = await feesDueFrom(db, personId);
  return {
    earnedCents,
    creditCents: returnedCents - (onTheWay?.cents ?? 0),
    owedCents: -received,
    feesDueCents: due.reduce((sum, { fee }) => sum + leftToSettle(fee), 0),
  };
}

/** Money of work that waits for its release, for a person and the children whose earnings are on their balance. */
const heldWorkOf = (db: Db, personId: string) =>
  db
    .select({
      cents: services.escrowedAmountCents,
      releasedCents: services.releasedAmountCents,
      feeBps: services.feeBps,
    })
    .from(services)
    .where(
      and(
        sql`${services.professionalId} in ${earners(personId)}`,
        gt(services.escrowedAmountCents, 0),
      ),
    );

const lastPayoutsOf = (db: Db, personId: string) =>
  db
    .select()
    .from(transfers)
    .where(and(eq(transfers.personId, personId), eq(transfers.kind, 'payout')))
    .orderBy(desc(transfers.requestedAt), desc(transfers.id))
    .limit(20);

export const shownBalanceOf = async (db: Db, personId: string) => ({
  balance: await balanceOf(db, personId),
  held: await heldWorkOf(db, personId),
  sales: await heldSalesOf(db, personId),
  payouts: await lastPayoutsOf(db, personId),
});

export type ShownBalance = Awaited<ReturnType<typeof shownBalanceOf>>;
