import { type DisputeView, listDisputes } from '@sidework/contracts/client-services/escrow';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';

const SplitDialog = lazyDialog(async () => (await import('./split-dialog.tsx')).SplitDialog);

export function DisputeQueue() {
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
        <Card key={dispute.id} title={dispute.title} aside={<Chip meaning="turn">Your turn</Chip>}>
          <Grid min="wide">
            <Stack>
              <LongText>{dispute.reason}</LongText>
              <FactGrid>
                <Fact name="Disputed by">
                  {dispute.openedBy === 'client' ? 'The client' : 'The professional'}
                </Fact>
                <Fact name="Since">
                  <DateText moment={dispute.openedAt} />
                </Fact>
                <Fact name="Client">{dispute.clientName}</Fact>
                <Fact name="Professional">{dispute.professionalName}</Fact>
              </FactGrid>
            </Stack>
            <Stack>
              <Facts
                facts={[
                  { label: 'Agreed total', value: <MoneyText cents={dispute.totalAmountCents} /> },
                  { label: 'Held', value: <MoneyText cents={dispute.heldCents} />, isSum: true },
                ]}
              />
              <PlainButton onClick={() => setDecided(dispute)}>Decide</PlainButton>
            </Stack>
          </Grid>
        </Card>
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
