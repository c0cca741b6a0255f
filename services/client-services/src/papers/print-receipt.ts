import { printPaper } from '@sidework/chassis/papers/paper';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Receipt } from './receipt.ts';
import * as Sheet from './sheet.ts';

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
      ? ' Sidework holds a payment like this from the day it is paid until it is released.'
      : '';
    await Sheet.writeFoot(paper, `Payment ${receipt.paymentId}.${held}`);
  });
