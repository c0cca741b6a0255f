import type { Outcome } from './step.ts';
import type { FileResult, TestResult, TestRun } from './test-run.ts';
import { once } from './vitest-run.ts';

/** The run of Playwright, which repeats failed journeys by itself. */
export interface JourneysRun extends TestRun {
  /** Files of which a journey failed at its first try. */
  failedAtFirst: number;
  unsteady: { test: string; file: string; message: string; from: number; to: number }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}
interface Spec {
  title: string;
  file: string;
  tags: string[];
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: {
      status: string;
      startTime: string;
      duration: number;
      error?: { message?: string };
    }[];
  }[];
}
interface Journey extends TestResult {
  file: string;
  /** It failed at its first try. */
  failedAtFirst: boolean;
  from: number;
  to: number;
}

/** Each journey once, by its last try; one that must not fail even once is failed if it did. */
export function journeysIn(report: string, { passed, output }: Outcome): JourneysRun {
  const { suites = [], errors = [] } = JSON.parse(report) as {
    suites?: Suite[];
    errors?: { message?: string }[];
  };
  const journeys = suites.flatMap(specsIn).flatMap(journeysOf);
  const files = [...new Set(journeys.map(({ file }) => file))].map((file): FileResult => {
    const tests = journeys.filter((journey) => journey.file === file);
    return {
      file,
      tests,
      message: '',
      hasFailed: tests.some(({ state }) => state === 'failed'),
      from: Math.min(...tests.map(({ from }) => from)),
      to: Math.max(...tests.map(({ to }) => to)),
    };
  });
  const failedAtFirst = journeys.filter((journey) => journey.failedAtFirst);
  const unsteady = failedAtFirst.filter(({ state }) => state === 'passed');
  const told =
    passed && unsteady.length > 0
      ? 'warning: a journey failed, and passed when it was repeated\n'
      : '';
  return {
    passed: passed && !files.some(({ hasFailed }) => hasFailed),
    output: told + output,
    files,
    // A file that does not load, or a platform that went away.
    unhandled: errors.map(({ message = '' }) => message).join('\n'),
    failedAtFirst: new Set(failedAtFirst.map(({ file }) => file)).size,
    unsteady: unsteady.map(({ title: test, file, message, from, to }) => ({
      test,
      file,
      message,
      from,
      to,
    })),
  };
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function journeysOf({ title, file, tags, tests }: Spec): Journey[] {
  const isOnce = tags.includes(once);
  return tests.map(({ status, results }) => {
    const failures = results.filter((result) => ['failed', 'timedOut'].includes(result.status));
    const [first] = failures.length > 0 ? failures : results;
    const from = first ? Date.parse(first.startTime) : 0;
    const hasFailed = status === 'unexpected' || (status === 'flaky' && isOnce);
    return {
      title,
      file,
      isOnce,
      from,
      to: from + (first?.duration ?? 0),
      state: hasFailed ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
      message: failures[0]?.error?.message ?? '',
      failedAtFirst: failures.length > 0,
    };
  });
}
