import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { services } from '../local/services.ts';
import { checkBoundaries } from './boundaries.ts';
import { checkSources } from './source-rules.ts';
import { step, tool } from './step.ts';
import { type Count, runVitest } from './vitest-run.ts';

/** The fast half of what a change must pass, in two lanes, since two cores are the least that people have. */
export async function runCheck(): Promise<{ passed: boolean; unit: Count }> {
  let unit: Count = { passed: 0, failed: 0, skipped: 0 };
  const projects = [
    ...['contracts', 'services/chassis', ...services.map(({ name }) => `services/${name}`)],
    ...['gateway', 'web', 'infra'],
  ].filter((folder) => existsSync(join(checkout, folder, 'tsconfig.json')));

  const lanes = await Promise.all([
    inOrder([
      () => step('Types', () => tool('tsc', ['-b', ...projects])),
      () => step('Boundaries', checkBoundaries),
      () => step('Source rules', checkSources),
    ]),
    inOrder([
      () => step('Format and lint', () => tool('biome', ['check', '--diagnostic-level=warn', '.'])),
      () =>
        step('Unit tests', async () => {
          const { count, ...outcome } = await runVitest(['unit', 'web']);
          unit = count;
          return outcome;
        }),
    ]),
  ]);
  return { passed: lanes.every(Boolean), unit };
}

async function inOrder(steps: (() => Promise<boolean>)[]): Promise<boolean> {
  let allPassed = true;
  for (const run of steps) allPassed = (await run()) && allPassed;
  return allPassed;
}

if (import.meta.main) {
  const { passed, unit } = await runCheck();
  console.log(`${unit.passed} unit tests passed, ${unit.failed} failed.`);
  process.exitCode = passed ? 0 : 1;
}
