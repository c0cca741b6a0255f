import { type FileResult, failedIn, type TestRun, wholeFile } from './test-run.ts';

/** A test that failed and then passed. */
export interface Unsteady {
  test: string;
  file: string;
  /** Why it failed at first. */
  message: string;
  seed: number;
  /** For how long the machine stood still at most while the file failed. */
  longestStandstillMs: number;
}

const mostRepeats = 2;
const mostUnsteady = 2;
const mostFailedFiles = 3;

export interface SecondLook {
  /** Runs a suite, and each of its failed files again alone. `run` starts a fresh process each time. */
  look(run: (file?: string) => Promise<TestRun>): Promise<TestRun>;
  /** Takes over what another program repeated. */
  note(failedFiles: number, unsteady: Omit<Unsteady, 'seed'>[]): void;
  readonly unsteady: readonly Unsteady[];
  /** Why the whole run has failed, though every test passed in the end. */
  faults(): string[];
}

/** One for a whole run: what is unsteady is counted over all of its suites. */
export function openSecondLook(options: {
  seed: number;
  longestStandstill(from: number, to: number): number;
}): SecondLook {
  const { seed, longestStandstill } = options;
  const unsteady: Unsteady[] = [];
  let failedAtFirst = 0;

  async function look(run: (file?: string) => Promise<TestRun>): Promise<TestRun> {
    const first = blame(await run());
    const failed = first.files.filter(({ hasFailed }) => hasFailed);
    failedAtFirst += failed.length;
    const refusal = refusalOf(first, failed, failedAtFirst);
    if (first.passed || refusal) return { ...first, output: `${first.output}\n${refusal}` };
    const lastOf = new Map<string, FileResult>();
    const outputs = [first.output];
    for (const file of failed) {
      const { last, output } = await repeat(file, run);
      lastOf.set(file.file, last);
      outputs.push(...output);
    }
    const passed = [...lastOf.values()].every(({ hasFailed }) => !hasFailed);
    const told = passed ? 'warning: what failed at first passed when it was repeated alone\n' : '';
    return {
      passed,
      output: told + outputs.join('\n'),
      files: first.files.map((file) => lastOf.get(file.file) ?? file),
      unhandled: passed ? '' : first.unhandled,
    };
  }

  async function repeat(first: FileResult, run: (file: string) => Promise<TestRun>) {
    const failed = new Map(failedIn(first).map(({ title, message }) => [title, message]));
    const output: string[] = [];
    let last = first;
    for (let times = 0; times < mostRepeats && last.hasFailed && mayRepeat(last); times += 1) {
      const again = blame(await run(first.file));
      output.push(`${first.file}, repeated alone:`, again.output);
      const result = again.files.find(({ file }) => file === first.file);
      last = result ?? { ...first, message: 'It did not run when it was repeated.' };
      if (!again.passed) last = { ...last, hasFailed: true };
      for (const { title, message } of last.hasFailed ? failedIn(last) : [])
        if (!failed.has(title)) failed.set(title, message);
    }
    const stillFailed = new Set((last.hasFailed ? failedIn(last) : []).map(({ title }) => title));
    const longestStandstillMs = longestStandstill(first.from, first.to);
    for (const [test, message] of failed)
      if (!stillFailed.has(test) && !(last.hasFailed && test === wholeFile))
        unsteady.push({ test, file: first.file, message, seed, longestStandstillMs });
    return { last, output };
  }

  return {
    look,
    unsteady,
    note(failedFiles, noted) {
      failedAtFirst += failedFiles;
      unsteady.push(...noted.map((each) => ({ ...each, seed })));
    },
    faults: () => [
      ...(unsteady.length > mostUnsteady
        ? [
            `${unsteady.length} tests are unsteady; a run with more than ${mostUnsteady} has failed.`,
          ]
        : []),
      ...(failedAtFirst > mostFailedFiles ? [tooManyFailed(failedAtFirst)] : []),
    ],
  };
}

const mayRepeat = ({ tests }: FileResult) =>
  !tests.some(({ state, isOnce }) => state === 'failed' && isOnce);

const tooManyFailed = (count: number) =>
  `${count} files failed at first; a run with more than ${mostFailedFiles} has failed.`;

/** Why nothing is repeated: the run would have failed however that went. */
function refusalOf(first: TestRun, failed: FileResult[], failedAtFirst: number): string {
  if (first.passed) return '';
  if (failed.length === 0) return 'No file is to blame, so that none is repeated.';
  if (failedAtFirst > mostFailedFiles) return tooManyFailed(failedAtFirst);
  const once = failed.filter((file) => !mayRepeat(file)).map(({ file }) => file);
  return once.length > 0 ? `A failure that counts at once, in ${once.join(', ')}.` : '';
}

/** An error outside of every test counts as a failure of the file that ran then. */
function blame(run: TestRun): TestRun {
  const origins = [...run.unhandled.matchAll(/originated in "([^"]+)"/g)].map(([, file]) => file);
  const files = run.files.map((file) =>
    origins.includes(file.file) ? { ...file, hasFailed: true, message: run.unhandled } : file,
  );
  return { ...run, files };
}
