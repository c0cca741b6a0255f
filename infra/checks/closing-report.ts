import type { Unsteady } from './second-look.ts';
import { mostMinutes, type SuiteReport } from './whole-run.ts';

export interface ClosingFacts {
  suites: SuiteReport[];
  unsteady: readonly Unsteady[];
  /** Why the run has failed beside its tests. */
  faults: string[];
  backing: string;
  seconds: number;
  longestStandstillMs: number;
}

const mostFailures = 20;
const mostOfMessage = 500;
const mostUnhandled = 4_000;
/** A test that names all of its cells has a title longer than this. */
const mostOfTitle = 300;

/** The end of a long log is what is kept of it: everything that must be known stands in its last 30 kB. */
export function closingReport(facts: ClosingFacts): string {
  const { suites, unsteady, faults, backing, seconds, longestStandstillMs } = facts;
  const isEmpty = suites.filter(({ count }) => count.passed + count.failed === 0);
  const wrong = [
    ...faults,
    ...isEmpty.map(({ name }) => `${name}: a part without a single test is a failure.`),
  ];
  const sum = (part: 'passed' | 'failed') =>
    suites.reduce((all, { count }) => all + count[part], 0);
  const hasPassed = wrong.length === 0 && suites.every(({ passed }) => passed);
  // A run that failed without a failed test must not close with "0 failed".
  const failed = hasPassed ? sum('failed') : Math.max(1, sum('failed'));
  return [
    ...told('Thrown outside of every test:', suites.flatMap(unhandledOf)),
    ...told('Failed:', suites.flatMap(({ failures }) => failures).flatMap(failureOf)),
    ...told('Unsteady, which failed and then passed alone:', unsteady.flatMap(unsteadyOf)),
    ...told('', wrong),
    '',
    `Postgres and NATS of the integration tests came from ${backing}.`,
    ...suites.map(lineOf),
    `The whole run took ${inMinutes(seconds)} of ${mostMinutes} min; the machine stood still for ${longestStandstillMs} ms at most.`,
    '',
    `${sum('passed')} passed, ${failed} failed`,
  ].join('\n');
}

/** Whether the report ends with no failure. */
export const isGreen = (report: string) => / passed, 0 failed$/.test(report);

const told = (head: string, lines: string[]) => (lines.length > 0 ? ['', head, ...lines] : []);

function unhandledOf({ unhandled }: SuiteReport): string[] {
  return unhandled ? [unhandled.slice(0, mostUnhandled)] : [];
}

function failureOf(
  { test, message }: SuiteReport['failures'][number],
  at: number,
  all: unknown[],
): string[] {
  if (at === mostFailures) return [`  and ${all.length - mostFailures} more`];
  if (at > mostFailures) return [];
  return [`  ${test.slice(0, mostOfTitle)}`, ...linesOf(message)];
}

function linesOf(message: string): string[] {
  const shown = message.trim().slice(0, mostOfMessage);
  return shown.split('\n').map((line) => `      ${line}`);
}

function unsteadyOf({ test, file, message, seed, longestStandstillMs }: Unsteady): string[] {
  return [
    `  ${test.slice(0, mostOfTitle)}`,
    `      ${file}, FAULT_SEED=${seed}, the machine stood still for ${longestStandstillMs} ms at most`,
    ...linesOf(message),
  ];
}

function lineOf({ name, count, seconds, budget }: SuiteReport): string {
  const { passed, failed, skipped } = count;
  const also = skipped ? `, ${skipped} skipped` : '';
  const over = seconds > budget ? ', OVER ITS BUDGET' : '';
  const time = `${Math.round(seconds)} s of ${budget} s${over}`;
  return `${name.padEnd(18)} ${passed} passed, ${failed} failed${also} (${time})`;
}

function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
