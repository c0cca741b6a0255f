import type { Tx } from '@sidework/chassis/db/db';
import type { paymentRequested } from '@sidework/contracts/education-events/events/tickets';
import type { z } from 'zod';
import { payeeOf } from '../../escrow/payee.ts';
import { insertRequestedPayment } from '../charges/queries.ts';

/** A payment that another service asks for waits for a card under the id that this service chose. */
export async function askForPayment(
  tx: Tx,
  asked: z.infer<typeof paymentRequested.data>,
  at: Date,
): Promise<void> {
  const { paymentId: id, expiresAt, payeeId, holdUntil, sold, ...rest } = asked;
  await insertRequestedPayment(tx, {
    id,
    ...rest,
    purpose: 'asked',
    status: 'waiting',
    requestedAt: at,
    payeeId: payeeId && (await payeeOf(tx, payeeId)),
    expiresAt: new Date(expiresAt),
    holdUntil: holdUntil ? new Date(holdUntil) : null,
    soldKind: sold?.kind ?? null,
    soldId: sold?.id ?? null,
  });
}
