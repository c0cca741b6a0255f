import { describe, expect, it } from 'vitest';
import { journeysIn } from './journey-results.ts';
import { countOf } from './test-run.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
const tries: Record<Status, string[]> = {
  expected: ['passed'],
  unexpected: ['failed', 'timedOut', 'failed'],
  flaky: ['failed', 'passed'],
  skipped: ['skipped'],
};
const aSpec = (title: string, status: Status, tags: string[] = []) => ({
  title,
  tags,
  file: `${title}.e2e.ts`,
  tests: [
    {
      status,
      results: tries[status].map((each) => ({
        status: each,
        duration: 500,
        startTime: '2026-11-22T10:00:00.000Z',
        ...(each !== 'passed' && { error: { message: 'too late' } }),
      })),
    },
  ],
});
const read = (specs: object[], passed: boolean) =>
  journeysIn(JSON.stringify({ suites: [{ suites: [{ specs }] }] }), { passed, output: '' });

describe('what Playwright says of the journeys', () => {
  it('counts each once, and names those that passed when they were repeated', () => {
    const run = read(
      [aSpec('one', 'expected'), aSpec('two', 'flaky'), aSpec('three', 'skipped')],
      true,
    );
    expect(countOf(run)).toEqual({ passed: 2, failed: 0, skipped: 1 });
    expect(run.passed).toBe(true);
    const from = Date.parse('2026-11-22T10:00:00.000Z');
    expect(run.unsteady).toEqual([
      { test: 'two', file: 'two.e2e.ts', message: 'too late', from, to: from + 500 },
    ]);
    expect(run.failedAtFirst).toBe(1);
    expect(run.output).toContain('warning');
  });

  it('fails where a journey failed each time', () => {
    const run = read([aSpec('one', 'unexpected'), aSpec('two', 'expected')], false);
    expect(countOf(run)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(run.unsteady).toEqual([]);
  });

  it('fails where one failed once that must hold each time', () => {
    const run = read([aSpec('one', 'flaky', ['once'])], true);
    expect(run.passed).toBe(false);
    expect(countOf(run).failed).toBe(1);
  });

  it('fails where there is no report', () => {
    expect(countOf(journeysIn('{}', { passed: false, output: '' })).failed).toBe(1);
  });
});
