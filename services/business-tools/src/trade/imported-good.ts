import { unprocessable } from '@sidework/chassis/errors';
import type { ImportedGoodForm } from '@sidework/contracts/business-tools/trade-imports';
import { percentOf } from '@sidework/contracts/kernel/percent';
import { type Fx, toUsd } from './fx.ts';
import type { dutyRates, importedGoods } from './table.ts';

export type ImportedGood = typeof importedGoods.$inferSelect;
export type DutyLayer = typeof dutyRates.$inferSelect;

export interface Tariff {
  tariffRate: number;
  tariffSource: string;
  tariffAsOf: string;
}

/**
 * Each layer gives its closest row: one for the country wins over one for all countries, and a
 * longer part of the code over a shorter.
 */
export function layersFor(rows: readonly DutyLayer[]): DutyLayer[] {
  const closeness = ({ origin, hsPrefix }: DutyLayer) => (origin ? 100 : 0) + hsPrefix.length;
  const closest = new Map<string, DutyLayer>();
  for (const row of rows) {
    const known = closest.get(row.layer);
    if (!known || closeness(row) > closeness(known)) closest.set(row.layer, row);
  }
  return [...closest.values()].sort((a, b) => a.layer.localeCompare(b.layer));
}

/** The tariff is as old as its oldest layer, and undefined without any. */
export function tariffOf(layers: readonly DutyLayer[]): Tariff | undefined {
  if (layers.length === 0) return undefined;
  const millionths = layers.reduce((sum, { rate }) => sum + Math.round(rate * 1_000_000), 0);
  return {
    tariffRate: millionths / 1_000_000,
    tariffSource: layers
      .map(({ layer, rate, source }) => `${layer} ${rate}% (${source})`)
      .join('; '),
    tariffAsOf: layers.map(({ asOf }) => asOf).sort()[0] as string,
  };
}

/** A rate entered by the owner wins over the table; without either the duty is unknown. */
export function chooseTariff(
  { tariffRate, importDate }: Pick<ImportedGoodForm, 'tariffRate' | 'importDate'>,
  layers: readonly DutyLayer[],
): Tariff {
  if (tariffRate !== null)
    return { tariffRate, tariffSource: 'Entered by you', tariffAsOf: importDate };
  const known = tariffOf(layers);
  if (!known)
    throw unprocessable('tariff_rate_needed', undefined, {
      tariffRate: 'Please enter the tariff rate, or 0',
    });
  return known;
}

export function importOf(form: ImportedGoodForm, tariff: Tariff, fx: Fx) {
  const { supplierName, supplierCountry, productDescription, costAmountCents, currency } = form;
  const { customsFeesCents, importDate, hsCode } = form;
  const dutyAmountCents = percentOf(costAmountCents, tariff.tariffRate);
  return {
    supplierName,
    supplierCountry,
    productDescription,
    costAmountCents,
    currency,
    customsFeesCents,
    importDate,
    hsCode,
    dutyAmountCents,
    ...tariff,
    totalCostCents: costAmountCents + dutyAmountCents + customsFeesCents,
    ...fx,
    usdAmountCents: toUsd(costAmountCents, fx.fxRate),
  };
}
