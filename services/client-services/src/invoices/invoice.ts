import { notFound } from '@sidework/chassis/errors';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Service } from '../services/service.ts';
import type { InvoiceLine, InvoicePayment, invoices } from './table.ts';

export type Invoice = typeof invoices.$inferSelect;

/** The reason that money came to a professional for. */
export type Basis = 'release' | 'cancellation' | 'dispute';

/** `2026-0041`: the year, and the number in it with four digits at least. */
export const numberOf = ({ year, number }: Pick<Invoice, 'year' | 'number'>): string =>
  `${year}-${`${number}`.padStart(4, '0')}`;

type Work = Pick<Service, 'title' | 'amountCents' | 'totalAmountCents'>;

/** The agreed price and its later change, where all of it is invoiced at once; otherwise one line names the part. */
export function linesOf(
  { title, amountCents: atHire, totalAmountCents: total }: Work,
  basis: Basis,
  grossCents: number,
): InvoiceLine[] {
  if (basis !== 'release' || grossCents !== total)
    return [{ title, note: noteOf[basis](total), amountCents: grossCents }];
  const first = { title, note: 'Agreed at the start, fixed price', amountCents: atHire };
  if (atHire === total) return [first];
  const change = { title: 'Change of the price', note: 'Agreed by both sides' };
  return [first, { ...change, amountCents: total - atHire }];
}

const noteOf: Record<Basis, (totalCents: number) => string> = {
  release: (total) => `Part of the agreed ${formatCents(total)}`,
  cancellation: () => 'Fee for a cancellation',
  dispute: () => 'Share decided by a moderator of Sidework',
};

/** The payments that an invoice names: all of them where they make up its amount, and none otherwise. */
export function paymentsOf(
  paid: {
    settledAt: Date | null;
    card: string | null;
    amountCents: number;
    refundedCents: number;
  }[],
  grossCents: number,
  isOfChild: boolean,
): InvoicePayment[] {
  const lines = paid
    .map(({ settledAt, card, amountCents, refundedCents }) => ({
      paidAt: settledAt?.toISOString() ?? '',
      card: isOfChild ? null : card,
      amountCents: amountCents - refundedCents,
    }))
    .filter(({ paidAt, amountCents }) => paidAt !== '' && amountCents > 0);
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return sum === grossCents ? lines : [];
}

export interface Credited {
  invoice: Invoice;
  amountCents: number;
  feeCents: number;
}

/**
 * A refund corrects the latest invoices first, each down to nothing at most. The fee that the platform gives back is shared in
 * proportion, and the last one has the rest of it.
 */
export function creditsOf(
  open: { invoice: Invoice; leftCents: number }[],
  refund: { grossCents: number; feeCents: number },
): { credits: Credited[]; uncoveredCents: number } {
  let uncoveredCents = refund.grossCents;
  const taken = open.flatMap(({ invoice, leftCents }) => {
    const amountCents = Math.min(leftCents, uncoveredCents);
    uncoveredCents -= amountCents;
    return amountCents > 0 ? [{ invoice, amountCents }] : [];
  });
  let feeLeft = refund.feeCents;
  const credits = taken.map(({ invoice, amountCents }, index) => {
    const share = Math.floor((refund.feeCents * amountCents) / refund.grossCents);
    const feeCents = index === taken.length - 1 ? Math.min(feeLeft, amountCents) : share;
    feeLeft -= feeCents;
    return { invoice, amountCents, feeCents };
  });
  return { credits, uncoveredCents };
}

/** The papers of other work are not found. */
export function requireInvoice<I>(invoice: I | undefined): I {
  if (!invoice) throw notFound('invoice_not_found');
  return invoice;
}
