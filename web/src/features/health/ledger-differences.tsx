import {
  type LedgerDifferenceView,
  listLedgerDifferences,
} from '@sidework/contracts/business-tools/ledger-differences';
import { formatCents } from '@sidework/contracts/kernel/money';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

/** People whose books say something else than the platform's ledger; each night compares them. */
export function LedgerDifferences() {
  const list = usePages(listLedgerDifferences);
  const { items, error } = list;
  return (
    <Section title="Ledger and books">
      {error && !items ? (
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      ) : !items ? (
        <RowsSkeleton label="Loading differences" />
      ) : items.length === 0 ? (
        <Words tone="soft">Everybody’s books agree with the ledger of the platform.</Words>
      ) : (
        <Rows label="Differences between the ledger and books">
          {items.map((each) => (
            <Difference key={each.professionalId} difference={each} />
          ))}
        </Rows>
      )}
      <LoadMore list={list} label="Load more" />
    </Section>
  );
}

function Difference({ difference }: { difference: LedgerDifferenceView }) {
  const { professionalId, ownerName, ledgerCents, bookCents, since } = difference;
  return (
    <ListRow
      title={ownerName}
      to={paths.account(professionalId)}
      details={
        <>
          Since <DateText moment={since} />
        </>
      }
      note={`Ledger ${formatCents(ledgerCents)}, books ${formatCents(bookCents)}`}
      amount={<Amount cents={ledgerCents - bookCents} size="row" />}
    />
  );
}
