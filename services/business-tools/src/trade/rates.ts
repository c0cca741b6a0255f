import type { Db } from '@sidework/chassis/db/db';
import { plainHsCode } from '@sidework/contracts/business-tools/hs-codes';
import type { Currency } from '@sidework/contracts/business-tools/trade-options';
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ExchangeRate } from './fx.ts';
import { type DutyLayer, layersFor } from './imported-good.ts';
import { type CountryRates, noRates } from './sale.ts';
import { dutyRates, earlierTaxRates, exchangeRates, internationalTaxRates } from './table.ts';

/** By country, as they are shown and suggested: those of a day. */
export async function internationalRates(db: Db, day: string) {
  const present = await db
    .select()
    .from(internationalTaxRates)
    .orderBy(asc(internationalTaxRates.country));
  const before = await db
    .select()
    .from(earlierTaxRates)
    .where(gte(earlierTaxRates.validTo, day))
    .orderBy(desc(earlierTaxRates.validTo));
  const ofDay = new Map(before.map(({ validTo: _, ...rate }) => [rate.country, rate]));
  return present.map((rate) => ofDay.get(rate.country) ?? rate);
}

/** The comparison ignores case and accents: "germany" finds Germany and "México" finds Mexico. */
const isCalled = (name: PgColumn, country: string) => sql`fold(${name}) = fold(${country})`;

/** The rates that were in force on a day. */
export async function ratesOfCountry(db: Db, country: string, day: string): Promise<CountryRates> {
  const [before] = await db
    .select({ vatRate: earlierTaxRates.vatRate, gstRate: earlierTaxRates.gstRate })
    .from(earlierTaxRates)
    .where(and(isCalled(earlierTaxRates.country, country), gte(earlierTaxRates.validTo, day)))
    .orderBy(asc(earlierTaxRates.validTo))
    .limit(1);
  if (before) return before;
  const { vatRate, gstRate } = internationalTaxRates;
  const [known] = await db
    .select({ vatRate, gstRate })
    .from(internationalTaxRates)
    .where(isCalled(internationalTaxRates.country, country));
  return known ?? noRates;
}

/** It takes the rate of that day, or the last known one before it. */
export async function findRate(
  db: Db,
  currency: Currency,
  day: string,
): Promise<ExchangeRate | undefined> {
  const [known] = await db
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), lte(exchangeRates.day, day)))
    .orderBy(desc(exchangeRates.day))
    .limit(1);
  return known;
}

/** The layers of duty on goods of a code from a country on a day; none without a code. */
export async function dutyLayers(
  db: Db,
  { country, hsCode, day }: { country: string; hsCode: string | null; day: string },
): Promise<DutyLayer[]> {
  if (!hsCode) return [];
  const rows = await db
    .select()
    .from(dutyRates)
    .where(
      and(
        or(eq(dutyRates.origin, ''), isCalled(dutyRates.origin, country)),
        sql`starts_with(${plainHsCode(hsCode)}, ${dutyRates.hsPrefix})`,
        lte(dutyRates.validFrom, day),
        or(isNull(dutyRates.validTo), gte(dutyRates.validTo, day)),
      ),
    );
  return layersFor(rows);
}
