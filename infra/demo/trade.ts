import type { Ask, Member } from './deeds.ts';

const day = (monthsAgo: number, dayOfMonth: number) => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return `${date.toISOString().slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
};

/** Rates and duties are those of the samples that the service brings, unless they are entered. */
const sales = [
  {
    clientName: 'Bäckerei Sommer',
    country: 'Germany',
    treatment: 'reverse_charge',
    productDescription: 'Backup plan',
    saleAmountCents: 120_000,
    currency: 'EUR',
    customerVatId: 'DE811907980',
    saleDate: day(3, 8),
  },
  {
    clientName: 'Marta Nowak',
    country: 'Poland',
    currency: 'EUR',
    productDescription: 'Website check',
    saleAmountCents: 32_000,
    saleDate: day(2, 14),
  },
  {
    clientName: 'Harbour Cycles',
    country: 'Canada (Ontario)',
    currency: 'CAD',
    productDescription: 'Shop network',
    saleAmountCents: 245_000,
    saleDate: day(1, 21),
  },
];
const imports = [
  {
    supplierName: 'Shenzhen Cable Works',
    supplierCountry: 'China',
    currency: 'CNY',
    productDescription: 'Power supplies',
    hsCode: '8504.40',
    costAmountCents: 1_480_000,
    customsFeesCents: 21_000,
    importDate: day(4, 3),
  },
  {
    supplierName: 'Nordic Racks',
    supplierCountry: 'Sweden',
    currency: 'EUR',
    productDescription: 'Steel cabinets',
    hsCode: '9403.20',
    costAmountCents: 86_000,
    customsFeesCents: 3_000,
    importDate: day(2, 19),
  },
];
const exports = [
  {
    buyerName: 'Leeds Radio Club',
    buyerCountry: 'United Kingdom',
    currency: 'GBP',
    productDescription: 'Refurbished routers',
    hsCode: '8517.62',
    exportValueCents: 94_000,
    shippingCostCents: 6_800,
    exportFeesCents: 1_500,
    trackingNumber: 'SW 4410 2213 8',
    exportDate: day(1, 6),
  },
  {
    buyerName: 'Perth Makerspace',
    buyerCountry: 'Australia',
    currency: 'AUD',
    productDescription: 'Sensor kits',
    hsCode: '9025.80',
    exportValueCents: 61_500,
    shippingCostCents: 9_200,
    exportFeesCents: 0,
    exportDate: day(1, 24),
  },
];

/** Records the sales, imports and exports of a person. */
export async function tradeAbroad(ask: Ask, { token }: Member): Promise<void> {
  for (const sale of sales) await ask('POST', '/api/international-sales', token, sale);
  for (const goods of imports) await ask('POST', '/api/imported-goods', token, goods);
  for (const goods of exports) await ask('POST', '/api/exported-goods', token, goods);
}
