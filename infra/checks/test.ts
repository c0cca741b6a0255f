import { runCheck } from './check.ts';
import { detectEngine } from './container-engine.ts';
import { runJourneys } from './journeys.ts';
import { step } from './step.ts';
import { type Count, runVitest } from './vitest-run.ts';

const none: Count = { passed: 0, failed: 0, skipped: 0 };
const backing = (await detectEngine()) ? 'Testcontainers' : 'the embedded servers';

const check = await runCheck();
let integration = none;
let unhandled = '';
const integrationPassed = await step(`Integration tests on ${backing}`, async () => {
  const ran = await runVitest(['integration']);
  integration = ran.count;
  unhandled += ran.unhandled;
  return ran;
});
let faults = none;
// One after the other: each has a whole platform under load, which two cores carry once.
const faultsPassed = await step('The platform under faults', async () => {
  const ran = await runVitest(['faults'], { alone: true });
  faults = ran.count;
  unhandled += ran.unhandled;
  return ran;
});
let journeys = none;
const journeysPassed = await step('Journeys through the whole platform', async () => {
  const { count, ...outcome } = await runJourneys();
  journeys = count;
  return outcome;
});

const parts: [name: string, count: Count][] = [
  ['unit tests', check.unit],
  ['integration tests', integration],
  ['faults', faults],
  ['journeys', journeys],
];
// Said again: the end of a long log is what is kept of it.
if (unhandled) console.log(`\n${unhandled}`);
console.log(`\nPostgres and NATS of the integration tests came from ${backing}.`);
for (const [name, { passed, failed, skipped }] of parts) {
  const also = skipped ? `, ${skipped} skipped` : '';
  console.log(`${name.padEnd(18)} ${passed} passed, ${failed} failed${also}`);
}
const sum = (part: 'passed' | 'failed') => parts.reduce((all, [, count]) => all + count[part], 0);
const everythingPassed = check.passed && integrationPassed && faultsPassed && journeysPassed;
const everyPartRan = parts.every(([, { passed, failed }]) => passed + failed > 0);
if (!everyPartRan) console.log('A part without a single test is a failure.');
// A failed check or an empty part has no test to count, and must not close with "0 failed".
const uncounted = sum('failed') === 0 && !(everythingPassed && everyPartRan) ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed') + uncounted} failed`);
process.exitCode = everythingPassed && everyPartRan ? 0 : 1;
