import { readFileSync } from 'node:fs';

/**
 * Prints the SQL that loads a data set of state income tax rules: `node print-state-rules.ts rules.json`. It becomes a migration
 * of its own, made by `drizzle-kit generate --custom`, and its rules supersede those of earlier snapshots.
 */
interface DataSet {
  snapshot: string;
  sources: Record<string, { title: string }>;
  states: Record<string, { years: Record<string, object> }>;
}

const [path = ''] = process.argv.slice(2);
const { snapshot, sources, states }: DataSet = JSON.parse(readFileSync(path, 'utf8'));

/** The titles of what the rules of one state and year cite. */
function citedBy(rules: object): Record<string, string> {
  const keys = [...JSON.stringify(rules).matchAll(/"source":"(\w+)"/g)].map(([, key = '']) => key);
  return Object.fromEntries([...new Set(keys)].map((key) => [key, sources[key]?.title ?? '']));
}

const quoted = (value: object) => `$json$${JSON.stringify(value)}$json$`;
const rows = Object.entries(states).flatMap(([state, { years }]) =>
  Object.entries(years).map(
    ([year, rules]) =>
      `  ('${state}', ${year}, '${snapshot}', ${quoted(rules)}, ${quoted(citedBy(rules))})`,
  ),
);

console.log(
  `insert into "business_tools"."state_tax_rules" ("state", "year", "snapshot", "rules", "sources") values\n${rows.join(',\n')};`,
);
