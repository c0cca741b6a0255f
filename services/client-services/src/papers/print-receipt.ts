import { notFound } from '@sidework/chassis/errors';
import { printPaper } from '@sidework/chassis/papers/paper';
import { formatCents } from '@sidework/contracts/kernel/money';
import * as Sheet from './sheet.ts';

export interface Receipt {
  paymentId: string;
  paidAt: Date;
  payer: string;
  payee: string;
  title: string;
  /** Only the payer reads the card. */
  card: string | null;
  amountCents: number;
  refundedCents: number;
  isHeld: boolean;
}

/** The proof of a payment for who paid it; it asks for nothing, so it has no number of the seller's. */
export const printReceipt = (receipt: Receipt): Promise<Buffer> =>
  printPaper({ title: `Receipt of ${formatCents(receipt.amountCents)}` }, async (paper) => {
    const { payer, payee, title, card, amountCents, refundedCents } = receipt;
    await Sheet.writeHead(paper, {
      kind: 'RECEIPT',
      number: formatCents(amountCents),
      note: `Paid ${Sheet.dayText(receipt.paidAt)}`,
      from: [payee],
    });
    const from = await Sheet.writeBlock(paper, ['Paid by', payer], Sheet.margin, 150);
    const what = await Sheet.writeBlock(paper, ['For', title], Sheet.middle, 150);
    let y = Math.max(from, what) + 24;
    Sheet.rule(paper, y - 8, Sheet.middle, 1.5);
    y = await Sheet.writeAmount(paper, 'Paid', amountCents, { y, isTotal: true });
    if (card) y = (await paper.write(card, { x: Sheet.middle, y: y - 4, size: 10 })) + 8;
    if (refundedCents > 0) await Sheet.writeAmount(paper, 'Refunded', refundedCents, { y });
    await Sheet.stamp(paper, 'PAID', y - 40);
    const held = receipt.isHeld
      ? ' Sidework holds the payment until the work is released or the event is over.'
      : '';
    await Sheet.writeFoot(paper, `Payment ${receipt.paymentId}.${held}`);
  });

/** A receipt is there once the payment arrived. */
export function requirePaid<P extends { status: string }>(payment: P | undefined): P {
  const isPaid = payment?.status === 'succeeded' || payment?.status === 'refunded';
  if (!payment || !isPaid) throw notFound('receipt_not_found');
  return payment;
}
