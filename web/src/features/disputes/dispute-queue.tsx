import { type DisputeView, listDisputes } from '@sidework/contracts/client-services/escrow';
import { Fragment, type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const SplitDialog = lazyDialog(async () => (await import('./split-dialog.tsx')).SplitDialog);

interface Props {
  /** How one is shown, with the button that splits it. */
  children: (dispute: DisputeView, decide: () => void) => ReactNode;
}

export function DisputeQueue({ children }: Props) {
  const { data, error, mutate } = useApi(listDisputes);
  const [decided, setDecided] = useState<DisputeView>();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the disputes" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title="No dispute waits"
        text="When a client or a professional disputes held money, the dispute shows up here."
      />
    );
  return (
    <Stack>
      {data.items.map((dispute) => (
        <Fragment key={dispute.id}>{children(dispute, () => setDecided(dispute))}</Fragment>
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
