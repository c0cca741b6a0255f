import { describe, expect, it } from 'vitest';
import { openSecondLook } from './second-look.ts';
import { countOf, type FileResult, type TestRun, wholeFile } from './test-run.ts';

/** `x` failed, `o` failed where that counts at once, anything else passed; an empty file failed as a whole. */
function aFile(file: string, tests: Record<string, 'x' | 'o' | '.'> | 'broken'): FileResult {
  const results = Object.entries(tests === 'broken' ? {} : tests).map(([title, state]) => ({
    title,
    message: `${title} broke`,
    isOnce: state === 'o',
    state: state === '.' ? ('passed' as const) : ('failed' as const),
  }));
  const hasFailed = tests === 'broken' || results.some(({ state }) => state === 'failed');
  return { file, hasFailed, message: '', tests: results, from: 1_000, to: 2_000 };
}

function aRun(files: FileResult[], unhandled = ''): TestRun {
  const passed = !unhandled && files.every(({ hasFailed }) => !hasFailed);
  return { passed, output: '', files, unhandled };
}

/** Gives one answer after another: of the whole suite, then of each repetition. */
function looking(...answers: TestRun[]) {
  const asked: (string | undefined)[] = [];
  const second = openSecondLook({ seed: 7, longestStandstill: (from, to) => to - from });
  const look = () =>
    second.look((file) => {
      asked.push(file);
      return Promise.resolve(answers[asked.length - 1] as TestRun);
    });
  return { asked, second, look };
}

describe('a second look', () => {
  it('is not taken where everything passed', async () => {
    const { asked, look } = looking(aRun([aFile('a', { one: '.' })]));
    expect((await look()).passed).toBe(true);
    expect(asked).toEqual([undefined]);
  });

  it('names what failed once, and counts it by its last result', async () => {
    const rest = aFile('b', { two: '.' });
    const { asked, second, look } = looking(
      aRun([aFile('a', { one: 'x' }), rest]),
      aRun([aFile('a', { one: '.' })]),
    );
    const run = await look();
    expect(asked).toEqual([undefined, 'a']);
    expect(countOf(run)).toEqual({ passed: 2, failed: 0, skipped: 0 });
    expect(second.unsteady).toEqual([
      { test: 'one', file: 'a', message: 'one broke', seed: 7, longestStandstillMs: 1_000 },
    ]);
    expect(second.faults()).toEqual([]);
    expect(run.output).toContain('warning');
  });

  it('is taken twice at most', async () => {
    const failed = aRun([aFile('a', { one: 'x' })]);
    const { asked, second, look } = looking(failed, failed, failed);
    expect(countOf(await look())).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(asked).toEqual([undefined, 'a', 'a']);
    expect(second.unsteady).toEqual([]);
  });

  it('names what passed at first and failed when it was repeated', async () => {
    const { second, look } = looking(
      aRun([aFile('a', { one: 'x', two: '.' })]),
      aRun([aFile('a', { one: '.', two: 'x' })]),
      aRun([aFile('a', { one: '.', two: '.' })]),
    );
    expect((await look()).passed).toBe(true);
    expect(second.unsteady.map(({ test }) => test)).toEqual(['one', 'two']);
  });

  it('is taken of a file that failed without a failed test', async () => {
    const { second, look } = looking(
      aRun([aFile('a', 'broken')]),
      aRun([aFile('a', { one: '.' })]),
    );
    expect(countOf(await look())).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(second.unsteady.map(({ test }) => test)).toEqual([wholeFile]);
  });

  it('is never taken of what must hold each time', async () => {
    const { asked, look } = looking(aRun([aFile('a', { one: 'o' }), aFile('b', { two: 'x' })]));
    expect((await look()).passed).toBe(false);
    expect(asked).toEqual([undefined]);
  });

  it('ends where what must hold each time fails in it', async () => {
    const { asked, look } = looking(
      aRun([aFile('a', { one: 'x', two: '.' })]),
      aRun([aFile('a', { one: '.', two: 'o' })]),
    );
    expect((await look()).passed).toBe(false);
    expect(asked).toEqual([undefined, 'a']);
  });

  it('is not taken where more than three files failed, over all suites', async () => {
    const two = aRun([aFile('a', { one: 'x' }), aFile('b', { two: 'x' })]);
    const { asked, second, look } = looking(
      two,
      aRun([aFile('a', { one: '.' })]),
      aRun([aFile('b', { two: '.' })]),
      two,
    );
    expect((await look()).passed).toBe(true);
    expect((await look()).passed).toBe(false);
    expect(asked).toEqual([undefined, 'a', 'b', undefined]);
    expect(second.faults()).toEqual([expect.stringContaining('4 files failed at first')]);
  });

  it('fails the run where more than two tests are unsteady', async () => {
    const { second, look } = looking(
      aRun([aFile('a', { one: 'x', two: 'x' })]),
      aRun([aFile('a', { one: '.', two: '.' })]),
    );
    await look();
    expect(second.faults()).toEqual([]);
    second.note(1, [{ test: 'three', file: 'c', message: '', longestStandstillMs: 0 }]);
    expect(second.faults()).toEqual([expect.stringContaining('3 tests are unsteady')]);
  });

  it('is taken of the file in which something was thrown outside of every test', async () => {
    const thrown = 'Unhandled Rejection\nThis error originated in "a" test file.';
    const { asked, second, look } = looking(
      aRun([aFile('a', { one: '.' })], thrown),
      aRun([aFile('a', { one: '.' })]),
    );
    expect((await look()).passed).toBe(true);
    expect(asked).toEqual([undefined, 'a']);
    expect(second.unsteady).toMatchObject([{ test: wholeFile, message: thrown }]);
  });

  it('is not taken where no file is to blame', async () => {
    const { asked, look } = looking(aRun([aFile('a', { one: '.' })], 'Unhandled Error'));
    expect(countOf(await look()).failed).toBe(1);
    expect(asked).toEqual([undefined]);
  });
});
