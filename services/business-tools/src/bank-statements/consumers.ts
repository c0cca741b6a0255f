import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { payoutArrived } from '@sidework/contracts/client-services/events/money';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { arrivedPayouts } from './table.ts';

export const notePayoutWhenArrived = consumer({
  name: 'note-payout-when-arrived',
  event: payoutArrived,
  async handle(tx, { data: { payoutId, personId, amountCents }, occurredAt }) {
    const [person] = await tx.select().from(people).where(eq(people.id, personId));
    if (person?.hasLeft) return;
    const day = dayIn(await timeZoneOf(tx, personId), occurredAt);
    await tx
      .insert(arrivedPayouts)
      .values({ payoutId, professionalId: personId, amountCents, day })
      .onConflictDoNothing();
  },
});
