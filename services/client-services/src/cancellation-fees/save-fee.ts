import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { payeeOf } from '../escrow/payee.ts';
import { tellBalance } from '../ledger/tell-balances.ts';
import type { Service } from '../services/service.ts';
import { dueFromProfessional, type Fee } from './fee.ts';
import { lockFeeOf, updateFee } from './queries.ts';

type Worker = Pick<Service, 'id' | 'professionalId'>;

export async function saveFee(
  tx: Tx,
  service: Worker,
  { before, after }: { before: Fee; after: Fee },
  at: Date,
): Promise<void> {
  await updateFee(tx, before, after);
  await tellDue(tx, service, dueFromProfessional(after) - dueFromProfessional(before), at);
}

/** The fee of a cancellation was written into the history a moment ago. */
export async function tellNewFee(tx: Tx, service: Worker, at: Date): Promise<void> {
  const fee = await lockFeeOf(tx, service.id);
  if (fee) await tellDue(tx, service, dueFromProfessional(fee), at);
}

/** A fee that is due is kept back of what its professional, or the guardian of a child, has on the balance. */
async function tellDue(tx: Tx, { professionalId }: Worker, feesDueCents: number, at: Date) {
  if (feesDueCents === 0) return;
  const personId = await payeeOf(tx, professionalId);
  const movement = { movementId: uuidv7(), personId, earnerId: professionalId };
  await tellBalance(tx, movement, { feesDueCents }, at);
}
