import { Button, Group } from '@mantine/core';

interface Props {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => Promise<unknown> };
  /** What there is more of: "Load more jobs". */
  label: string;
}

/** The end of a paged list: the next page on demand. */
export function LoadMore({ list, label }: Props) {
  if (!list.hasMore) return null;
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" loading={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {label}
      </Button>
    </Group>
  );
}
