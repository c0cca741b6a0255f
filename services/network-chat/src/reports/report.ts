import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ReportDecision } from '@sidework/contracts/network-chat/reports';
import type { reports } from './table.ts';

export type Report = typeof reports.$inferSelect;
export type NewReport = typeof reports.$inferInsert;

export function requireOfOther(report: Pick<Report, 'reporterId' | 'reportedId'>): void {
  if (report.reporterId === report.reportedId) throw unprocessable('report_yourself');
}

export function decide(
  report: Report,
  by: Actor,
  { decision, reason }: { decision: ReportDecision; reason: string },
  now: Date,
): Report {
  if (report.decidedAt) throw conflict('report_decided');
  // A person is warned or suspended; what is hidden is something of theirs.
  if (decision === 'hidden' && report.thing === 'person') throw unprocessable('nothing_to_hide');
  return { ...report, decision, decidedBy: by.id, decidedReason: reason, decidedAt: now };
}
