import type { ExportedGoodView } from '@sidework/contracts/schema/business-tools/trade-exports';
import type { ImportedGoodView } from '@sidework/contracts/schema/business-tools/trade-imports';
import type { SaleDraftView } from '@sidework/contracts/schema/business-tools/trade-sale-drafts';
import type { InternationalSaleView } from '@sidework/contracts/schema/business-tools/trade-sales';
import type { TradeSummary } from '@sidework/contracts/schema/business-tools/trade-summaries';
import { anId } from './job-builders.ts';

const common = () => ({
  id: anId(),
  professionalId: anId(),
  productDescription: 'Oak chairs',
  currency: 'USD' as const,
  fxRate: 1,
  fxDate: '2026-11-02',
  fxSource: 'US dollars',
  usdAmountCents: 100_000,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
});

export const aSale = (sale: Partial<InternationalSaleView> = {}): InternationalSaleView => ({
  ...common(),
  clientName: 'Lena Vogt',
  country: 'Germany',
  saleAmountCents: 123_456,
  vatRate: 19,
  gstRate: 0,
  taxAmountCents: 23_457,
  treatment: 'charged',
  customerVatId: null,
  saleDate: '2026-11-02',
  isIncome: true,
  serviceId: null,
  ...sale,
});

export const aSaleDraft = (): SaleDraftView => ({
  id: anId(),
  professionalId: anId(),
  serviceId: anId(),
  clientName: 'Grace',
  country: 'Germany',
  productDescription: 'A website',
  saleAmountCents: 400_00,
  saleDate: '2026-11-20',
  vatRate: 19,
  gstRate: 0,
  treatment: 'not_registered',
  customerVatId: null,
  exchange: { currency: 'EUR', rate: 1.12, date: '2026-11-01', source: 'Sample', isStale: false },
  createdAt: '2026-11-20T10:00:00.000Z',
});

export const anImport = (goods: Partial<ImportedGoodView> = {}): ImportedGoodView => ({
  ...common(),
  supplierName: 'Shen Tools',
  supplierCountry: 'China',
  costAmountCents: 100_000,
  tariffRate: 7.5,
  tariffSource: 'Entered by you',
  tariffAsOf: '2026-11-02',
  dutyAmountCents: 7_500,
  customsFeesCents: 3_000,
  totalCostCents: 110_500,
  importDate: '2026-11-02',
  hsCode: null,
  ...goods,
});

export const anExport = (goods: Partial<ExportedGoodView> = {}): ExportedGoodView => ({
  ...common(),
  buyerName: 'Noah Roy',
  buyerCountry: 'Canada',
  exportValueCents: 50_000,
  shippingCostCents: 4_000,
  exportFeesCents: 1_000,
  totalValueCents: 55_000,
  exportDate: '2026-11-02',
  trackingNumber: null,
  hsCode: null,
  ...goods,
});

const card = (usdCents: number): TradeSummary['duties'] => ({
  usdCents,
  byCurrency: [{ currency: 'USD', amountCents: usdCents, usdCents }],
});

export const aTradeSummary = (cards: Partial<TradeSummary> = {}): TradeSummary => ({
  totalSales: card(123_456),
  taxCollected: card(23_457),
  importCosts: card(110_500),
  duties: card(7_500),
  exportValue: card(50_000),
  shippingAndFees: card(5_000),
  ...cards,
});
