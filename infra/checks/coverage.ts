import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { namedIn, type Requirement, requirementsOf } from './requirements.ts';
import { trackedFiles } from './tracked-files.ts';

const areas = process.argv.slice(2).map((area) => area.toUpperCase());
const checklist = await readFile(join(checkout, 'contracts/acceptance/checklist.md'), 'utf8');
const asked = requirementsOf(checklist).filter(
  ({ area }) => areas.length === 0 || areas.includes(area),
);
const named = new Set<string>();
for (const path of (await trackedFiles()).filter((path) => /\.(test|e2e)\.tsx?$/.test(path))) {
  for (const id of namedIn(await readFile(join(checkout, path), 'utf8'))) named.add(id);
}

if (asked.length === 0) {
  console.error(`The checklist has no requirement of ${areas.join(', ') || 'any area'}.`);
  process.exitCode = 1;
}
for (const [area, requirements] of Map.groupBy(asked, ({ area }) => area)) tell(area, requirements);
const count = asked.filter(({ id }) => named.has(id)).length;
console.log(`${count} of ${asked.length} requirements are named by a test.`);

function tell(area: string, requirements: Requirement[]): void {
  const missing = requirements.filter(({ id }) => !named.has(id));
  console.log(`${area}: ${requirements.length - missing.length} of ${requirements.length}`);
  for (const { id, text } of missing) console.log(`  ${id.padEnd(10)} ${text}`);
}
