import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, tool } from './step.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface VitestOutcome extends Outcome {
  count: Count;
  /** What vitest caught outside of every test, as it printed it. */
  unhandled: string;
}

/** Runs projects of `vitest.config.ts` and counts their tests; `alone` runs one file at a time. */
export async function runVitest(
  projects: string[],
  { alone = false } = {},
): Promise<VitestOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const { passed, output } = await tool('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      '--silent=passed-only',
      ...(alone ? ['--no-file-parallelism'] : []),
    ]);
    return { passed, output, count: await countOf(report, passed), unhandled: unhandledIn(output) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unhandledIn(output: string): string {
  const from = output.search(/^.*Unhandled (Errors|Rejection|Error)/m);
  if (from < 0) return '';
  const to = output.indexOf('Test Files', from);
  return output.slice(from, to < 0 ? undefined : to).trim();
}

async function countOf(report: string, passed: boolean): Promise<Count> {
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0 } = JSON.parse(text);
  // A run can fail without a failing test: a file that does not load, a server that does not start.
  const failed = passed ? numFailedTests : Math.max(1, numFailedTests);
  return {
    passed: numPassedTests,
    failed,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}
