import { listBalanceEntries } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import { usePages } from '../../lib/api.ts';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Table } from '../../ui/table.tsx';

/** The ledger entries that the balance is the sum of. */
export function BalanceEntries() {
  const list = usePages(listBalanceEntries, {});
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={4} label="Loading the entries" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="money"
        title="No entries yet"
        text="Each payment that is released to you, each refund and each payout stands here."
      />
    );
  return (
    <div id="entries">
      <Table
        caption="Entries of your balance"
        keyOf={({ id }) => id}
        rows={items}
        columns={[
          { key: 'when', label: 'When', cell: (row) => <DateText moment={row.postedAt} /> },
          { key: 'what', label: 'What', cell: (row) => row.what },
          { key: 'work', label: 'Work', cell: (row) => row.title ?? '' },
          {
            key: 'amount',
            label: 'Amount',
            isFigure: true,
            cell: (row) => signed(row.amountCents),
          },
          {
            key: 'balance',
            label: 'Balance',
            isFigure: true,
            cell: (row) => formatCents(row.balanceCents),
          },
        ]}
      />
      <LoadMore list={list} label="Load more entries" />
    </div>
  );
}

const signed = (cents: number) => (cents > 0 ? `+${formatCents(cents)}` : formatCents(cents));
