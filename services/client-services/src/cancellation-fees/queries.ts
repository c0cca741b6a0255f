import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { and, eq } from 'drizzle-orm';
import { paymentHistory } from '../escrow/table.ts';
import type { Fee } from './fee.ts';

export const isFee = eq(paymentHistory.paymentType, 'cancellation_fee');

export async function lockFeeOf(tx: Tx, serviceId: string): Promise<Fee | undefined> {
  const [fee] = await tx
    .select()
    .from(paymentHistory)
    .where(and(eq(paymentHistory.serviceId, serviceId), isFee))
    .for('update');
  return fee;
}

export const updateFee = (tx: Tx, before: Fee, after: Fee): Promise<void> =>
  save(tx, paymentHistory, before, after);
