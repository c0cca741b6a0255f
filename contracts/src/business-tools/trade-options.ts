import { inPlainLetters } from '../kernel/plain-letters.ts';

/** The currencies of all three tabs (D-97). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

const euroCountries = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Portugal',
  'Slovakia',
  'Slovenia',
  'Spain',
];
const countriesOf: [Currency, string[]][] = [
  ['EUR', euroCountries],
  ['GBP', ['United Kingdom']],
  ['CAD', ['Canada']],
  ['AUD', ['Australia']],
  ['CNY', ['China']],
];

/** The currency of a country, where Sidework has rates of it; `Canada (Ontario)` pays as Canada does. */
export function currencyOf(country: string): Currency | undefined {
  const [name = ''] = inPlainLetters(country).toLowerCase().split('(');
  const asked = name.trim();
  return countriesOf.find(([, names]) => names.some((each) => each.toLowerCase() === asked))?.[0];
}

/** How a sale is taxed (D-98). */
export const taxTreatments = ['charged', 'reverse_charge', 'zero_rated', 'not_registered'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

export const treatmentLabels: Record<TaxTreatment, string> = {
  charged: 'VAT/GST charged',
  reverse_charge: 'Reverse charge',
  zero_rated: 'Zero-rated',
  not_registered: 'Not registered',
};

/** The six cards, in the specification's order and words. */
export const tradeCards = [
  { key: 'totalSales', label: "Total Int'l Sales" },
  { key: 'taxCollected', label: 'VAT/GST Collected' },
  { key: 'importCosts', label: 'Import Costs' },
  { key: 'duties', label: 'Tariffs & Duties' },
  { key: 'exportValue', label: 'Export Value' },
  { key: 'shippingAndFees', label: 'Shipping & Fees' },
] as const;
export type TradeCard = (typeof tradeCards)[number]['key'];

const money = new Map<Currency, Intl.NumberFormat>();

/** `€1,234.56`: an amount in its own currency, to two decimals. */
export function formatTrade(cents: number, currency: Currency): string {
  const format =
    money.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  money.set(currency, format);
  return format.format(cents / 100);
}

/** A rate is old after this many days; the page then warns of it. */
export const staleAfterDays = 90;
