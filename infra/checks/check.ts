import { checkBoundaries } from './boundaries.ts';
import { checkSources } from './source-rules.ts';
import { step, tool } from './step.ts';
import { checkUnsteady, writeUnsteady } from './unsteady.ts';
import { openWholeRun, type WholeRun } from './whole-run.ts';

/** Each checker checks the shared types again, so the usual four checkers a project take twice the processor time. */
const compile = ['-b', '.', 'contracts', 'web', '--checkers', '1', '--builders', '2'];

/** The fast half of what a change must pass, in two lanes, since two cores are the least that people have. */
export async function runCheck(run: WholeRun): Promise<boolean> {
  const lanes = await Promise.all([
    inOrder([
      () => step('Types', () => tool('tsc', compile)),
      () => step('Boundaries', checkBoundaries),
      () => step('Source rules', checkSources),
      () => step('Unsteady tests', checkUnsteady),
    ]),
    inOrder([
      () => step('Format and lint', () => tool('biome', ['check', '--diagnostic-level=warn', '.'])),
      () => run.vitest('unit tests', 'Unit tests', { projects: ['unit', 'web'] }),
    ]),
  ]);
  return lanes.every(Boolean);
}

async function inOrder(steps: (() => Promise<boolean>)[]): Promise<boolean> {
  let allPassed = true;
  for (const run of steps) allPassed = (await run()) && allPassed;
  return allPassed;
}

if (import.meta.main) {
  const run = openWholeRun();
  const passed = await runCheck(run);
  const { unsteady, faults } = run.secondLook;
  await writeUnsteady(unsteady, new Date());
  for (const { test, file } of unsteady) console.log(`Unsteady: ${file}: ${test}`);
  for (const fault of faults()) console.log(fault);
  const [unit] = run.suites;
  console.log(`${unit?.count.passed} unit tests passed, ${unit?.count.failed} failed.`);
  process.exitCode = passed && faults().length === 0 ? 0 : 1;
}
