import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StateRules } from '../src/state-taxes/rules.ts';

export interface ShippedRules {
  state: string;
  year: number;
  snapshot: string;
  rules: StateRules;
  sources: Record<string, string>;
}

const migration = readFileSync(
  join(import.meta.dirname, '../migrations/0010_load_state_tax_rules.sql'),
  'utf8',
);
const rows = /\('(\w\w)', (\d{4}), '([\d-]+)', \$json\$(.+?)\$json\$, \$json\$(.+?)\$json\$\)/g;

/** The rules of the states as the migration ships them, so that they are tested with no other figures. */
export const shippedStateRules: ShippedRules[] = [...migration.matchAll(rows)].map(
  ([, state = '', year, snapshot = '', rules = '', sources = '']) => ({
    state,
    year: Number(year),
    snapshot,
    rules: JSON.parse(rules),
    sources: JSON.parse(sources),
  }),
);

export function stateRulesOf(state: string, year: number): ShippedRules {
  const found = shippedStateRules.find((each) => each.state === state && each.year === year);
  if (!found) throw new Error(`no rules of ${state} for ${year} are shipped`);
  return found;
}
