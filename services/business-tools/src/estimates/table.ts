import { type FilingStatus, filingStatuses } from '@sidework/contracts/business-tools/filing';
import { estimateMethods } from '@sidework/contracts/business-tools/tax-estimates';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';
import type { Worked } from './work-out.ts';

const cents = { mode: 'number' } as const;
const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const statuses = filingStatuses.map(({ key }) => key) as [FilingStatus, ...FilingStatus[]];

export const taxProfiles = businessTools.table(
  'tax_profiles',
  {
    professionalId: uuid().notNull(),
    year: integer().notNull(),
    filingStatus: text({ enum: statuses }).notNull(),
    /** The professional lives here: a state, and a city or county of it that taxes income. */
    state: text(),
    locality: text(),
    wagesCents: bigint(cents).notNull(),
    spouseWagesCents: bigint(cents).notNull().default(0),
    withheldCents: bigint(cents).notNull(),
    stateWithheldCents: bigint(cents).notNull().default(0),
    statePaidCents: bigint(cents).notNull().default(0),
    lastYearTaxCents: bigint(cents),
    lastYearIncomeCents: bigint(cents),
    takesQbi: boolean().notNull(),
    paidCents: bigint(cents).notNull(),
    setAsideCents: bigint(cents).notNull(),
    /** When it is next looked at whether a payment waits; null once all payments of the year are over. */
    remindOn: date({ mode: 'string' }),
    /** The payment that waits on Today, and with which amount; null while none does. */
    notifiedNumber: integer('told_number'),
    notifiedCents: bigint('told_cents', cents),
    updatedAt: timestamp(moment).notNull(),
  },
  (profile) => [
    primaryKey({ columns: [profile.professionalId, profile.year] }),
    index('tax_profiles_remind_on_idx').on(profile.remindOn).where(sql`remind_on is not null`),
  ],
);

export const taxEstimates = businessTools.table(
  'tax_estimates',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    year: integer().notNull(),
    quarter: integer(),
    locationState: text().notNull(),
    locationCity: text(),
    method: text({ enum: estimateMethods }).notNull(),
    ruleSetVersion: integer(),
    totalIncomeCents: bigint(cents).notNull(),
    totalDeductionsCents: bigint(cents).notNull(),
    taxableIncomeCents: bigint(cents).notNull(),
    federalTaxCents: bigint(cents).notNull(),
    stateTaxCents: bigint(cents).notNull(),
    cityTaxCents: bigint(cents).notNull(),
    selfEmploymentTaxCents: bigint(cents).notNull(),
    totalTaxDueCents: bigint(cents).notNull(),
    /** Both methods as they were worked out, with every input. */
    flat: jsonb().$type<Worked>().notNull(),
    detailed: jsonb().$type<Worked>(),
    instalmentCents: bigint(cents),
    createdAt: timestamp(moment).notNull(),
  },
  (estimate) => [
    index('tax_estimates_professional_id_idx').on(
      estimate.professionalId,
      estimate.createdAt,
      estimate.id,
    ),
    check('tax_estimates_quarter_check', sql`quarter between 1 and 4`),
    check('tax_estimates_method_check', sql`(method = 'detailed') = (detailed is not null)`),
  ],
);
