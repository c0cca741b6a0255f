import type { Tx } from '@sidework/chassis/db/db';
import * as Payment from './payment.ts';
import { lockOpenFor, savePayment } from './queries.ts';

/** Work in dispute takes no tip and no expense, and neither does cancelled work; a card that is being charged is paid back. */
export async function endBeside(tx: Tx, serviceId: string, at: Date): Promise<void> {
  for (const purpose of ['tip', 'expense'] as const)
    for (const open of await lockOpenFor(tx, serviceId, purpose))
      await savePayment(tx, open, Payment.supersede(open, at, 'The work is in dispute or over'));
}
