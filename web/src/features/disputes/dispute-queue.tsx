import { type DisputeView, listDisputes } from '@sidework/contracts/client-services/escrow';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { DisputeCard } from './dispute-card.tsx';

const SplitDialog = lazyDialog(async () => (await import('./split-dialog.tsx')).SplitDialog);

interface Props {
  /** What happened to the work of a dispute. */
  historyOf: (dispute: DisputeView) => ReactNode;
}

export function DisputeQueue({ historyOf }: Props) {
  const { data, error, mutate } = useApi(listDisputes);
  const [decided, setDecided] = useState<DisputeView>();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the disputes" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title="No dispute waits"
        text="When a client or a professional disputes what is held for their work, it stands here."
      />
    );
  return (
    <Stack>
      {data.items.map((dispute) => (
        <DisputeCard
          key={dispute.id}
          dispute={dispute}
          history={historyOf(dispute)}
          decide={() => setDecided(dispute)}
        />
      ))}
      {decided && (
        <SplitDialog
          isOpen
          dispute={decided}
          onClose={() => setDecided(undefined)}
          onSettled={() => mutate()}
        />
      )}
    </Stack>
  );
}
