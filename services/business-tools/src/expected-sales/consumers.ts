import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { saleExpected } from '@sidework/contracts/client-services/events/money';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq, lt } from 'drizzle-orm';
import { expectedSales } from './table.ts';

/** Keeps what is held of a sale for its seller; older news changes nothing. */
export const planWhenSaleExpected = consumer({
  name: 'plan-when-sale-expected',
  event: saleExpected,
  handle: async (tx, { data, sequence }) => {
    const { paymentId, sellerId: professionalId, holdUntil, sold, ...told } = data;
    const [person] = await tx.select().from(people).where(eq(people.id, professionalId));
    if (person?.hasLeft) return;
    const zone = await timeZoneOf(tx, professionalId);
    const expectedOn = holdUntil ? dayIn(zone, new Date(holdUntil)) : null;
    const of = { soldKind: sold?.kind ?? null, soldId: sold?.id ?? null };
    const kept = { ...told, ...of, professionalId, expectedOn, sequence };
    await tx
      .insert(expectedSales)
      .values({ ...kept, paymentId })
      .onConflictDoUpdate({
        target: expectedSales.paymentId,
        set: kept,
        setWhere: lt(expectedSales.sequence, sequence),
      });
  },
});
