import type { Db } from '@sidework/chassis/db/db';
import { plainHsCode } from '@sidework/contracts/business-tools/hs-codes';
import type { Currency } from '@sidework/contracts/business-tools/trade-options';
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ExchangeRate } from './fx.ts';
import { type DutyLayer, layersFor } from './imported-good.ts';
import { type CountryRates, noRates } from './sale.ts';
import { dutyRates, exchangeRates, internationalTaxRates } from './table.ts';

/** By country, as they are shown and suggested. */
export const internationalRates = (db: Db) =>
  db.select().from(internationalTaxRates).orderBy(asc(internationalTaxRates.country));

/** The comparison ignores case and accents: "germany" finds Germany and "México" finds Mexico. */
const isCalled = (name: PgColumn, country: string) => sql`fold(${name}) = fold(${country})`;

export async function ratesOfCountry(db: Db, country: string): Promise<CountryRates> {
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
