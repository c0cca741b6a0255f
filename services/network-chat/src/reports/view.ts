import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, toPersonCard } from '@sidework/chassis/people/people';
import type { AppealView } from '@sidework/contracts/network-chat/appeals';
import type { ReportView } from '@sidework/contracts/network-chat/reports';
import { comesBack, type Decided, waitsForOtherUntil } from './appeal.ts';
import type { ShownReport } from './queries.ts';
import { isStaff, type Report } from './report.ts';

export const reportViewFor =
  (reader: Pick<Actor, 'id'>, now: Date) =>
  (row: ShownReport): ReportView => ({
    ...toReportView(row),
    appeal: toAppealOfReport(row.report, reader, now),
  });

function toReportView({
  report,
  reporter,
  reported,
  actedOnBefore,
  childrenOfReported,
  childrenConcerned,
  roomId,
  writtenAt,
}: ShownReport): Omit<ReportView, 'appeal'> {
  const { id, thing, subjectId, reason, comment, excerpt, decision } = report;
  return {
    id,
    thing,
    subjectId,
    reason,
    comment,
    excerpt,
    decision,
    actedOnBefore,
    roomId,
    childrenOfReported,
    childrenConcerned,
    isReportedStaff: isStaff(reported),
    writtenAt: writtenAt?.toISOString() ?? null,
    reporter: toPersonCard(reporter),
    reported: toPersonCard(reported),
    isAboutChild: isKid(reporter) || isKid(reported),
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decidedReason: report.decidedReason,
  };
}

function toAppealOfReport(
  report: Report,
  reader: Pick<Actor, 'id'>,
  now: Date,
): ReportView['appeal'] {
  if (!report.appealedAt) return null;
  return {
    words: report.appeal ?? '',
    at: report.appealedAt.toISOString(),
    outcome: report.appealOutcome,
    outcomeReason: report.appealReason,
    decidedAt: report.appealDecidedAt?.toISOString() ?? null,
    waitsForOtherUntil: waitsForOtherUntil(report, reader, now)?.toISOString() ?? null,
  };
}

/** The person of the decision sees no reporter and nothing that staff alone know. */
export function toAppealView(report: Decided): AppealView {
  return {
    thing: report.thing,
    decision: report.decision,
    excerpt: report.excerpt,
    reason: report.decidedReason ?? '',
    decidedAt: report.decidedAt.toISOString(),
    words: report.appeal,
    outcome: report.appealOutcome,
    outcomeReason: report.appealReason,
    comesBack: comesBack(report),
  };
}
