import { useSearchParams } from 'react-router-dom';
import { FavoritePeople } from '../../features/favorites/favorite-people.tsx';
import { useFavoriteGigs } from '../../features/favorites/use-favorites.ts';
import { GigGrid } from '../../features/gigs/gig-grid.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { SavedSearchList } from '../../features/saved-searches/saved-search-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';

const tabs = [
  { key: 'searches', label: 'Searches' },
  { key: 'people', label: 'People' },
  { key: 'services', label: 'Services' },
] as const;

export function SavedPage() {
  const audience = useAudience();
  if (audience === 'children') return <SavedOfChild />;
  return audience && <Saved />;
}

/** A child saves neither searches nor people, and the server refuses to look. */
function SavedOfChild() {
  return (
    <Page title="Saved">
      <EmptyState
        scene="search"
        title="Saving is for adults"
        text="You find every job you can do under Browse Jobs."
      >
        <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
      </EmptyState>
    </Page>
  );
}

/** The searches and the favorites of an adult, each in a tab that the address names. */
function Saved() {
  const [address, setAddress] = useSearchParams();
  const chosen = tabs.find(({ key }) => key === address.get('tab'))?.key ?? 'searches';
  return (
    <Page title="Saved" purpose="Your searches and the people and services you want to find again.">
      <Tabs
        label="Saved"
        tabs={tabs}
        chosen={chosen}
        onChoose={(key) => setAddress(key === 'searches' ? {} : { tab: key })}
      >
        {chosen === 'searches' && <SavedSearchList />}
        {chosen === 'people' && <FavoritePeople />}
        {chosen === 'services' && <FavoriteServices />}
      </Tabs>
    </Page>
  );
}

function FavoriteServices() {
  const list = useFavoriteGigs();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading your favorites" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="search"
        title="No favorite services yet"
        text="Open a service you like and add it to your favorites."
      >
        <LinkButton to={paths.gigs}>Browse Services</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <GigGrid gigs={items} isForChild={false} />
      <LoadMore list={list} label="Load more services" />
    </>
  );
}
