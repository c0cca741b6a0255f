import { runJourneys } from './journeys.ts';

const { passed, output, count } = await runJourneys(process.argv.slice(2));
console.log(output.trimEnd());
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = passed && count.passed > 0 ? 0 : 1;
