import {
  hideableThings,
  type ReportDecision,
  type ReportView,
  reportReasons,
} from '@sidework/contracts/network-chat/reports';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PersonLine } from '../../ui/person-line.tsx';
import { OpenedMessages } from './opened-messages.tsx';
import type { Ask } from './report-queue.tsx';
import { useOpenedConversation } from './use-reports.ts';

interface Props {
  report: ReportView;
  decide: (decision: ReportDecision, reason: string) => Promise<unknown>;
  ask: (question: Ask) => React.ReactNode;
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
export function ReportCard({ report, decide, ask }: Props) {
  const { thing, reason, comment, excerpt, reporter, reported, createdAt, decision } = report;
  const { opened, open, close } = useOpenedConversation(report);
  const label = reportReasons.find(({ key }) => key === reason)?.label ?? reason;
  const about = reported.fullName;
  return (
    <Card
      title={`${things[thing]}: ${label}`}
      aside={
        decision ? (
          <Chip meaning="over">{decisionTexts[decision]}</Chip>
        ) : (
          <Chip meaning="turn">Waits</Chip>
        )
      }
    >
      <Stack gap="sm">
        <PersonLine
          id={reported.id}
          name={about}
          imageUrl={reported.avatarUrl}
          details={beforeText(report)}
        />
        {excerpt && (
          <blockquote>
            <LongText>{excerpt}</LongText>
          </blockquote>
        )}
        <div>
          Reported by {reporter.fullName}, <DateText moment={createdAt} />
          {comment && <LongText>{comment}</LongText>}
        </div>
        {opened && <OpenedMessages opened={opened} close={close} />}
        <Row gap="xs">
          {!opened &&
            ask({
              ...{ label: 'Read what they wrote', about, submitLabel: 'Read' },
              title: `Read what ${reporter.fullName} and ${about} wrote to each other?`,
              text: 'Your look is recorded with your reason. Of a child its guardians see it too.',
              decide: open,
            })}
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
          {!decision && <Decisions report={report} decide={decide} ask={ask} />}
        </Row>
      </Stack>
    </Card>
  );
}

function Decisions({ report, decide, ask }: Props) {
  const about = report.reported.fullName;
  const reporterIsTold = 'Whoever reported it is told that we acted.';
  return (
    <>
      {ask({
        ...{ label: 'Dismiss', about, submitLabel: 'Dismiss report', done: 'Dismissed' },
        title: 'Dismiss this report?',
        text: 'Everything stays as it is. Whoever reported it is told so; your reason stays here.',
        decide: (reason) => decide('dismissed', reason),
      })}
      {hideableThings.includes(report.thing) &&
        ask({
          ...{ label: 'Hide', about, submitLabel: 'Hide it', done: 'Hidden', isLoss: true },
          title: 'Hide what was reported?',
          text: `Nobody sees it any more. ${about} is told, with your reason. ${reporterIsTold}`,
          decide: (reason) => decide('hidden', reason),
        })}
      {ask({
        ...{ label: 'Warn', about, submitLabel: 'Send warning', done: `${about} is warned` },
        title: `Warn ${about}?`,
        text: `${about} reads your reason. ${reporterIsTold}`,
        decide: (reason) => decide('warned', reason),
      })}
      {ask({
        ...{ label: 'Suspend', about, submitLabel: 'Suspend account', isLoss: true },
        title: `Suspend ${about}?`,
        text: `${about} can do nothing here and cannot sign in until an administrator lifts it. Staff cannot be suspended so. ${reporterIsTold}`,
        done: `${about} is suspended`,
        decide: (reason) => decide('suspended', reason),
      })}
    </>
  );
}

function beforeText({ actedOnBefore, isAboutChild }: ReportView): string {
  const before =
    actedOnBefore === 0
      ? 'No report was acted on before'
      : `${actedOnBefore} ${actedOnBefore === 1 ? 'report was' : 'reports were'} acted on before`;
  return isAboutChild ? `${before} · a child is involved` : before;
}
