import type {
  AttendanceAct,
  SessionLearner,
  SessionView,
} from '@sidework/contracts/education-events/course-sessions';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { type ScannerPart, SessionScan } from './session-scan.tsx';
import { useSessionLearners } from './use-sessions.ts';

interface Props {
  courseId: number;
  session: SessionView;
  scanner: ScannerPart;
}

/** The learners of the course: the educator taps who is there. */
export function AttendanceList({ courseId, session, scanner }: Props) {
  const { list, mark, scan } = useSessionLearners(courseId, session.id);
  const { lessonTitle, startsAt, endsAt, timeZone, countsOut } = session;
  return (
    <Card title={`Who is at ${lessonTitle}`}>
      <Stack>
        <p>
          {eventTimeText(startsAt, endsAt, timeZone)}. Check-in opens three hours before.{' '}
          {countsOut
            ? 'The minutes run from check-in to check-out.'
            : 'Who is checked in gets the minutes once the session is over.'}
        </p>
        <SessionScan scan={scan} countsOut={countsOut} scanner={scanner} />
        {list.error && !list.items && (
          <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
        )}
        {!list.error && !list.items && <RowsSkeleton label="Loading the learners" />}
        {list.items?.length === 0 && <p>Nobody has enrolled yet.</p>}
        {list.items && list.items.length > 0 && (
          <Rows label="Learners">
            {list.items.map((learner) => (
              <LearnerRow
                key={learner.enrollmentId}
                learner={learner}
                countsOut={countsOut}
                mark={(act) => mark(learner.enrollmentId, act)}
              />
            ))}
          </Rows>
        )}
        <LoadMore list={list} label="Load more learners" />
      </Stack>
    </Card>
  );
}

interface RowProps {
  learner: SessionLearner;
  countsOut: boolean;
  mark: (act: AttendanceAct) => Promise<unknown>;
}

function LearnerRow({ learner: { name, isCompleted, attendance }, countsOut, mark }: RowProps) {
  const { isBusy, run } = useBusy();
  const tap = (act: AttendanceAct, word: string) => (
    <PlainButton
      variant={act === 'undo' ? 'subtle' : 'default'}
      size="sm"
      isBusy={isBusy}
      aria-label={`${word}, ${name}`}
      onClick={() =>
        void run(async () => {
          try {
            await mark(act);
          } catch (error) {
            toastFailure(texts.toastTitles.error, messageOf(error));
          }
        })
      }
    >
      {word}
    </PlainButton>
  );
  return (
    <ListRow
      title={name}
      details={
        attendance && (
          <>
            In since <DateText moment={attendance.checkedInAt} />
            {attendance.checkedOutAt && (
              <>
                {' · '}Out <DateText moment={attendance.checkedOutAt} />
              </>
            )}
          </>
        )
      }
      chip={isCompleted && <Chip meaning="over">Finished the course</Chip>}
      action={
        !isCompleted && (
          <Row gap="xs">
            {!attendance && tap('in', 'Check in')}
            {attendance && countsOut && !attendance.checkedOutAt && tap('out', 'Check out')}
            {attendance && tap('undo', 'Undo')}
          </Row>
        )
      }
    />
  );
}
