import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { tool } from './step.ts';
import type { FileResult, TestResult, TestRun } from './test-run.ts';

export interface VitestOptions {
  projects: string[];
  /** Another than that of the checkout. */
  config?: string;
  /** One file at a time. */
  alone?: boolean;
  /** How many files at a time; else as many as there are cores. */
  workers?: number;
  /** This file alone, by its path from the checkout. */
  file?: string | undefined;
  env: Record<string, string>;
}

/** Tests that name this tag are never repeated: what they show must hold each time. */
export const once = 'once';

/** Runs projects of `vitest.config.ts`, and says how each test went. */
export async function runVitest(options: VitestOptions): Promise<TestRun> {
  const { projects, config, alone, workers, file, env } = options;
  const folder = await mkdtemp(join(tmpdir(), 'sidework-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const args = [
      'run',
      ...(config ? ['--config', config] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
      ...(alone ? ['--no-file-parallelism'] : []),
      ...(workers && !alone ? [`--maxWorkers=${workers}`] : []),
      ...(file ? [file] : []),
    ];
    const { passed, output } = await tool('vitest', args, env);
    const files = filesIn(await readFile(report, 'utf8').catch(() => '{}'));
    // A name that another file's begins with selects both.
    const wanted = file ? files.filter((each) => each.file === file) : files;
    return { passed, output, files: wanted, unhandled: unhandledIn(output) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  testResults?: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      fullName: string;
      status: string;
      tags: string[];
      failureMessages: string[];
    }[];
  }[];
}

function filesIn(text: string): FileResult[] {
  const { testResults = [] } = JSON.parse(text) as Report;
  return testResults.map((file) => ({
    file: relative(checkout, file.name),
    hasFailed: file.status === 'failed',
    message: file.message,
    from: file.startTime,
    to: file.endTime,
    tests: file.assertionResults.map((test) => ({
      title: test.fullName,
      state: stateOf(test.status),
      isOnce: test.tags.includes(once),
      message: test.failureMessages.join('\n'),
    })),
  }));
}

function stateOf(status: string): TestResult['state'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

function unhandledIn(output: string): string {
  const from = output.search(/^.*Unhandled (Errors|Rejection|Error)/m);
  if (from < 0) return '';
  const to = output.indexOf('Test Files', from);
  return output.slice(from, to < 0 ? undefined : to).trim();
}
