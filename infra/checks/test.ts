import { availableParallelism } from 'node:os';
import { bundleProcesses } from '../local/bundle.ts';
import { buildWebApp } from '../local/web-app.ts';
import { checkSourcesAtLowPriority, runUnitTests } from './check.ts';
import { closingReport, isGreen } from './closing-report.ts';
import { detectEngine } from './container-engine.ts';
import { runJourneys } from './journeys.ts';
import { step } from './step.ts';
import { writeUnsteady } from './unsteady.ts';
import { openWholeRun } from './whole-run.ts';

const started = performance.now();
const backing = (await detectEngine()) ? 'Testcontainers' : 'the embedded servers';
const run = openWholeRun();

// A worker waits a good part of its time: for timers, for Postgres, for NATS.
const workers = availableParallelism() + 1;

await runUnitTests(run, workers);
// Later suites need these, and a build beside their tests takes the processor from servers that answer in seconds.
const isBuilt = await step('Programs and web app', async () => {
  await Promise.all([bundleProcesses(), buildWebApp()]);
  return { passed: true, output: '' };
});
await run.vitest('integration tests', `Integration tests on ${backing}`, {
  projects: ['integration'],
  workers,
});
await run.vitest('permissions', 'What every endpoint answers to whom', {
  projects: ['permissions'],
  alone: true,
});
// One after the other: each has a whole platform under load, which two cores carry once.
// They leave a good part of the processor idle, so the checks of the sources run beside them.
const [sources] = await Promise.all([
  checkSourcesAtLowPriority(),
  run.vitest('faults', 'The platform under faults', { projects: ['faults'], alone: true }),
]);
console.log(sources.output.trimEnd());
await run.suite('journeys', 'Journeys through the whole platform', async () => {
  const ran = await runJourneys([], { env: run.env, repeats: 2 });
  run.secondLook.note(
    ran.failedAtFirst,
    ran.unsteady.map(({ from, to, ...each }) => ({
      ...each,
      longestStandstillMs: run.longestStandstill(from, to),
    })),
  );
  return ran;
});

const { unsteady, faults } = run.secondLook;
await writeUnsteady(unsteady, new Date());
const report = closingReport({
  suites: run.suites,
  unsteady,
  backing,
  faults: [
    ...(isBuilt ? [] : ['The programs or the web app could not be built.']),
    ...(sources.passed ? [] : ['The checks of the sources (make check) have failed.']),
    ...faults(),
  ],
  seconds: (performance.now() - started) / 1000,
  longestStandstillMs: run.longestStandstill(0, Date.now()),
});
console.log(report);
process.exitCode = isGreen(report) ? 0 : 1;
