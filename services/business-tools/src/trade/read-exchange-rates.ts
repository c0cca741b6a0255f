import { type Currency, currencies } from '@sidework/contracts/business-tools/trade-options';
import type { ExchangeRate } from './fx.ts';

interface Read {
  rates: ExchangeRate[];
  /** It says why nothing can be loaded. */
  fault?: string;
}

const isCurrency = (text: string): text is Currency =>
  currencies.some((currency) => currency === text);
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isReal(text);
const isReal = (day: string) => new Date(day).toISOString().startsWith(day);

const largest = 1_000_000;
const rounded = (rate: number) => Math.round(rate * 1e8) / 1e8;
const isRate = (rate: number) => rate > 0 && rate <= largest && rounded(rate) > 0;

/**
 * Reads CSV in one of two shapes: `day,currency,rate,source` with US dollars for one unit, or the file of the European Central
 * Bank, which has a column for each currency with its units for one euro.
 */
export function readExchangeRates(text: string): Read {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const names = header.map((name) => name.toLowerCase());
  if (names[0] === 'day' && names[1] === 'currency' && names[2] === 'rate') return plain(rows);
  const dollars = names.indexOf('usd');
  if (names[0] === 'date' && dollars > 0) return ofCentralBank(header, dollars, rows);
  return {
    rates: [],
    fault: 'The first line has to be "day,currency,rate,source" or that of the ECB: "Date,USD,…".',
  };
}

const faulty = (row: number, why: string): Read => ({
  rates: [],
  fault: `Line ${row + 2} ${why}. Nothing was loaded.`,
});

function plain(rows: string[][]): Read {
  const rates: ExchangeRate[] = [];
  for (const [index, [day = '', currency = '', typed = '', source = '']] of rows.entries()) {
    const rate = Number(typed);
    if (!isDay(day)) return faulty(index, 'has no day like 2026-01-31');
    if (!isCurrency(currency) || currency === 'USD')
      return faulty(index, `has no currency of ${currencies.slice(1).join(', ')}`);
    if (!isRate(rate)) return faulty(index, 'has no rate above 0');
    rates.push({ day, currency, rate: rounded(rate), source: source || 'Loaded by staff' });
  }
  return { rates };
}

const source = 'European Central Bank reference rate';

function ofCentralBank(header: string[], dollars: number, rows: string[][]): Read {
  const rates: ExchangeRate[] = [];
  for (const [index, row] of rows.entries()) {
    const day = row[0] ?? '';
    if (!isDay(day)) return faulty(index, 'has no day like 2026-01-31');
    const perEuro = Number(row[dollars]);
    if (!isRate(perEuro)) return faulty(index, 'has no US dollars for a euro');
    rates.push({ day, currency: 'EUR', rate: rounded(perEuro), source });
    for (const [place, currency] of header.entries()) {
      const units = Number(row[place]);
      // The bank writes N/A for a currency that it did not quote on a day.
      if (place === dollars || !isCurrency(currency) || !isRate(units)) continue;
      rates.push({ day, currency, rate: rounded(perEuro / units), source });
    }
  }
  return { rates };
}
