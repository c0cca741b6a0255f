import type { Actor } from '@sidework/chassis/http/actor';
import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import * as Expense from './expense.ts';
import { getExpense } from './queries.ts';
import { receiptKey } from './receipt-file.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A receipt as its two sides download it. */
export async function readReceipt(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  actor: Actor,
  { serviceId, expenseId }: { serviceId: string; expenseId: string },
): Promise<DownloadedFile> {
  const { service } = await getServiceFor(db, actor, serviceId);
  const expense = await getExpense(db, serviceId, expenseId);
  const { receipt, receiptType, spentOn } = Expense.requireReceipt(expense, service, actor);
  const { body } = await objects.get(receiptKey(receipt));
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return {
    name: `receipt-${spentOn}.${endings[receiptType] ?? 'bin'}`,
    mediaType: receiptType,
    contentBase64: Buffer.concat(parts).toString('base64'),
  };
}
