import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from '../src/tax-rules/rule-set.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../migrations/0001_load_tax_rules_and_rates.sql'),
  'utf8',
);
const rows = /\((\d{4}), (\d+), '([^']+)', '([^']+)', \$figures\$(.+?)\$figures\$\)/gs;

/** The rule sets as the migration ships them, so that rules are tested with no other figures. */
export const shippedRuleSets: RuleSet[] = [...migration.matchAll(rows)].map(
  ([, year, version, source = '', asOf = '', figures = '']) => ({
    year: Number(year),
    version: Number(version),
    source,
    asOf,
    figures: JSON.parse(figures),
  }),
);

export function ruleSetOf(year: number): RuleSet {
  const found = shippedRuleSets.find((rules) => rules.year === year);
  if (!found) throw new Error(`no rule set of ${year} is shipped`);
  return found;
}
