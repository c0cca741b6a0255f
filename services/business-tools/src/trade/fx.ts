import { unprocessable } from '@sidework/chassis/errors';
import { staleAfterDays } from '@sidework/contracts/business-tools/trade-options';
import type { ExchangeRateView } from '@sidework/contracts/business-tools/trade-rates';
import { problems } from '@sidework/contracts/problems';
import type { exchangeRates } from './table.ts';

export type ExchangeRate = typeof exchangeRates.$inferSelect;

/** How an amount becomes US dollars, of which day that is and where it is from. */
export interface Fx {
  fxRate: number;
  fxDate: string;
  fxSource: string;
}

interface Asked {
  currency: string;
  fxRate: number | null;
  fxDate: string | null;
}

/**
 * A rate entered by the owner wins over the table; without either the amount cannot be given in US
 * dollars.
 */
export function chooseFx(
  { currency, fxRate, fxDate }: Asked,
  day: string,
  known: ExchangeRate | undefined,
): Fx {
  if (currency === 'USD') return { fxRate: 1, fxDate: day, fxSource: 'US dollars' };
  if (fxRate !== null) return { fxRate, fxDate: fxDate ?? day, fxSource: 'Entered by you' };
  if (!known)
    throw unprocessable('exchange_rate_needed', undefined, {
      fxRate: 'Please enter the exchange rate of this day',
    });
  return { fxRate: known.rate, fxDate: known.day, fxSource: known.source };
}

const rateSteps = 100_000_000;

/** In US cents, a half up, without a float on the way. */
export function toUsd(cents: number, fxRate: number): number {
  const scaled = BigInt(cents) * BigInt(Math.round(fxRate * rateSteps));
  return Number((scaled + BigInt(rateSteps / 2)) / BigInt(rateSteps));
}

/** Sums of such amounts stay exact; in US dollars no record of the form's limits passes it. */
const mostUsdCents = 10_000_000_000_000;

/** Refuses a rate by which an amount of a record is more than can be added up to the cent. */
export function requireExact(cents: readonly number[], { fxRate }: Pick<Fx, 'fxRate'>): void {
  if (cents.every((each) => toUsd(each, fxRate) <= mostUsdCents)) return;
  const fields = { fxRate: problems.trade_amount_too_large };
  throw unprocessable('trade_amount_too_large', undefined, fields);
}

/** Data that is too old by `today` asks staff for a new look. */
export function isStale(asOf: string, today: string): boolean {
  return Date.parse(today) - Date.parse(asOf) > staleAfterDays * 24 * 3_600_000;
}

export const toExchangeRateView = (
  { currency, rate, day: date, source }: ExchangeRate,
  day: string,
): ExchangeRateView => ({ currency, rate, date, source, isStale: isStale(date, day) });
