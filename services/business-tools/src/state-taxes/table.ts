import {
  date,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';
import type { StateRules } from './rules.ts';

/** The income tax rules of each state and year; a later snapshot supersedes those before it, which stay. */
export const stateTaxRules = businessTools.table(
  'state_tax_rules',
  {
    /** The two letters of the state. */
    state: text().notNull(),
    year: integer().notNull(),
    /** The day that the data set was taken on. */
    snapshot: date({ mode: 'string' }).notNull(),
    rules: jsonb().$type<StateRules>().notNull(),
    /** The titles of what the rules cite, by the keys that they cite them by. */
    sources: jsonb().$type<Record<string, string>>().notNull(),
  },
  (rules) => [primaryKey({ columns: [rules.state, rules.year, rules.snapshot] })],
);
