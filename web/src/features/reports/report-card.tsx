import {
  type ReportDecision,
  type ReportView,
  reportReasons,
} from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Grid, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonLine } from '../../ui/person-line.tsx';
import { Words } from '../../ui/words.tsx';
import { OpenedMessages } from './opened-messages.tsx';
import { Decisions, Readings, WhatEachDoes } from './report-questions.tsx';
import type { Ask } from './report-queue.tsx';
import { useOpened } from './use-reports.ts';

export interface ReportCardProps {
  report: ReportView;
  /** Says that others about the same person wait. */
  waiting: ReactNode;
  decide: (decision: ReportDecision, reason: string) => Promise<unknown>;
  ask: (question: Ask) => ReactNode;
}

const things = {
  person: 'A person',
  message: 'A message',
  room_message: 'A message in a job room',
  gig: 'A gig',
  job: 'A job',
  review: 'A review',
} as const;

const decisionTexts = {
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  warned: 'Warned',
  suspended: 'Suspended',
} as const;

/** One report with what it is about, and what can be done. */
export function ReportCard({ report, waiting, decide, ask }: ReportCardProps) {
  const { thing, reason, comment, excerpt, reporter, reported, createdAt, decision } = report;
  const { opened, close, ...openers } = useOpened(report);
  const label = reportReasons.find(({ key }) => key === reason)?.label ?? reason;
  const about = reported.fullName;
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  return (
    <Card
      as="article"
      title={`${things[thing]}: ${label}`}
      aside={
        decision ? (
          <Chip meaning="over">{decisionTexts[decision]}</Chip>
        ) : (
          <Chip meaning="turn">Your turn</Chip>
        )
      }
    >
      <Split
        aside={
          <>
            {thing === 'job' && (
              <LinkButton variant="default" to={paths.job(report.subjectId)}>
                Open the job
              </LinkButton>
            )}
            {thing === 'gig' && (
              <LinkButton variant="default" to={paths.gig(report.subjectId)}>
                Open the gig
              </LinkButton>
            )}
            {!opened && <Readings report={report} ask={ask} {...openers} />}
            {!decision && (
              <Stack gap="xs">
                <Grid min="act" gap="xs">
                  <Decisions report={report} decide={decide} ask={ask} />
                </Grid>
                <WhatEachDoes thing={thing} />
              </Stack>
            )}
          </>
        }
      >
        <Stack>
          <PersonLine
            id={reported.id}
            name={about}
            imageUrl={reported.avatarUrl}
            details={beforeText(report)}
            action={
              isAdmin && (
                <Link to={paths.account(reported.id)} aria-label={`Account of ${about}`}>
                  Account
                </Link>
              )
            }
          />
          {waiting}
          {excerpt && (
            <Notice meaning="over" title="What is reported">
              <LongText>{excerpt}</LongText>
            </Notice>
          )}
          <div>
            <Words tone="soft" isSmall>
              Reported by {reporter.fullName}, <DateText moment={createdAt} />
            </Words>
            {comment && <LongText>{comment}</LongText>}
          </div>
          {opened && <OpenedMessages opened={opened} close={close} />}
        </Stack>
      </Split>
    </Card>
  );
}

function beforeText({ actedOnBefore, isAboutChild }: ReportView): string {
  const before =
    actedOnBefore === 0
      ? 'No report was acted on before'
      : `${actedOnBefore} ${actedOnBefore === 1 ? 'report was' : 'reports were'} acted on before`;
  return [before, isAboutChild && 'a child is involved'].filter(Boolean).join(' · ');
}
