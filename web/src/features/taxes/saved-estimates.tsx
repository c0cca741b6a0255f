import { periodTitle } from '@sidework/contracts/business-tools/periods';
import { listTaxEstimates } from '@sidework/contracts/business-tools/tax-estimates';
import { useState } from 'react';
import { usePages } from '../../lib/api.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { EstimateFigures } from './estimate-figures.tsx';

export function SavedEstimates() {
  const list = usePages(listTaxEstimates, {});
  const [open, setOpen] = useState<string>();
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <RowsSkeleton label="Loading estimates" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="money"
        title="No estimates yet"
        text="Estimates you calculate are saved here."
      />
    );
  return (
    <>
      <Rows label="Saved estimates">
        {list.items.map((estimate) => {
          const { id, year, quarter, locationState, locationCity, method, createdAt } = estimate;
          return (
            <OpeningRow
              key={id}
              title={periodTitle(year, quarter)}
              details={
                <>
                  {[locationCity, locationState].filter(Boolean).join(', ')} ·{' '}
                  {method === 'detailed' ? 'Detailed' : 'Flat'} · <DateText moment={createdAt} />
                </>
              }
              amount={<Amount cents={estimate.totalTaxDueCents} size="row" />}
              isOpen={open === id}
              onToggle={() => setOpen(open === id ? undefined : id)}
            >
              <EstimateFigures estimate={estimate} />
            </OpeningRow>
          );
        })}
      </Rows>
      <LoadMore list={list} label="Load more estimates" />
    </>
  );
}
