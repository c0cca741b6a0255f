import { formatTrade, tradeCards } from '@sidework/contracts/business-tools/trade-options';
import {
  getTradeSummary,
  type TradeSummary,
} from '@sidework/contracts/business-tools/trade-summaries';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

/** The six cards, in US dollars, with what they are made of in other currencies. */
export function TradeCards() {
  const { data, error, mutate } = useApi(getTradeSummary);
  if (error && !data)
    return (
      <ErrorNotice
        error={error}
        text={`Failed to load data: ${messageOf(error)}`}
        onRetry={() => mutate()}
      />
    );
  if (!data) return <RowsSkeleton rows={1} label="Loading the totals" />;
  return (
    <Grid min="third">
      {tradeCards.map(({ key, label }) => (
        <Stat
          key={key}
          label={label}
          value={formatCents(data[key].usdCents)}
          note={breakdownOf(data[key])}
        />
      ))}
    </Grid>
  );
}

function breakdownOf({ byCurrency }: TradeSummary[keyof TradeSummary]): string {
  const foreign = byCurrency.filter(({ currency }) => currency !== 'USD');
  if (foreign.length === 0) return 'In US dollars';
  return byCurrency
    .map(({ currency, amountCents, usdCents }) =>
      currency === 'USD'
        ? formatCents(usdCents)
        : `${formatTrade(amountCents, currency)} (${formatCents(usdCents)})`,
    )
    .join(' + ');
}
