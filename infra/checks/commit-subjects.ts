import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkout } from '../local/checkout.ts';
import type { Outcome } from './step.ts';

const most = 72;
const form =
  /^(feat|fix|refactor|perf|test|docs|build|chore|ci|style|revert)(\([a-z0-9-]+\))?!?: \S/;

/** Subjects that do not fit a line of `git log`, or do not say what kind of change they are. */
export const faultsOfSubjects = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => [
    ...(subject.length > most ? [`"${subject}" has ${subject.length} of ${most} characters`] : []),
    ...(form.test(subject) ? [] : [`"${subject}" does not begin as in "fix(web): …"`]),
  ]);

/** The commits that are not on `origin/main` yet; a checkout without it is not looked at. */
export async function checkCommitSubjects(): Promise<Outcome> {
  if (!(await git('rev-parse', '--verify', '--quiet', 'origin/main').catch(() => '')))
    return { passed: true, output: '' };
  const log = await git('log', '--no-merges', '--format=%s', 'origin/main..HEAD');
  const faults = faultsOfSubjects(log.split('\n').filter(Boolean));
  return { passed: faults.length === 0, output: faults.join('\n') };
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: checkout });
  return stdout;
}
