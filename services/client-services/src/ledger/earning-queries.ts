import type { Db, Tx } from '@sidework/chassis/db/db';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '../payments/charges/table.ts';
import { services } from '../services/table.ts';
import { earningNights, ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

export type EarningNight = typeof earningNights.$inferSelect;

export async function beginNight(tx: Tx, night: Pick<EarningNight, 'night' | 'until'>) {
  await tx.insert(earningNights).values(night).onConflictDoNothing();
}

/** The last night that is not told to its end, unless another instance tells of it now. */
export async function takeOpenNight(tx: Tx): Promise<EarningNight | undefined> {
  const [open] = await tx
    .select()
    .from(earningNights)
    .where(isNull(earningNights.endedAt))
    .orderBy(desc(earningNights.night))
    .limit(1)
    .for('update', { skipLocked: true });
  return open;
}

export async function saveNight(tx: Tx, { night, toldTo, endedAt }: EarningNight) {
  await tx.update(earningNights).set({ toldTo, endedAt }).where(eq(earningNights.night, night));
}

interface Earned extends Record<string, unknown> {
  professionalId: string;
  earnedCents: number;
}

/**
 * The people who worked or sold, by id, with all that came to and went from what is theirs. Money of a child is on the account
 * of a guardian, so the work or sale that it was booked for says whose earning it is; a payout is of neither.
 */
export async function earningsAfter(
  db: Db,
  { until, toldTo, limit }: Pick<EarningNight, 'until' | 'toldTo'> & { limit: number },
): Promise<Earned[]> {
  const after = toldTo ?? '00000000-0000-0000-0000-000000000000';
  const sumFor = (of: ReturnType<typeof sql>) => sql`coalesce((
    select -sum(${ledgerEntries.amountCents}) from ${ledgerTransactions}
    join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
    join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerEntries.accountId}
    where ${of} and ${ledgerAccounts.kind} in ('pro_payable', 'pro_receivable')
      and ${ledgerTransactions.postedAt} <= ${until.toISOString()}::timestamptz), 0)`;
  const ofWork = sql`${ledgerTransactions.serviceId} in (
    select ${services.id} from ${services} where ${services.professionalId} = earner.id)`;
  const ofSales = sql`${ledgerTransactions.paymentId} in (
    select ${payments.id} from ${payments} where ${payments.payeeId} = earner.id)`;
  const rows = await db.execute<Earned>(sql`
    select earner.id as "professionalId", (${sumFor(ofWork)} + ${sumFor(ofSales)})::bigint as "earnedCents"
    from (
      (select distinct ${services.professionalId} as id from ${services}
        where ${services.professionalId} > ${after}::uuid order by 1 limit ${limit})
      union
      (select distinct ${payments.payeeId} from ${payments}
        where ${payments.payeeId} > ${after}::uuid order by 1 limit ${limit})
      order by id limit ${limit}
    ) as earner
    order by earner.id`);
  return [...rows].map(({ professionalId, earnedCents }) => ({
    professionalId,
    earnedCents: Number(earnedCents),
  }));
}
