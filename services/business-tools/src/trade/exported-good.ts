import type { ExportedGoodForm } from '@sidework/contracts/business-tools/trade-exports';
import { type Fx, toUsd } from './fx.ts';
import type { exportedGoods } from './table.ts';

export type ExportedGood = typeof exportedGoods.$inferSelect;

export function exportOf(form: ExportedGoodForm, fx: Fx) {
  const { buyerName, buyerCountry, productDescription, exportValueCents, currency } = form;
  const { shippingCostCents, exportFeesCents, exportDate, trackingNumber, hsCode } = form;
  return {
    buyerName,
    buyerCountry,
    productDescription,
    exportValueCents,
    currency,
    shippingCostCents,
    exportFeesCents,
    exportDate,
    trackingNumber,
    hsCode,
    totalValueCents: exportValueCents + shippingCostCents + exportFeesCents,
    ...fx,
    usdAmountCents: toUsd(exportValueCents, fx.fxRate),
  };
}
