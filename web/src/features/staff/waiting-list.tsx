import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Words } from '../../ui/words.tsx';
import classes from './waiting-list.module.css';

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
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label={things} className={classes.list} hidden={!hasAny}>
        {items.map((item) => (
          <li key={idOf(item)} hidden={list.isLeaving(idOf(item))}>
            <Stack gap="xs">
              {children(item)}
              {list.refusalOf(idOf(item)) && (
                <Words role="alert" tone="error">
                  {list.refusalOf(idOf(item))}
                </Words>
              )}
            </Stack>
          </li>
        ))}
      </ul>
      <LoadMore list={list} label={`Load more ${things}`} />
    </>
  );
}
