import { readCampaignConfig } from '../faults/config.ts';
import { openSecondLook, type SecondLook } from './second-look.ts';
import { watchStandstills } from './standstills.ts';
import { step } from './step.ts';
import { type Count, countOf, failedIn, type TestRun } from './test-run.ts';
import { runVitest, type VitestOptions } from './vitest-run.ts';

/** How a suite went, as the closing report tells it. */
export interface SuiteReport {
  name: string;
  passed: boolean;
  count: Count;
  seconds: number;
  budget: number;
  failures: { test: string; message: string }[];
  unhandled: string;
}

/** Seconds on two quiet cores. */
export const budgets = {
  'unit tests': 200,
  'integration tests': 450,
  permissions: 140,
  faults: 400,
  journeys: 430,
};

/** Minutes that the budgets come to at most. */
export const mostMinutes = 28;
export type SuiteName = keyof typeof budgets;

/** The suites of one run share this. */
export interface WholeRun {
  seed: number;
  /** The environment of every program that runs tests. */
  env: Record<string, string>;
  secondLook: SecondLook;
  longestStandstill(from: number, to: number): number;
  /** Does one step that is a suite, and keeps how it went. */
  suite(name: SuiteName, title: string, run: () => Promise<TestRun>): Promise<boolean>;
  /** The same of projects of vitest, whose failed files get a second look. */
  vitest(
    name: SuiteName,
    title: string,
    options: Omit<VitestOptions, 'env' | 'file'>,
  ): Promise<boolean>;
  suites: SuiteReport[];
}

export function openWholeRun(): WholeRun {
  const { seed } = readCampaignConfig(1);
  const standstills = watchStandstills();
  const secondLook = openSecondLook({ seed, longestStandstill: standstills.longestBetween });
  const env = { FAULT_SEED: String(seed) };
  const suites: SuiteReport[] = [];
  console.log(`FAULT_SEED=${seed} makes the same choices again.`);

  async function suite(name: SuiteName, title: string, run: () => Promise<TestRun>) {
    const started = performance.now();
    let result: TestRun = { passed: false, output: '', files: [], unhandled: '' };
    const passed = await step(title, async () => {
      result = await run();
      return result;
    });
    suites.push({
      name,
      passed,
      count: countOf(result),
      budget: budgets[name],
      seconds: (performance.now() - started) / 1000,
      failures: failuresOf(result),
      unhandled: result.unhandled,
    });
    return passed;
  }

  return {
    seed,
    env,
    secondLook,
    suites,
    suite,
    longestStandstill: standstills.longestBetween,
    vitest: (name, title, options) =>
      suite(name, title, () =>
        secondLook.look((file) =>
          runVitest({ ...options, env, file, alone: options.alone || file !== undefined }),
        ),
      ),
  };
}

function failuresOf({ files }: TestRun): SuiteReport['failures'] {
  return files
    .filter(({ hasFailed }) => hasFailed)
    .flatMap((file) =>
      failedIn(file).map(({ title, message }) => ({ test: `${file.file}: ${title}`, message })),
    );
}
