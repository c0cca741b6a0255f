import type { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import { percentOf } from '@sidework/contracts/kernel/percent';
import { type Fx, toUsd } from './fx.ts';
import type { internationalSales } from './table.ts';

export type Sale = typeof internationalSales.$inferSelect;

export interface CountryRates {
  vatRate: number;
  gstRate: number;
}
/** A country that the table does not know adds nothing. */
export const noRates: CountryRates = { vatRate: 0, gstRate: 0 };

/** Tax is charged only under treatment by both rates; otherwise there is none. */
export function saleOf(form: InternationalSaleForm, rates: CountryRates, fx: Fx) {
  const { clientName, country, productDescription, saleAmountCents, currency } = form;
  const { saleDate, treatment, customerVatId } = form;
  const charged = percentOf(saleAmountCents, rates.vatRate + rates.gstRate);
  return {
    clientName,
    country,
    productDescription,
    saleAmountCents,
    currency,
    saleDate,
    treatment,
    customerVatId,
    vatRate: rates.vatRate,
    gstRate: rates.gstRate,
    taxAmountCents: treatment === 'charged' ? charged : 0,
    ...fx,
    usdAmountCents: toUsd(saleAmountCents, fx.fxRate),
  };
}
