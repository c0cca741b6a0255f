import { listBalanceEntries } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import { usePages } from '../../lib/api.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

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
        text="Payments released to you, refunds and payouts will show up here."
      />
    );
  return (
    <div id="entries">
      <Rows label="Entries of your balance">
        {items.map((entry) => (
          <ListRow
            key={entry.id}
            titleLook="plain"
            title={entry.what}
            details={
              <>
                {entry.title && `${entry.title} · `}
                <DateText moment={entry.postedAt} />
              </>
            }
            note={`Balance ${formatCents(entry.balanceCents)}`}
            amount={signed(entry.amountCents)}
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more entries" />
    </div>
  );
}

const signed = (cents: number) =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;
