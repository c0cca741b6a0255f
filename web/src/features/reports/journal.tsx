import { type JournalEntry, listJournal } from '@sidework/contracts/business-tools/any-period';
import { formatCents } from '@sidework/contracts/kernel/money';
import { usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { Table } from '../../ui/figures/table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import type { Days } from './period-presets.ts';

/** Each entry of the books with its debits and credits, which sum to the same. */
export function Journal({ days }: { days: Days }) {
  const list = usePages(listJournal, { query: { ...days, limit: 50 } });
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <RowsSkeleton label="Loading the journal" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="folder"
        title="No entries in these days"
        text="Every income, deduction and transfer of your own money shows up here with both of its sides."
      />
    );
  return (
    <Stack>
      {table(list.items)}
      <LoadMore list={list} label="Load more entries" />
    </Stack>
  );
}

type Side = JournalEntry['postings'][number] & { key: string; entry?: JournalEntry };

/** One row a posting; the first of an entry names its day and text. */
function table(entries: readonly JournalEntry[]) {
  const rows = entries.flatMap((entry) =>
    entry.postings.map(
      (posting, index): Side => ({
        ...posting,
        key: `${entry.id} ${index}`,
        ...(index === 0 && { entry }),
      }),
    ),
  );
  const cents = (amount: number) => (amount === 0 ? '' : formatCents(amount));
  return (
    <Table
      caption="Journal"
      columns={[
        { key: 'date', label: 'Date', cell: ({ entry }) => entry && dayText(entry.date) },
        { key: 'text', label: 'Entry', cell: ({ entry }) => entry?.description },
        { key: 'account', label: 'Account', cell: ({ account, name }) => `${account} ${name}` },
        {
          key: 'debit',
          label: 'Debit',
          isFigure: true,
          cell: ({ debitCents }) => cents(debitCents),
        },
        {
          key: 'credit',
          label: 'Credit',
          isFigure: true,
          cell: ({ creditCents }) => cents(creditCents),
        },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}
