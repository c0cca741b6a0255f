import { courseOfSubject } from '@sidework/contracts/education-events/course-subject';
import type { ReportDecision, ReportView } from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Grid, Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { OpenedHeld } from './opened-held.tsx';
import { OpenedMessages } from './opened-messages.tsx';
import { Decisions, Readings } from './report-questions.tsx';
import type { Ask } from './report-queue.tsx';
import { useOpened } from './use-reports.ts';

export interface OneReportProps {
  report: ReportView;
  /** It is set if the card holds several reports. */
  title: string | undefined;
  /** It tells the effect of each decision. */
  explained: ReactNode;
  decide: (decision: ReportDecision, reason: string) => Promise<unknown>;
  ask: (question: Ask) => ReactNode;
}

/** Reading more stands quietly below the report, and the decisions stand beside it. */
export function OneReport({ report, title, explained, decide, ask }: OneReportProps) {
  const { comment, excerpt, reporter, createdAt, decision, writtenAt } = report;
  const { opened, held, close, ...openers } = useOpened(report);
  const askHere = (question: Ask) =>
    ask(title ? { ...question, about: `${question.about}, ${title}` } : question);
  return (
    <Split
      aside={
        decision ? null : (
          <Stack gap="xs">
            <Grid min="act" gap="xs">
              <Decisions report={report} decide={decide} ask={askHere} />
            </Grid>
            {explained}
          </Stack>
        )
      }
    >
      <Stack>
        {title && (
          <Words as="h3" isStrong>
            {title}
          </Words>
        )}
        {excerpt && (
          <Notice
            meaning="over"
            title={
              <>
                {placeOf(report)}
                {writtenAt && (
                  <>
                    , <DateText moment={writtenAt} />
                  </>
                )}
              </>
            }
          >
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
        {held && <OpenedHeld opened={held} close={close} />}
        {!opened && !held && (
          <ButtonRow>
            <OpenThing report={report} />
            <Readings report={report} ask={askHere} {...openers} />
          </ButtonRow>
        )}
      </Stack>
    </Split>
  );
}

function placeOf({ thing, reporter }: OneReportProps['report']): string {
  if (thing === 'message') return `In the messages with ${reporter.fullName}`;
  if (thing === 'room_message') return 'In the job room';
  if (thing === 'lesson_post') return 'In the questions of a course';
  return thing === 'review' ? 'In the review' : `Title of the ${thing}`;
}

const opens = {
  job: { label: 'Open the job', path: paths.job },
  gig: { label: 'Open the gig', path: paths.gig },
  event: { label: 'Open the event', path: paths.event },
  course: {
    label: 'Open the course',
    path: (subjectId: string) => paths.course(courseOfSubject(subjectId) ?? 0),
  },
} as const;

function OpenThing({ report: { thing, subjectId } }: Pick<OneReportProps, 'report'>) {
  if (thing !== 'job' && thing !== 'gig' && thing !== 'event' && thing !== 'course') return null;
  const { label, path } = opens[thing];
  return (
    <LinkButton variant="subtle" to={path(subjectId)}>
      {label}
    </LinkButton>
  );
}
