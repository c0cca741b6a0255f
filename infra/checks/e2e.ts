import { runJourneys } from './journeys.ts';
import { countOf } from './test-run.ts';

const run = await runJourneys(process.argv.slice(2), { env: {}, repeats: 0 });
const { passed, failed } = countOf(run);
console.log(run.output.trimEnd());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = run.passed && passed > 0 ? 0 : 1;
