import type { ImportedGoodView } from '@sidework/contracts/business-tools/trade-imports';
import { formatTrade } from '@sidework/contracts/business-tools/trade-options';
import type { Line } from '../../ui/rows/explained-lines.tsx';

/** How the duty and the cost of an import come about. */
export function explainedImport(goods: ImportedGoodView): Line[] {
  const { currency, costAmountCents, dutyAmountCents, customsFeesCents, totalCostCents } = goods;
  const part = (name: string, cents: number) => ({ name, value: formatTrade(cents, currency) });
  const shown = (cents: number) => ({
    amountCents: cents,
    amountText: formatTrade(cents, currency),
  });
  return [
    {
      ...shown(dutyAmountCents),
      key: 'duty',
      label: 'Duty',
      formula: 'customs value × tariff rate',
      inputs: [
        part('customs value', costAmountCents),
        { name: 'tariff rate', value: `${goods.tariffRate}%` },
        ...(goods.hsCode ? [{ name: 'HS code', value: goods.hsCode }] : []),
      ],
      source: goods.tariffSource,
      asOf: goods.tariffAsOf,
    },
    {
      ...shown(totalCostCents),
      key: 'total',
      label: 'Total cost',
      formula: 'cost + duty + customs fees',
      inputs: [
        part('cost', costAmountCents),
        part('duty', dutyAmountCents),
        part('customs fees', customsFeesCents),
      ],
      source: 'Your import in Sidework',
      asOf: goods.importDate,
    },
    ...(currency === 'USD'
      ? []
      : [
          {
            key: 'usd',
            label: 'Cost in US dollars',
            amountCents: goods.usdAmountCents,
            formula: 'cost × exchange rate',
            inputs: [
              part('cost', costAmountCents),
              { name: 'exchange rate', value: String(goods.fxRate) },
            ],
            source: goods.fxSource ?? 'Entered by you',
            asOf: goods.fxDate ?? goods.importDate,
          },
        ]),
  ];
}
