import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';
import type { Figures } from './rule-set.ts';

const percent = { precision: 9, scale: 6, mode: 'number' } as const;

/** The federal figures by year; a correction is a new version, and saved estimates say by which they were made. */
export const taxRuleSets = businessTools.table(
  'tax_rule_sets',
  {
    year: integer().notNull(),
    version: integer().notNull(),
    source: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    figures: jsonb().$type<Figures>().notNull(),
  },
  (rules) => [primaryKey({ columns: [rules.year, rules.version] })],
);

/** Rates by state and year; those of a professional count for that person alone, and are not checked. */
export const taxRates = businessTools.table(
  'tax_rates',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    professionalId: uuid(),
    locationState: text().notNull(),
    year: integer().notNull(),
    federalRate: numeric(percent).notNull(),
    stateRate: numeric(percent).notNull(),
    cityRate: numeric(percent),
    selfEmploymentRate: numeric(percent).notNull(),
    source: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
  },
  (rate) => [
    unique('tax_rates_professional_id_location_state_year_unique')
      .on(rate.professionalId, rate.locationState, rate.year)
      .nullsNotDistinct(),
    index('tax_rates_year_idx').on(rate.year),
    check(
      'tax_rates_percent_check',
      sql`federal_rate between 0 and 100 and state_rate between 0 and 100
        and city_rate between 0 and 100 and self_employment_rate between 0 and 100`,
    ),
  ],
);
