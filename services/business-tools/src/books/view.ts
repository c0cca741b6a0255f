import { type IncomeCategory, scheduleCLine } from '@sidework/contracts/business-tools/categories';
import type { DeductionView } from '@sidework/contracts/business-tools/deductions';
import type { IncomeRecordView } from '@sidework/contracts/business-tools/income-records';
import type { OwnerEntryView } from '@sidework/contracts/business-tools/owner-entries';
import type { BookRecord } from './record.ts';
import type { ownerEntries } from './table.ts';

const shown = ({ postingId: _own, ...record }: BookRecord) => ({
  ...record,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

export const toIncomeView = (record: BookRecord): IncomeRecordView => ({
  ...shown(record),
  category: record.category as IncomeCategory | null,
});

export const toDeductionView = (record: BookRecord): DeductionView => {
  const category = record.category ?? 'Other';
  return { ...shown(record), category, scheduleCLine: scheduleCLine(category) };
};

export const toOwnerEntryView = (entry: typeof ownerEntries.$inferSelect): OwnerEntryView => ({
  ...entry,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
