import { isKid, toPersonCard } from '@sidework/chassis/people/people';
import type { ReportView } from '@sidework/contracts/network-chat/reports';
import type { ShownReport } from './queries.ts';
import { isStaff } from './report.ts';

export function toReportView({
  report,
  reporter,
  reported,
  actedOnBefore,
  childrenOfReported,
  childrenConcerned,
  roomId,
  writtenAt,
}: ShownReport): ReportView {
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
  };
}
