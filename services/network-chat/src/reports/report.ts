import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { hideableThings, type ReportDecision } from '@sidework/contracts/network-chat/reports';
import type { reports } from './table.ts';

export type Report = typeof reports.$inferSelect;
export type NewReport = typeof reports.$inferInsert;

export function requireOfOther(report: Pick<Report, 'reporterId' | 'reportedId'>): void {
  if (report.reporterId === report.reportedId) throw unprocessable('report_yourself');
}

/** Whom only an administrator bans. */
export const isStaff = ({ roles }: Pick<Person, 'roles'>): boolean =>
  roles.some((role) => role === 'admin' || role === 'moderator');

interface ReviewFact {
  clientId: string;
  professionalId: string;
  reporterId: string;
  comment: string | null;
  reply: string | null;
}

/** The client wrote the review and the professional the reply: a client who reports complains of the reply. */
export function authorOfReview(review: ReviewFact): { reportedId: string; excerpt: string } {
  const { clientId, professionalId, reporterId, comment, reply } = review;
  return reporterId === clientId
    ? { reportedId: professionalId, excerpt: reply ?? '' }
    : { reportedId: clientId, excerpt: comment ?? '' };
}

export function decide(
  report: Report,
  by: Actor,
  { decision, reason }: { decision: ReportDecision; reason: string },
  now: Date,
): Report {
  if (report.decidedAt) throw conflict('report_decided');
  if (decision === 'hidden' && !hideableThings.includes(report.thing))
    throw unprocessable('nothing_to_hide');
  return { ...report, decision, decidedBy: by.id, decidedReason: reason, decidedAt: now };
}
