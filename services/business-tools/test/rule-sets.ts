import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from '../src/tax-rules/rule-set.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../migrations', name), 'utf8');

const migration = read('0001_load_tax_rules_and_rates.sql');
const correction = read('0011_correct_federal_rules.sql');
const minimum = JSON.parse(correction.match(/\{"leastIncome".*?\}/)?.[0] ?? 'null');
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

const sourceOf = (year: number) =>
  correction.match(new RegExp(`(?:when ${year} then|else) '(IRS[^']+)'`))?.[1] ?? '';

/** The newest version of a year's rules: the second adds the minimum of 2026 to the first. */
export function ruleSetOf(year: number): RuleSet {
  const found = shippedRuleSets.find((rules) => rules.year === year);
  if (!found) throw new Error(`no rule set of ${year} is shipped`);
  const { qualifiedBusinessIncome: qbi, ...figures } = found.figures;
  const corrected = qbi && year === 2026 ? { ...qbi, minimum } : qbi;
  const source = sourceOf(year);
  return {
    ...found,
    source,
    version: 2,
    figures: { ...figures, qualifiedBusinessIncome: corrected },
  };
}
