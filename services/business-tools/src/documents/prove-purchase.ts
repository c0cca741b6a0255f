import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, notExists } from 'drizzle-orm';
import { deductions } from '../books/table.ts';
import { receipts } from '../receipts/table.ts';

interface Purchase {
  professionalId: string;
  documentId: string;
  amountCents: number;
  spentOn: string;
}

/**
 * A receipt that Sidework filed is linked to the deduction of its purchase (F8). Where two could be meant, or the deduction has a
 * receipt already, its owner decides.
 */
export async function provePurchase(
  tx: Tx,
  { professionalId, documentId, amountCents, spentOn }: Purchase,
  createdAt: Date,
): Promise<void> {
  const linked = tx.select().from(receipts).where(eq(receipts.recordId, deductions.id));
  const [meant, ...others] = await tx
    .select({ recordId: deductions.id })
    .from(deductions)
    .where(
      and(
        eq(deductions.professionalId, professionalId),
        eq(deductions.date, spentOn),
        eq(deductions.amountCents, amountCents),
        notExists(linked),
      ),
    )
    .limit(2)
    .for('update');
  if (!meant || others.length > 0) return;
  await tx
    .insert(receipts)
    .values({ recordId: meant.recordId, documentId, professionalId, createdAt });
}
