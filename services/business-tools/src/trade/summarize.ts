import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { tradeCards } from '@sidework/contracts/business-tools/trade-options';
import type { TradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import { totalsOf } from './totals.ts';

export async function summarizeTrade(db: Db, actor: Actor): Promise<TradeSummary> {
  const totals = await totalsOf(db, actor);
  const cards = tradeCards.map(({ key }) => {
    const byCurrency = totals
      .filter(({ card }) => card === key)
      .map(({ currency, amountCents, usdCents }) => ({ currency, amountCents, usdCents }));
    const usdCents = byCurrency.reduce((sum, each) => sum + each.usdCents, 0);
    return [key, { usdCents, byCurrency }] as const;
  });
  return Object.fromEntries(cards) as TradeSummary;
}
