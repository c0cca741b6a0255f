import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { balanceMoved } from '@sidework/contracts/client-services/events/money';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { enterMoves } from './enter-moves.ts';
import { emptyBalance, moveBalance, type SideworkBalance } from './move.ts';
import { sideworkBalances } from './table.ts';

/** Keeps the account of a person's cash at Sidework as their balance moves. */
export const moveCashWhenBalanceMoved = consumer({
  name: 'move-cash-when-balance-moved',
  event: balanceMoved,
  handle: async (tx, { data, occurredAt }) => {
    const { personId, earnerId } = data;
    const [person] = await tx.select().from(people).where(eq(people.id, personId));
    if (person?.hasLeft) return;
    const before = await lockBalance(tx, personId);
    const isOfChild = earnerId !== null && earnerId !== personId && isOfEarnings(data);
    const { after, moves } = moveBalance(before, data, { isPayout: data.isPayout, isOfChild });
    await tx
      .update(sideworkBalances)
      .set(after)
      .where(eq(sideworkBalances.professionalId, personId));
    const date = dayIn(await timeZoneOf(tx, personId), new Date(data.at));
    await enterMoves(tx, { professionalId: personId, date }, moves, occurredAt);
  },
});

/** A client's refund is of work that another person did, and is no earning of a child. */
const isOfEarnings = ({ earnedCents, owedCents }: SideworkBalance) =>
  earnedCents !== 0 || owedCents !== 0;

async function lockBalance(tx: Tx, professionalId: string): Promise<SideworkBalance> {
  await tx
    .insert(sideworkBalances)
    .values({ professionalId, ...emptyBalance })
    .onConflictDoNothing();
  const [balance] = await tx
    .select()
    .from(sideworkBalances)
    .where(eq(sideworkBalances.professionalId, professionalId))
    .for('update');
  if (!balance) throw new Error('the balance was not made');
  return balance;
}
