import { describe, expect, it } from 'vitest';
import { type ClosingFacts, closingReport, isGreen } from './closing-report.ts';
import { budgets, mostMinutes, type SuiteReport } from './whole-run.ts';

const aSuite = (given: Partial<SuiteReport> = {}): SuiteReport => ({
  name: 'unit tests',
  passed: true,
  count: { passed: 5, failed: 0, skipped: 0 },
  seconds: 61.4,
  budget: 300,
  failures: [],
  unhandled: '',
  ...given,
});
const report = (facts: Partial<ClosingFacts> = {}) =>
  closingReport({
    suites: [aSuite(), aSuite({ name: 'faults' })],
    unsteady: [],
    faults: [],
    backing: 'the embedded servers',
    seconds: 700,
    longestStandstillMs: 120,
    ...facts,
  });
const lastLine = (text: string) => text.split('\n').at(-1);

describe('the closing report', () => {
  it('tells the time and the budget of each suite, and ends with what passed and failed', () => {
    expect(report()).toContain('unit tests         5 passed, 0 failed (61 s of 300 s)\n');
    expect(report()).toContain(`11 min 40 s of ${mostMinutes} min`);
    expect(lastLine(report())).toBe('10 passed, 0 failed');
    expect(isGreen(report())).toBe(true);
  });

  it('says which suite is over its budget', () => {
    expect(report({ suites: [aSuite({ seconds: 301 })] })).toContain('OVER ITS BUDGET');
  });

  it.each<[string, Partial<ClosingFacts>]>([
    ['a check failed that has no test', { faults: ['The fast half has failed.'] }],
    ['a suite failed without a failed test', { suites: [aSuite({ passed: false })] }],
    [
      'a suite is empty',
      { suites: [aSuite(), aSuite({ count: { passed: 0, failed: 0, skipped: 0 } })] },
    ],
  ])('never ends with no failure where %s', (_, facts) => {
    expect(lastLine(report(facts))).toMatch(/passed, 1 failed$/);
    expect(isGreen(report(facts))).toBe(false);
  });

  it('names each unsteady test with its file, its seed, the longest standstill and why', () => {
    const message = 'Error: too late';
    const one = { test: 'one', file: 'a.test.ts', message, seed: 7, longestStandstillMs: 830 };
    const text = report({ unsteady: [one] });
    expect(text).toMatch(/one\n\s+a\.test\.ts, FAULT_SEED=7, the machine stood still for 830 ms/);
    expect(text).toContain('      Error: too late');
    expect(isGreen(text)).toBe(true);
  });

  it('stays within the last 30 kB of a log, however much failed', () => {
    const failures = Array.from({ length: 3_000 }, (_, at) => ({
      test: `a.test.ts: ${'one of many '.repeat(100)}${at}`,
      message: 'expected 200 to be 404\n'.repeat(1_000),
    }));
    const unhandled = 'Unhandled Rejection\n'.repeat(10_000);
    const failed = {
      passed: false,
      failures,
      unhandled,
      count: { passed: 0, failed: 3_000, skipped: 0 },
    };
    const text = report({ suites: [aSuite(failed)] });
    expect(text).toContain('and 2980 more');
    expect(text.length).toBeLessThan(30_000);
  });

  it('has budgets that come to no more than the whole run may take', () => {
    const sum = Object.values(budgets).reduce((all, each) => all + each, 0);
    expect(sum).toBeLessThanOrEqual(mostMinutes * 60);
  });
});
