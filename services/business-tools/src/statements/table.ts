import { periods } from '@sidework/contracts/business-tools/periods';
import { type StatementLine, statementTypes } from '@sidework/contracts/business-tools/statement';
import {
  bigint,
  integer,
  jsonb,
  numeric,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const cents = { mode: 'number' } as const;
const percent = { precision: 20, scale: 2, mode: 'number' } as const;
const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export interface StatementData {
  simplified: StatementLine[];
  full: StatementLine[];
  profitMargin: number;
}

export const financialStatements = businessTools.table(
  'financial_statements',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    statementType: text({ enum: statementTypes }).notNull(),
    year: integer().notNull(),
    period: text({ enum: periods }).notNull(),
    data: jsonb().$type<StatementData>().notNull(),
    generatedAt: timestamp(moment).notNull(),
  },
  (statement) => [
    unique('financial_statements_unique').on(
      statement.professionalId,
      statement.year,
      statement.period,
      statement.statementType,
    ),
  ],
);

export const yoyAnalysis = businessTools.table(
  'yoy_analysis',
  {
    professionalId: uuid().notNull(),
    year: integer().notNull(),
    totalRevenueCents: bigint(cents).notNull(),
    totalExpensesCents: bigint(cents).notNull(),
    netProfitCents: bigint(cents).notNull(),
    profitMargin: numeric(percent).notNull(),
    growthRate: numeric(percent),
  },
  (year) => [primaryKey({ columns: [year.professionalId, year.year] })],
);
