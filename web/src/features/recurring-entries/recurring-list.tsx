import {
  deductionCategories,
  incomeCategories,
} from '@sidework/contracts/business-tools/categories';
import { listDeductions } from '@sidework/contracts/business-tools/deductions';
import { listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { getQuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import {
  addRecurringEntry,
  deleteRecurringEntry,
  editRecurringEntry,
  listRecurringEntries,
  type RecurringEntryForm,
  type RecurringEntryView,
} from '@sidework/contracts/business-tools/recurring-entries';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { RecurringRow, rhythmWords } from './recurring-row.tsx';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const fields: readonly EntryField[] = [
  {
    name: 'kind',
    label: 'Kind',
    kind: 'choice',
    isNeeded: true,
    options: [
      { value: 'deduction', label: 'Deduction' },
      { value: 'income', label: 'Income' },
    ],
  },
  { name: 'amountCents', label: 'Amount', kind: 'dollars', isNeeded: true },
  { name: 'description', label: 'Description', isNeeded: true },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isNeeded: true,
    options: ({ kind }) => [
      { value: '', label: 'Choose a category' },
      ...toOptions(kind === 'income' ? incomeCategories : deductionCategories),
    ],
  },
  {
    name: 'rhythm',
    label: 'Repeats',
    kind: 'choice',
    isNeeded: true,
    options: Object.entries(rhythmWords).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'nextOn',
    label: 'Next day',
    kind: 'day',
    isNeeded: true,
    description: 'Days that are over enter your books at once, up to a year back.',
  },
  { name: 'endsOn', label: 'Last day', kind: 'day', description: 'Leave it empty to go on.' },
];

/** Rent, insurance and other entries that come again and again. */
export function RecurringList() {
  const list = usePages(listRecurringEntries, {});
  const invalidate = useInvalidate();
  const [open, setOpen] = useState<RecurringEntryView | 'new'>();

  async function saved(work: Promise<unknown>) {
    await work;
    await invalidate(
      listRecurringEntries,
      listIncomeRecords,
      listDeductions,
      getTaxSummary,
      getQuarterPlan,
    );
  }

  function send(values: Record<string, unknown>, idempotencyKey: string) {
    const body = values as RecurringEntryForm;
    return open === 'new' || open === undefined
      ? call(addRecurringEntry, { body, idempotencyKey })
      : call(editRecurringEntry, { params: { recurringId: open.id }, body });
  }

  return (
    <Stack gap="lg">
      <Row justify="end">
        <PlainButton onClick={() => setOpen('new')}>Add recurring entry</PlainButton>
      </Row>
      {entries()}
      {open && (
        <EntryDialog
          isOpen
          title={open === 'new' ? 'Add recurring entry' : `Edit ${open.description}`}
          fields={fields}
          initial={open === 'new' ? fresh() : textsOf(open)}
          send={(values, key) => saved(send(values, key))}
          done="Recurring entry saved"
          failed="Failed to save the recurring entry"
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );

  function entries() {
    if (list.error && !list.items)
      return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
    if (!list.items) return <RowsSkeleton label="Loading recurring entries" />;
    if (list.items.length === 0)
      return (
        <EmptyState
          scene="calendar"
          title="No recurring entries yet"
          text="Add rent, insurance or a retainer once. It enters your books on each of its days."
        />
      );
    return (
      <>
        <Rows label="Recurring entries">
          {list.items.map((entry) => (
            <RecurringRow
              key={entry.id}
              entry={entry}
              onOpen={() => setOpen(entry)}
              onDelete={() =>
                saved(call(deleteRecurringEntry, { params: { recurringId: entry.id } }))
              }
            />
          ))}
        </Rows>
        <LoadMore list={list} label="Load more recurring entries" />
      </>
    );
  }
}

const fresh = () => ({ kind: 'deduction', rhythm: 'month', nextOn: viewersToday() });

const textsOf = (entry: RecurringEntryView) => ({
  kind: entry.kind,
  amountCents: (entry.amountCents / 100).toFixed(2),
  description: entry.description,
  category: entry.category ?? '',
  rhythm: entry.rhythm,
  nextOn: entry.nextOn ?? viewersToday(),
  endsOn: entry.endsOn ?? '',
});
