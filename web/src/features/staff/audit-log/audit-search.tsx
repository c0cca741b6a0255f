import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { AuditEntryList } from './audit-entry-list.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { useAuditSearch } from './use-audit-search.ts';

export function AuditSearch() {
  const entries = useAuditSearch();
  return (
    <>
      <AuditFilterBar
        filters={entries.filters}
        personName={entries.personName}
        onChange={entries.change}
      />
      <Found entries={entries} />
    </>
  );
}

function Found({ entries }: { entries: ReturnType<typeof useAuditSearch> }) {
  const { items, error } = entries;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => entries.mutate()} />;
  if (!items) return <ListSkeleton label="Loading the audit log" />;
  if (items.length === 0)
    return (
      <EmptyState
        title="No entries found"
        text={
          entries.hidesLooks
            ? 'No decision matches. Views are hidden.'
            : "Every decision of staff, and every look at what is a child's, leaves an entry here."
        }
      >
        {entries.hidesLooks && (
          <PlainButton onClick={() => entries.change({ show: 'all' })}>
            Show looks as well
          </PlainButton>
        )}
        {entries.isNarrowed && (
          <PlainButton variant="default" onClick={entries.clear}>
            Clear filters
          </PlainButton>
        )}
      </EmptyState>
    );
  return (
    <>
      <AuditEntryList entries={items} />
      <LoadMore list={entries} label="Load more entries" />
    </>
  );
}
