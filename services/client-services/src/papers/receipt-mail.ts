import type { LetterBody } from '@sidework/chassis/jobs/letter';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Receipt } from './receipt.ts';
import { dayText } from './sheet.ts';

export type ReceiptMail = LetterBody & { subject: string };

/** The mail that brings a receipt to who paid. */
export function receiptMail(
  { title, amountCents, paidAt, payee, card }: Receipt,
  url: string,
): ReceiptMail {
  const amount = formatCents(amountCents);
  const what = `“${quoted(title)}”`;
  return {
    subject: `Receipt: ${amount} for ${what}`,
    heading: `You paid ${amount}`,
    ticket: {
      title: what,
      facts: [`Paid to ${quoted(payee)}`, [dayText(paidAt), card].filter(Boolean).join(' · ')],
      amount,
    },
    button: { label: 'See the payment', url },
    closing: ['The receipt is attached, and a copy goes to your documents.'],
  };
}
