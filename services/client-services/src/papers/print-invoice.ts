import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { shownName } from '@sidework/chassis/people/shown-name';
import { formatCents } from '@sidework/contracts/kernel/money';
import { numberOf } from '../invoices/invoice.ts';
import type { ShownInvoice } from '../invoices/queries.ts';
import * as Sheet from './sheet.ts';

/** An invoice or a credit note as it was issued; the fee of the platform stands apart, because the client pays none. */
export function printInvoice({ invoice, corrects }: ShownInvoice): Promise<Buffer> {
  const number = numberOf(invoice);
  const isNote = invoice.kind === 'credit_note';
  const issued = `Issued ${Sheet.dayText(invoice.issuedAt)}`;
  const seller = shownName(invoice.sellerName);
  return printPaper({ title: `${isNote ? 'Credit note' : 'Invoice'} ${number}` }, async (paper) => {
    await Sheet.writeHead(paper, {
      kind: isNote ? 'CREDIT NOTE' : 'INVOICE',
      number,
      note: corrects
        ? `${issued}, for invoice ${numberOf(corrects)}`
        : `${issued}, when the payment was released`,
      from: [
        seller,
        invoice.workerName && `For the work of ${invoice.workerName}`,
        invoice.sellerEmail,
      ],
    });
    const buyer = await Sheet.writeBlock(
      paper,
      [
        'For',
        shownName(invoice.buyerName),
        ...(invoice.buyerVatNumber ? [`VAT number ${invoice.buyerVatNumber}`] : []),
      ],
      Sheet.margin,
      150,
    );
    const work = await Sheet.writeBlock(paper, ['Work', invoice.title], Sheet.middle, 150);
    const y = await writeLines(paper, invoice, Math.max(buyer, work) + 20);
    await writeTotals(paper, invoice, y);
    await Sheet.writeFoot(paper, asideOf(invoice, seller));
  });
}

async function writeLines(paper: Paper, { lines }: ShownInvoice['invoice'], top: number) {
  const { write } = paper;
  const heading = { size: 9, weight: 'bold', color: Sheet.soft } as const;
  await write('What was done', { x: Sheet.margin, y: top, ...heading });
  await write('Amount', { x: Sheet.right, y: top, align: 'right', ...heading });
  Sheet.rule(paper, top + 18, Sheet.margin, 1.5);
  let y = top + 26;
  for (const { title, note, amountCents } of lines) {
    const end = await Sheet.writeAmount(paper, title, amountCents, { y, x: Sheet.margin });
    y = await write(note, { x: Sheet.margin, y: end - 7, size: 9, color: Sheet.soft });
    Sheet.rule(paper, y + 7);
    y += 15;
  }
  return y;
}

async function writeTotals(paper: Paper, invoice: ShownInvoice['invoice'], top: number) {
  const { amountCents, payments, kind, buyerVatNumber } = invoice;
  const isNote = kind === 'credit_note';
  let y = await Sheet.writeAmount(paper, 'Subtotal', amountCents, { y: top });
  if (buyerVatNumber)
    y = await Sheet.writeAmount(paper, 'Reverse charge: VAT is due from the client', 0, { y });
  Sheet.rule(paper, y - 2, Sheet.middle, 1.5);
  const total = isNote ? 'Credited' : 'Total';
  y = await Sheet.writeAmount(paper, total, amountCents, { y: y + 4, isTotal: true });
  if (isNote) return Sheet.stamp(paper, 'REFUNDED', top + 20);
  const paid = payments.length > 0 ? payments : [{ paidAt: null, card: null, amountCents }];
  for (const each of paid)
    y = await Sheet.writeAmount(paper, paidText(each), each.amountCents, { y });
  Sheet.rule(paper, y - 2, Sheet.middle);
  await Sheet.writeAmount(paper, 'Left to pay', 0, { y: y + 3 });
  await Sheet.stamp(paper, 'PAID', top + 20);
}

const paidText = ({ paidAt, card }: { paidAt: string | null; card: string | null }) =>
  [paidAt ? `Paid ${Sheet.dayText(new Date(paidAt))}` : 'Paid through Sidework', card]
    .filter(Boolean)
    .join(', ');

function asideOf(invoice: ShownInvoice['invoice'], seller: string): string {
  const { amountCents, feeCents, feeBps, issuedAt, kind } = invoice;
  const [fee, net] = [formatCents(feeCents), formatCents(amountCents - feeCents)];
  if (kind === 'credit_note')
    return `Not part of this credit note. Sidework gave ${fee} of its fee back to ${seller}, from whom ${net} was taken.`;
  return `Not part of this invoice. Sidework held the payment and released it on ${Sheet.dayText(issuedAt)}. Its fee of ${fee} (${feeBps / 100}%) is paid by ${seller}, who received ${net}. The client pays no fee.`;
}
