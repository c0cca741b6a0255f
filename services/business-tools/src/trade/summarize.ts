import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { TradeCard } from '@sidework/contracts/business-tools/trade-options';
import type { TradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import { type SQL, sql } from 'drizzle-orm';
import { sumsOf, type TradeTable } from './queries.ts';
import { exportedGoods, importedGoods, internationalSales } from './table.ts';

/** What each card is the sum of. */
const summed: [TradeCard, TradeTable, SQL][] = [
  ['totalSales', internationalSales, sql`${internationalSales.saleAmountCents}`],
  ['taxCollected', internationalSales, sql`${internationalSales.taxAmountCents}`],
  ['importCosts', importedGoods, sql`${importedGoods.totalCostCents}`],
  ['duties', importedGoods, sql`${importedGoods.dutyAmountCents}`],
  ['exportValue', exportedGoods, sql`${exportedGoods.exportValueCents}`],
  [
    'shippingAndFees',
    exportedGoods,
    sql`${exportedGoods.shippingCostCents} + ${exportedGoods.exportFeesCents}`,
  ],
];

export async function summarizeTrade(db: Db, actor: Actor): Promise<TradeSummary> {
  const cards = summed.map(async ([card, table, amount]) => {
    const byCurrency = await sumsOf(db, actor, table, amount);
    const usdCents = byCurrency.reduce((sum, each) => sum + each.usdCents, 0);
    return [card, { usdCents, byCurrency }] as const;
  });
  return Object.fromEntries(await Promise.all(cards)) as TradeSummary;
}
