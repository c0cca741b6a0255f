import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { CardList } from '../../../ui/rows/card-list.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';

interface Props<T> {
  list: {
    items: T[] | undefined;
    error: unknown;
    mutate: () => Promise<unknown>;
    hasMore: boolean;
    isLoadingMore: boolean;
    moreError: unknown;
    loadMore: () => Promise<unknown>;
    isLeaving: (id: string) => boolean;
    refusalOf: (id: string) => string | undefined;
  };
  idOf: (item: T) => string;
  /** "children to verify" */
  things: string;
  empty: { title: string; text: string };
  children: (item: T) => ReactNode;
}

/** A queue. What leaves it stays mounted until the answer, so that a reason that was typed comes back with it. */
export function WaitingList<T>({ list, idOf, things, empty, children }: Props<T>) {
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton label={`Loading ${things}`} />;
  const hasAny = items.some((item) => !list.isLeaving(idOf(item)));
  return (
    <>
      {!hasAny && !list.hasMore && <EmptyState {...empty} />}
      <div hidden={!hasAny}>
        <CardList
          label={things}
          items={items.map((item) => ({ id: idOf(item), item }))}
          isHidden={({ id }) => list.isLeaving(id)}
        >
          {({ id, item }) => (
            <Stack gap="xs">
              {children(item)}
              {list.refusalOf(id) && (
                <Words role="alert" tone="error">
                  {list.refusalOf(id)}
                </Words>
              )}
            </Stack>
          )}
        </CardList>
      </div>
      <LoadMore list={list} label={`Load more ${things}`} />
    </>
  );
}
