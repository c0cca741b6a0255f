import type { Tx } from '@sidework/chassis/db/db';
import * as Posting from '../ledger/posting.ts';
import type { Service } from '../services/service.ts';
import { bookMovement } from './book-movement.ts';
import { clientNameOf } from './client-name.ts';
import { payeeOf } from './payee.ts';

interface Beside {
  kind: 'tip' | 'expense';
  paymentId: string;
  amountCents: number;
  description: string;
}

/** Books money that goes to the professional at once and whole: it is beside the agreed total, so nothing of it is held. */
export async function payBeside(
  tx: Tx,
  service: Service,
  { kind, paymentId, amountCents, description }: Beside,
  at: Date,
) {
  const { id: serviceId, professionalId } = service;
  const payeeId = await payeeOf(tx, professionalId);
  const entries = Posting.moved(Posting.cash, [[Posting.payableTo(payeeId), amountCents]]);
  const postingId = await bookMovement(
    tx,
    { kind, cause: `payment:${paymentId}`, serviceId, paymentId, entries },
    [{ paymentType: kind, amountCents, description }],
    at,
  );
  if (!postingId) throw new Error('a payment of nothing arrived');
  return {
    postingId,
    amountCents,
    clientName: await clientNameOf(tx, service),
    at: at.toISOString(),
  };
}
