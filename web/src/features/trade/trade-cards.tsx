import { formatTrade, tradeCards } from '@sidework/contracts/business-tools/trade-options';
import {
  getTradeSummary,
  type TradeSummary,
} from '@sidework/contracts/business-tools/trade-summaries';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Folded } from '../../ui/rows/folded-lines.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

/** The six totals in US dollars stand close together, so that the records are near; their parts in other currencies open beneath. */
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
  const foreign = tradeCards.filter(({ key }) => isForeign(data[key]));
  return (
    <div>
      <KeyFigures isSnug>
        {tradeCards.map(({ key, label }) => (
          <KeyFigure key={key} name={label}>
            {formatCents(data[key].usdCents)}
          </KeyFigure>
        ))}
      </KeyFigures>
      {foreign.length > 0 && (
        <Folded title="In US dollars. See the amounts in other currencies">
          <Facts
            facts={foreign.map(({ key, label }) => ({ label, value: breakdownOf(data[key]) }))}
          />
        </Folded>
      )}
    </div>
  );
}

type Total = TradeSummary[keyof TradeSummary];

const isForeign = ({ byCurrency }: Total) => byCurrency.some(({ currency }) => currency !== 'USD');

const breakdownOf = ({ byCurrency }: Total): string =>
  byCurrency
    .map(({ currency, amountCents, usdCents }) =>
      currency === 'USD'
        ? formatCents(usdCents)
        : `${formatTrade(amountCents, currency)} (${formatCents(usdCents)})`,
    )
    .join(' + ');
