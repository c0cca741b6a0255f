import { writeFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import { checkBoundaries } from './boundaries.ts';
import { checkChangelog } from './changelog.ts';
import { checkCitations } from './check-citations.ts';
import { checkStyleSheets } from './check-style-sheets.ts';
import { checkCommitSubjects } from './commit-subjects.ts';
import { checkEventReaders } from './event-readers.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { checkRefusals } from './refusals.ts';
import { checkSources } from './source-rules.ts';
import { program, step, tool } from './step.ts';
import { checkUnsteady, writeUnsteady } from './unsteady.ts';
import { openWholeRun, type WholeRun } from './whole-run.ts';

/** Each checker checks the shared types again, so the usual four checkers a project take twice the processor time. */
const projects = ['.', 'contracts', 'web', 'infra/kubernetes'];
const compile = ['-b', ...projects, '--checkers', '1', '--builders', '2'];

/** These checks run no test. */
const checksOfSources = [
  () => step('Types', () => tool('tsc', compile)),
  () => step('Boundaries', checkBoundaries),
  () => step('Source rules', checkSources),
  () => step('Refusals', checkRefusals),
  () => step('Events with a reader', checkEventReaders),
  () => step('Unsteady tests', checkUnsteady),
  () => step('Commit subjects', checkCommitSubjects),
  () => step('Changelog', checkChangelog),
  () => step('Cited decisions', checkCitations),
  () => step('Plain English', checkPlainEnglish),
  () => step('Style sheets', checkStyleSheets),
  () => step('Format and lint', () => tool('biome', ['check', '--diagnostic-level=warn', '.'])),
];

export const runUnitTests = (run: WholeRun, workers = availableParallelism()) =>
  run.vitest('unit tests', 'Unit tests', { projects: ['unit', 'web'], workers });

/** The fast half of what a change must pass, in two lanes, since two cores are the least that people have. */
async function runCheck(run: WholeRun): Promise<boolean> {
  const lanes = await Promise.all([inOrder(checksOfSources), runUnitTests(run)]);
  return lanes.every(Boolean);
}

/** The rest of `make check`, in a process that takes only the processor time which others leave. */
export const checkSourcesAtLowPriority = () =>
  program(process.execPath, [import.meta.filename, 'sources'], { detached: true });

/**
 * Linux may weigh sessions against each other and count priorities only within one: a process is nice to those of other
 * sessions where its own session is.
 */
async function lowerPriority(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  // Without the file, or the right to write it, the checks only take more time from the faults.
  await writeFile('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW)).catch(() => {});
}

async function inOrder(steps: (() => Promise<boolean>)[]): Promise<boolean> {
  let allPassed = true;
  for (const run of steps) allPassed = (await run()) && allPassed;
  return allPassed;
}

if (import.meta.main && process.argv[2] === 'sources') {
  await lowerPriority();
  process.exitCode = (await inOrder(checksOfSources)) ? 0 : 1;
} else if (import.meta.main) {
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
