import type { Tx } from '@sidework/chassis/db/db';
import type { Event } from '../events/event.ts';
import { totalOf } from './group.ts';
import type { Registration } from './registration.ts';
import { tellRegistered } from './tell-registered.ts';

/** One payment is asked for all seats; each seat that is confirmed has a ticket of its own. */
export async function tellGroup(
  tx: Tx,
  seats: Registration[],
  known: { event: Event; guardianIds: string[] },
  at: Date,
): Promise<void> {
  const [own, ...guests] = seats;
  if (!own) return;
  await tellRegistered(tx, { ...own, paymentAmountCents: totalOf(seats) }, known, at);
  const isWithBuyer = own.status === 'confirmed';
  for (const guest of guests)
    if (guest.status === 'confirmed')
      await tellRegistered(tx, guest, { ...known, isWithBuyer }, at);
}
