import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { getBalance } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import { explainedBalance } from '../../features/balance/explained-balance.ts';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { ExplainButton } from '../../ui/dialogs/explain-button.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { useHeld } from './use-held.ts';

/** The sums of what can be taken out, of what is held, and of what the taxes will ask for. */
export function MoneyFigures({ isClient }: { isClient: boolean }) {
  const { data, error, mutate } = useApi(getBalance);
  const { work, error: heldError, retry } = useHeld();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (heldError) return <ErrorNotice error={heldError} onRetry={retry} />;
  if (!data || !work) return <RowsSkeleton rows={2} label="Loading your money" />;
  const ordered = work.filter(({ isOwn }) => !isOwn);
  const heldForYou = data.heldNetCents + data.heldSalesCents;
  const heldForWork = ordered.reduce((sum, { service }) => sum + service.escrowedAmountCents, 0);
  return (
    <Stack gap="sm">
      <Grid min="figure">
        {!isClient && (
          <Stat
            label="Available"
            value={formatCents(data.availableCents)}
            note="A payout takes all of it"
            to={paths.balance}
          />
        )}
        {!isClient && (
          <Stat
            label="Held for you"
            value={formatCents(heldForYou)}
            note="After fees, until it is released"
            to={heldForYou > 0 ? '#held' : undefined}
          />
        )}
        {(isClient || heldForWork > 0) && (
          <Stat
            label="Held for work you ordered"
            value={formatCents(heldForWork)}
            note={heldForWork === 0 ? 'Nothing is held now' : 'It is yours until you release it'}
            to={heldForWork > 0 ? '#held' : undefined}
          />
        )}
        {(isClient || data.creditCents > 0) && (
          <Stat
            label="Refunded to you"
            value={formatCents(data.creditCents)}
            note={isClient && data.availableCents === 0 ? undefined : 'A payout sends it'}
            to={paths.balance}
          />
        )}
        {!isClient && <SetAside />}
      </Grid>
      <div>
        <ExplainButton name="your money" lines={explainedBalance(data, viewersToday())} />
      </div>
    </Stack>
  );
}

function SetAside() {
  const year = Number(viewersToday().slice(0, 4));
  const { data } = useApi(getTaxSummary, { query: { year } });
  const next = data?.nextPayment;
  if (!next)
    return (
      <Stat
        label={`${year} taxes`}
        value="Not estimated"
        note={data && 'Fill in your tax profile to see what to set aside'}
        to={`${paths.taxTracker}?tab=calculator`}
      />
    );
  return (
    <Stat
      label="Set aside for taxes"
      value={formatCents(next.setAsideCents)}
      note={`Of ${formatCents(next.amountCents)} due ${dayText(next.dueOn)}. Estimate.`}
      meaning={next.toGoCents > 0 ? 'due' : undefined}
      to={paths.taxTracker}
    />
  );
}
