import type { AppealOutcome, ReportView } from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { exactText } from '../../lib/dates.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import type { Ask } from './report-queue.tsx';

interface Props {
  report: ReportView;
  answer: (outcome: AppealOutcome, reason: string) => Promise<unknown>;
  ask: (question: Ask) => ReactNode;
}

/** The words of the person who appealed, beside the decision that they are about. */
export function AppealWords({ report: { appeal, decidedReason } }: Pick<Props, 'report'>) {
  if (!appeal) return null;
  return (
    <Stack gap="xs">
      <Words tone="soft" isSmall>
        Reason of the first decision: {decidedReason}
      </Words>
      <Notice
        meaning="turn"
        title={
          <>
            The appeal, <DateText moment={appeal.at} />
          </>
        }
      >
        <LongText>{appeal.words || 'Deleted with the account.'}</LongText>
      </Notice>
      {appeal.outcome && (
        <Words tone="soft" isSmall>
          {appeal.outcome === 'granted' ? 'Appeal granted' : 'Appeal refused'}:{' '}
          {appeal.outcomeReason}
        </Words>
      )}
    </Stack>
  );
}

/** Another moderator than the first answers. */
export function AppealAnswers({ report, answer, ask }: Props) {
  const { appeal, decision, thing, reported } = report;
  if (!appeal || appeal.outcome) return null;
  if (appeal.waitsForOtherUntil)
    return (
      <Words tone="soft" isSmall>
        You made the first decision, so another moderator decides. If nobody has by{' '}
        {exactText(appeal.waitsForOtherUntil)}, you can.
      </Words>
    );
  const about = reported.fullName;
  return (
    <Grid min="act" gap="xs">
      {ask({
        label: 'Uphold',
        about,
        submitLabel: 'Let it stand',
        done: 'The decision stands',
        title: 'Let the decision stand?',
        text: `${about} reads your reason. They cannot appeal again.`,
        decide: (reason) => answer('refused', reason),
      })}
      {ask({
        label: 'Grant',
        about,
        submitLabel: 'Grant the appeal',
        done: 'Appeal granted',
        title: `Grant the appeal of ${about}?`,
        text: `${whatGrantingDoes(decision, thing)} ${about} reads your reason.`,
        decide: (reason) => answer('granted', reason),
      })}
    </Grid>
  );
}

function whatGrantingDoes(decision: ReportView['decision'], thing: ReportView['thing']) {
  if (decision === 'suspended') return 'The ban ends, and they can sign in again.';
  if (thing === 'gig' || thing === 'job' || thing === 'event' || thing === 'course')
    return `The ${thing} stays closed, because people were told that it ended. They can post it again.`;
  return 'Everyone sees it again.';
}
