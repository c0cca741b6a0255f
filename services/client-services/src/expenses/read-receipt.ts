import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { downloadedFile, fileKey } from '../services/stored-file.ts';
import * as Expense from './expense.ts';
import { getExpense } from './queries.ts';

/** A receipt as the two sides of its service download it. */
export async function readReceipt(
  deps: Pick<Deps, 'db' | 'objects'>,
  actor: Actor,
  { serviceId, expenseId }: { serviceId: string; expenseId: string },
) {
  const { service } = await getServiceFor(deps.db, actor, serviceId);
  const expense = await getExpense(deps.db, serviceId, expenseId);
  const { receipt, receiptType, spentOn } = Expense.requireReceipt(expense, service, actor);
  const file = { name: `receipt-${spentOn}`, mediaType: receiptType };
  return downloadedFile(deps, fileKey('expense-receipt', receipt), file);
}
