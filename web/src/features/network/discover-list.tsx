import type { DiscoveredPerson, DiscoverOrder } from '@sidework/contracts/network-chat/connections';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { act } from './act.ts';
import { PersonTile } from './person-tile.tsx';
import { useDiscover } from './use-network.ts';

interface Props {
  filters: { search: string; place: string; sort: DiscoverOrder };
  nameOf: (person: DiscoveredPerson) => ReactNode;
  clear: () => void;
  /** Lets an action begin, or says why it cannot yet. */
  begin: (action: () => void) => void;
  more: (person: DiscoveredPerson, block: () => Promise<void>) => ReactNode;
}

export function DiscoverList({ filters, clear, begin, nameOf, more }: Props) {
  const list = useDiscover(filters);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading people" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="people"
        title="No professionals found"
        text="Try part of a name, another profession, or a wider area."
      >
        {(filters.search || filters.place) && (
          <PlainButton variant="default" onClick={clear}>
            Clear filters
          </PlainButton>
        )}
      </EmptyState>
    );

  const connect = (person: DiscoveredPerson) =>
    begin(() => void act(() => list.connect(person), 'Connection request sent!'));

  return (
    <>
      <Grid min="card">
        {items.map((person) => (
          <PersonTile
            key={person.id}
            person={person}
            isAsked={list.isAsked(person.id)}
            connect={() => connect(person)}
            nameOf={nameOf}
            more={more(person, () => list.block(person.id))}
          />
        ))}
      </Grid>
      <LoadMore list={list} label="Load more people" />
    </>
  );
}
