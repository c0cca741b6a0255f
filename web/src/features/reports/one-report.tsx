import type {
  AppealOutcome,
  ReportDecision,
  ReportView,
} from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { pathOfThing } from '../../lib/reported-things.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Grid, Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { OpenedHeld } from './opened-held.tsx';
import { OpenedMessages } from './opened-messages.tsx';
import { AppealAnswers, AppealWords } from './report-appeal.tsx';
import { Decisions, Readings } from './report-questions.tsx';
import type { Ask } from './report-queue.tsx';
import { ReportedPhoto } from './reported-photo.tsx';
import { useOpened } from './use-reports.ts';

export interface OneReportProps {
  report: ReportView;
  /** It is set if the card holds several reports. */
  title: string | undefined;
  /** It tells the effect of each decision. */
  explained: ReactNode;
  decide: (decision: ReportDecision, reason: string) => Promise<unknown>;
  answer: (outcome: AppealOutcome, reason: string) => Promise<unknown>;
  ask: (question: Ask) => ReactNode;
}

/** Reading more stands quietly below the report, and the decisions stand beside it. */
export function OneReport({ report, title, explained, decide, answer, ask }: OneReportProps) {
  const { comment, excerpt, reporter, createdAt, decision, writtenAt } = report;
  const { opened, held, close, ...openers } = useOpened(report);
  const askHere = (question: Ask) =>
    ask(title ? { ...question, about: `${question.about}, ${title}` } : question);
  return (
    <Split
      aside={
        decision ? (
          <AppealAnswers report={report} answer={answer} ask={askHere} />
        ) : (
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
        {report.thing === 'portfolio_photo' && <ReportedPhoto report={report} />}
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
        <AppealWords report={report} />
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
  if (thing === 'portfolio_photo') return 'Caption of the photo';
  return thing === 'review' ? 'In the review' : `Title of the ${thing}`;
}

function OpenThing({ report: { thing, subjectId } }: Pick<OneReportProps, 'report'>) {
  const path = pathOfThing(thing, subjectId);
  if (!path) return null;
  return (
    <LinkButton variant="subtle" to={path}>
      Open the {thing}
    </LinkButton>
  );
}
