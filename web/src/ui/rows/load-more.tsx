import { PlainButton } from '../buttons/plain-button.tsx';
import { ErrorNotice } from '../notices/error-notice.tsx';
import classes from './load-more.module.css';

interface Props {
  list: {
    hasMore: boolean;
    isLoadingMore: boolean;
    moreError: unknown;
    loadMore: () => Promise<unknown>;
  };
  /** It reads, for example, "Load more jobs". */
  label: string;
}

/** The end of a paged list: the next page on demand. */
export function LoadMore({ list, label }: Props) {
  if (!list.hasMore) return null;
  if (list.moreError)
    return (
      <div className={classes.failure}>
        <ErrorNotice error={list.moreError} onRetry={list.loadMore} />
      </div>
    );
  return (
    <div className={classes.end}>
      <PlainButton
        variant="default"
        isBusy={list.isLoadingMore}
        onClick={() => void list.loadMore()}
      >
        {label}
      </PlainButton>
    </div>
  );
}
