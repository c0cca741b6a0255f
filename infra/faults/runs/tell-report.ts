import type { CampaignReport } from './run-campaign.ts';
import type { ChatReport } from './run-chat.ts';
import type { ForgedReport } from './run-forged-tokens.ts';
import type { RefreshReport } from './run-parallel-refreshes.ts';

/** Gives the faults of the campaign, a line each; none where no answered effect was lost or happened twice. */
export function faultsOf(
  report: Pick<CampaignReport, 'violations' | 'wrongAnswers' | 'endedThemselves'>,
): string[] {
  return [
    ...report.violations.map(
      ({ name, says, count, rows }) => `${name}: ${says} ${count} rows, as ${JSON.stringify(rows)}`,
    ),
    ...report.wrongAnswers.map(([what, count]) => `${what} (${count} times)`),
    ...report.endedThemselves.map((what) => `ended by itself: ${what}`),
  ];
}

function tableOf({ victims }: CampaignReport): string {
  const head = [
    'process',
    'kills',
    'writes',
    'repeats',
    'worst recovery',
    'slowest answer',
    'longest wait',
  ];
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const rows = victims.map((row) => [
    row.victim,
    String(row.kills),
    String(row.writes),
    String(row.repeats),
    seconds(row.worstRecovery),
    seconds(row.slowestAnswer),
    seconds(row.longestWait),
  ]);
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

export function summaryOf(report: CampaignReport): string {
  const faults = faultsOf(report);
  return [
    tableOf(report),
    '',
    `${report.hires} hires in ${report.seconds.toFixed(0)} s, ${report.replays} writes asked again, ` +
      `${report.checks} checks; events at rest within ${(report.worstDrain / 1000).toFixed(1)} s.`,
    `Slowest answers: ${report.slowest
      .map(({ what, milliseconds }) => `${what} ${(milliseconds / 1000).toFixed(1)} s`)
      .join(', ')}.`,
    `Seed ${report.seed}. ${report.violations.length} violations, ${faults.length - report.violations.length} other faults.`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}

export function chatSummaryOf(report: ChatReport): string {
  const killed = Object.entries(report.killed).map(([name, count]) => `${name} ${count}`);
  return [
    `${report.kept} messages in ${report.seconds.toFixed(0)} s, ${(100 * report.liveShare).toFixed(1)} % of ` +
      `what receivers have came live; killed ${killed.join(', ')}; ${report.cuts} sockets cut.`,
    `Seed ${report.seed}. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
}

export function forgedSummaryOf(report: ForgedReport): string {
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status} ${count}`);
  return [
    `${report.tokens} forged tokens of ${Object.keys(report.kinds).length} kinds in ${report.requests} requests, ` +
      `${report.seconds.toFixed(0)} s; answers ${statuses.join(', ')}.`,
    `Seed ${report.seed}. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
}

export function refreshSummaryOf(report: RefreshReport): string {
  return [
    `${report.sessions} sessions, ${report.renewed} renewals that were answered with the one next token, ` +
      `${report.ended} ended by a replay, in ${report.seconds.toFixed(0)} s. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
}
