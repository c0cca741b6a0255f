import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { RowsSkeleton } from '../../../ui/rows/rows-skeleton.tsx';
import { AccountFilterBar } from './account-filter-bar.tsx';
import { AccountList } from './account-list.tsx';
import { useAccountSearch } from './use-account-search.ts';

export function AccountSearch() {
  const accounts = useAccountSearch();
  return (
    <>
      <AccountFilterBar
        key={accounts.filters.search}
        filters={accounts.filters}
        onChange={accounts.change}
      />
      <Found accounts={accounts} />
    </>
  );
}

function Found({ accounts }: { accounts: ReturnType<typeof useAccountSearch> }) {
  const { items, error } = accounts;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => accounts.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading accounts" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="search"
        title="No accounts found"
        text="A name may be part of one; an email address has to be whole."
      >
        {accounts.isNarrowed && (
          <PlainButton variant="default" onClick={accounts.clear}>
            Clear filters
          </PlainButton>
        )}
      </EmptyState>
    );
  return (
    <>
      <AccountList accounts={items} />
      <LoadMore list={accounts} label="Load more accounts" />
    </>
  );
}
