import {
  type AppealOutcome,
  type ReportDecision,
  type ReportView,
  reportReasons,
} from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { nameOfThing } from '../../lib/reported-things.ts';
import { useSession } from '../../lib/session.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { WaitedText } from '../../ui/figures/waited-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { RuledParts } from '../../ui/layout/ruled-parts.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { OneReport } from './one-report.tsx';
import { WhatEachDoes } from './report-questions.tsx';
import type { Ask } from './report-queue.tsx';

export interface ReportCardProps {
  /** About one person, the longest waiting first. */
  reports: [ReportView, ...ReportView[]];
  /** More may wait about them than are loaded. */
  hasMore: boolean;
  decide: (report: ReportView, decision: ReportDecision, reason: string) => Promise<unknown>;
  answer: (report: ReportView, outcome: AppealOutcome, reason: string) => Promise<unknown>;
  ask: (question: Ask) => ReactNode;
}

const decisionTexts = {
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  warned: 'Warned',
  suspended: 'Banned',
} as const;

/** One person, what is reported of them, and what can be done about each of it. */
export function ReportCard({ reports, hasMore, decide, answer, ask }: ReportCardProps) {
  const [oldest] = reports;
  const { reported, decision } = oldest;
  const about = reported.fullName;
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  const isOne = reports.length === 1;
  const count = hasMore ? 'Several' : reports.length;
  return (
    <Card
      as="article"
      title={isOne ? titleOf(oldest) : `${count} reports`}
      aside={
        decision ? (
          <Chip meaning="over">{decisionTexts[decision]}</Chip>
        ) : (
          <Chip meaning="turn">
            <span>
              Waits <WaitedText since={oldest.createdAt} />
            </span>
          </Chip>
        )
      }
    >
      <Stack gap="lg">
        <PersonLine
          id={reported.id}
          name={about}
          imageUrl={reported.avatarUrl}
          details={beforeText(reports)}
          action={
            isAdmin && (
              <Link to={paths.account(reported.id)} aria-label={`Account of ${about}`}>
                Account
              </Link>
            )
          }
        />
        <RuledParts>
          {reports.map((report) => (
            <OneReport
              key={report.id}
              report={report}
              title={isOne ? undefined : titleOf(report)}
              explained={report === oldest && <WhatEachDoes reports={reports} />}
              decide={(chosen, reason) => decide(report, chosen, reason)}
              answer={(outcome, reason) => answer(report, outcome, reason)}
              ask={ask}
            />
          ))}
        </RuledParts>
      </Stack>
    </Card>
  );
}

function titleOf({ thing, reason }: ReportView) {
  const label = reportReasons.find(({ key }) => key === reason)?.label ?? reason;
  return `${label} · ${nameOfThing(thing) ?? thing}`;
}

function beforeText(reports: ReportCardProps['reports']): string {
  const { actedOnBefore } = reports[0];
  const before =
    actedOnBefore === 0
      ? 'No earlier report led to action'
      : `${actedOnBefore} earlier ${actedOnBefore === 1 ? 'report' : 'reports'} led to action`;
  const isAboutChild = reports.some((report) => report.isAboutChild);
  return [before, isAboutChild && 'a child is involved'].filter(Boolean).join(' · ');
}
