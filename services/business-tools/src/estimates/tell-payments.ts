import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/business-tools/events';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { hasCome, zoneOf } from '../people/time-zone.ts';
import { nextPayment } from './next-payment.ts';
import { isWaiting, nextLookOn, paymentKey, paymentNeed } from './payment-needs.ts';
import { taxProfiles } from './table.ts';

type Notified = Pick<
  typeof taxProfiles.$inferSelect,
  'professionalId' | 'year' | 'notifiedNumber' | 'notifiedCents'
>;

/** Tells whether a payment of the year waits on this day, where that is not what was told before. */
export async function tellPayment(
  tx: Tx,
  profile: Notified,
  today: string,
  at: Date,
): Promise<void> {
  const { professionalId, year, notifiedNumber, notifiedCents } = profile;
  const next = await nextPayment(tx, { id: professionalId }, year, today);
  const waiting = next && isWaiting(next, today) ? next : undefined;
  // The need of a payment whose day is over has ended by itself.
  if (!waiting && next && next.number === notifiedNumber)
    await meetNeeds(tx, events, [paymentKey(professionalId, year, notifiedNumber)], at);
  if (waiting) {
    const need = paymentNeed(professionalId, year, waiting);
    const { subjectId: paymentId, title } = need;
    const { dueOn, amountCents } = waiting;
    const isNew = waiting.number !== notifiedNumber;
    if (isNew || amountCents !== notifiedCents) await raiseNeeds(tx, events, [need], at);
    const approached = { paymentId, professionalId, title, dueOn, amountCents };
    if (isNew) await emit(tx, events.taxPaymentApproached, approached, at);
  }
  await tx
    .update(taxProfiles)
    .set({
      notifiedNumber: waiting?.number ?? null,
      notifiedCents: waiting?.amountCents ?? null,
      remindOn: nextLookOn(year, today),
    })
    .where(and(eq(taxProfiles.professionalId, professionalId), eq(taxProfiles.year, year)));
}

/** Looks at the payments of one tax profile whose day has come; false where there is none. */
export function tellNextPayment({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const { professionalId, year, notifiedNumber, notifiedCents, remindOn } = taxProfiles;
    const [due] = await tx
      .select({ professionalId, year, notifiedNumber, notifiedCents, zone: zoneOf(professionalId) })
      .from(taxProfiles)
      .where(hasCome(remindOn, professionalId, at))
      .orderBy(remindOn)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tellPayment(tx, due, dayIn(due.zone, at), at);
    return true;
  });
}
