import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { expensePaid } from '@sidework/contracts/client-services/events/extras';
import { payBeside } from '../escrow/pay-beside.ts';
import { sidesOfPapers } from '../escrow/payee.ts';
import { addPaper } from '../invoices/add-paper.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import * as Payment from '../payments/charges/payment.ts';
import { savePayment } from '../payments/charges/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import * as Expense from './expense.ts';
import { needOf } from './needs.ts';
import { findExpense, saveExpense } from './queries.ts';

/** The money of an approved expense arrived; false where the expense is not asked for any more. */
export async function settleExpense(
  tx: Tx,
  before: Payment.Payment,
  service: Service,
  reference: string,
  at: Date,
): Promise<boolean> {
  const { id: paymentId, amountCents, expenseId } = before;
  const expense = expenseId ? await findExpense(tx, expenseId) : undefined;
  if (!Expense.takes(expense, service, before)) return false;
  await savePayment(tx, before, Payment.succeed(before, reference, at));
  await saveExpense(tx, expense, Expense.pay(expense, at));
  const { title: expenseTitle, spentOn } = expense;
  const description = `Expense: ${expenseTitle}`;
  const paid = await payBeside(
    tx,
    service,
    { kind: 'expense', paymentId, amountCents, description },
    at,
  );
  const sides = await sidesOfPapers(tx, service);
  await addPaper(tx, { kind: 'receipt', paperId: paymentId }, sides);
  await addPaper(tx, { kind: 'expense', paperId: expense.id }, sides);
  const line = { title: description, note: `Bought ${spentOn}, receipt shown`, amountCents };
  const { postingId } = paid;
  await issueInvoice(tx, service, { postingId, grossCents: amountCents, feeCents: 0, line }, at);
  await meetNeeds(tx, events, [needOf(expense)], at);
  const fact = { ...toServiceFact(service), ...paid, expenseId: expense.id, expenseTitle };
  await emit(tx, expensePaid, fact, at);
  return true;
}
