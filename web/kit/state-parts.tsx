import { ApiError } from '../src/lib/api-error.ts';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Grid } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { EmptyState } from '../src/ui/notices/empty-state.tsx';
import { ErrorNotice } from '../src/ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../src/ui/rows/rows-skeleton.tsx';
import { TicketsSkeleton } from '../src/ui/rows/tickets-skeleton.tsx';

const refusal = new ApiError({
  status: 503,
  code: 'unavailable',
  message: 'This part of Sidework does not answer just now.',
  requestId: 'request-1',
});

export function StateParts() {
  return (
    <Section title="Error, loading, empty">
      <Grid min="wide" gap="lg">
        <ErrorNotice error={refusal} onRetry={() => undefined} />
        <RowsSkeleton label="Loading invoices" rows={3} />
        <TicketsSkeleton label="Loading services" rows={2} />
        <EmptyState
          title="No invoices yet"
          text="Every invoice you write stands here, with whether it was paid."
          scene="money"
        >
          <PlainButton>Write an invoice</PlainButton>
        </EmptyState>
      </Grid>
    </Section>
  );
}
