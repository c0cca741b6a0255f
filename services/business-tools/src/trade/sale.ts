import { unprocessable } from '@sidework/chassis/errors';
import type { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import { percentOf } from '@sidework/contracts/kernel/percent';
import { problems } from '@sidework/contracts/problems';
import { type BookRecord, book } from '../books/record.ts';
import { type Fx, toUsd } from './fx.ts';
import type { internationalSales } from './table.ts';

export type Sale = typeof internationalSales.$inferSelect;

export interface CountryRates {
  vatRate: number;
  gstRate: number;
}
/** A country that the table does not know adds nothing. */
export const noRates: CountryRates = { vatRate: 0, gstRate: 0 };

/** The record of the books that a sale is, beside VAT and GST, which are passed on. */
export function incomeOf(recordId: string, sale: Sale, now: Date): BookRecord {
  const { id, professionalId, usdAmountCents: amountCents, saleDate: date } = sale;
  const description = `${sale.productDescription}, for ${sale.clientName} (${sale.country})`;
  const booking = {
    professionalId,
    postingId: id,
    origin: { kind: 'sale', id } as const,
    amountCents,
    description: [...description].slice(0, 500).join(''),
    date,
    category: 'Services',
  };
  return book(recordId, booking, now);
}

/** The tax of a sale that is in the books, in cents of US dollars. The sale of a service has none, because the client paid its price. */
export const taxOwedBy = ({ isIncome, taxAmountCents, fxRate }: Sale): number =>
  isIncome ? toUsd(taxAmountCents, fxRate) : 0;

interface Known {
  isIncome: boolean;
  serviceId: string | null;
}

/**
 * Whether a sale is a record of the books. The sale of a service is none of its own: what the release brought is in the books
 * already (F11).
 */
function toBooks(asked: boolean | undefined, known: Known | undefined, serviceId: string | null) {
  if (serviceId && asked)
    throw unprocessable('service_is_income', undefined, { isIncome: problems.service_is_income });
  return { isIncome: asked ?? known?.isIncome ?? !serviceId, serviceId };
}

/** The form of a sale; the server alone knows of which service it is. */
export type SaleForm = InternationalSaleForm & { serviceId?: string };

/** Tax is charged only under treatment by both rates; otherwise there is none. */
export function saleOf(form: SaleForm, rates: CountryRates, fx: Fx, before?: Known) {
  const { clientName, country, productDescription, saleAmountCents, currency } = form;
  const { saleDate, treatment, customerVatId } = form;
  const serviceId = before ? before.serviceId : (form.serviceId ?? null);
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
    ...toBooks(form.isIncome, before, serviceId),
    vatRate: rates.vatRate,
    gstRate: rates.gstRate,
    taxAmountCents: treatment === 'charged' ? charged : 0,
    ...fx,
    usdAmountCents: toUsd(saleAmountCents, fx.fxRate),
  };
}
