import {
  type BookedIncomeCategory,
  scheduleCLine,
} from '@sidework/contracts/business-tools/categories';
import type { DeductionView, ReceiptView } from '@sidework/contracts/business-tools/deductions';
import type { IncomeRecordView } from '@sidework/contracts/business-tools/income-records';
import type { OwnerEntryView } from '@sidework/contracts/business-tools/owner-entries';
import * as Book from './record.ts';
import type { ownerEntries } from './table.ts';

function shown(record: Book.BookRecord) {
  const { postingId: _posting, originKind: _kind, originId: _id, ...rest } = record;
  return {
    ...rest,
    origin: Book.originOf(record),
    isLocked: Book.isLocked(record),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export const toIncomeView = (record: Book.BookRecord): IncomeRecordView => ({
  ...shown(record),
  category: record.category as BookedIncomeCategory | null,
});

export const toDeductionView = (
  record: Book.BookRecord,
  receipts: ReceiptView[] = [],
): DeductionView => {
  const category = record.category ?? 'Other';
  return { ...shown(record), category, scheduleCLine: scheduleCLine(category), receipts };
};

export const toOwnerEntryView = (entry: typeof ownerEntries.$inferSelect): OwnerEntryView => ({
  ...entry,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
