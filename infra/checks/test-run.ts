import type { Outcome } from './step.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestResult {
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Whether a failure counts at once, and the test is never repeated. */
  isOnce: boolean;
  message: string;
}

export interface FileResult {
  /** From the checkout. */
  file: string;
  /** It can fail without a failed test: where it does not load, or `beforeAll` throws. */
  hasFailed: boolean;
  message: string;
  tests: TestResult[];
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** The report of one process on the files that it ran. */
export interface TestRun extends Outcome {
  files: FileResult[];
  /** The errors outside of every test, as they were printed. */
  unhandled: string;
}

/** Counts each test once; a failed file without a failed test counts as one. */
export function countOf({ passed, files }: Pick<TestRun, 'passed' | 'files'>): Count {
  const tests = files.flatMap((file) => file.tests);
  const inState = (state: TestResult['state']) =>
    tests.filter((test) => test.state === state).length;
  const failed = inState('failed') + files.filter(failedAsAWhole).length;
  return {
    passed: inState('passed'),
    // A run can fail without a failed file: a server that does not start.
    failed: passed ? failed : Math.max(1, failed),
    skipped: inState('skipped'),
  };
}

const failedAsAWhole = ({ hasFailed, tests }: FileResult) =>
  hasFailed && !tests.some(({ state }) => state === 'failed');

export const wholeFile = '(the file as a whole)';

/** Lists the failures of a file with their reasons. */
export function failedIn(file: FileResult): Pick<TestResult, 'title' | 'message'>[] {
  if (failedAsAWhole(file)) return [{ title: wholeFile, message: file.message }];
  return file.tests.filter(({ state }) => state === 'failed');
}
