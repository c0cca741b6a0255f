import type { SessionView } from '@sidework/contracts/education-events/course-sessions';
import type { CurriculumLesson } from '@sidework/contracts/education-events/courses';
import { doorClosesAt, doorOpensAt } from '@sidework/contracts/education-events/event-options';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { AttendanceList } from './attendance-list.tsx';
import type { ScannerPart } from './session-scan.tsx';
import { useSessions } from './use-sessions.ts';

const SessionWindow = lazyDialog(async () => (await import('./session-window.tsx')).SessionWindow);

interface Props {
  courseId: number;
  /** The live lessons of the course. */
  lessons: CurriculumLesson[];
  scanner: ScannerPart;
}

/** The dates of the live lessons of a course, and who was there. */
export function SessionList({ courseId, lessons, scanner }: Props) {
  const { list, add, cancel } = useSessions(courseId);
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const open = list.items?.find(({ id }) => id === openId);
  return (
    <Section
      title="Live sessions"
      action={
        <PlainButton variant="default" onClick={() => setAdding(true)}>
          Add a date
        </PlainButton>
      }
    >
      {list.error && !list.items && (
        <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
      )}
      {list.items?.length === 0 && <p>Learners see the dates on the page of the course.</p>}
      {list.items && list.items.length > 0 && (
        <Rows label="Live sessions">
          {list.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isOpen={session.id === openId}
              choose={() => setOpenId(session.id === openId ? undefined : session.id)}
              cancel={() => cancel(session.id)}
            />
          ))}
        </Rows>
      )}
      <LoadMore list={list} label="Load more dates" />
      {open && (
        <AttendanceList key={open.id} courseId={courseId} session={open} scanner={scanner} />
      )}
      <SessionWindow
        isOpen={isAdding}
        lessons={lessons}
        add={add}
        onClose={() => setAdding(false)}
      />
    </Section>
  );
}

interface RowProps {
  session: SessionView;
  isOpen: boolean;
  choose: () => void;
  cancel: () => Promise<unknown>;
}

function SessionRow({ session, isOpen, choose, cancel }: RowProps) {
  const { lessonTitle, startsAt, endsAt, timeZone, place, isCancelled } = session;
  const time = eventTimeText(startsAt, endsAt, timeZone);
  const now = serverNow();
  const isDoorOpen =
    now >= doorOpensAt(startsAt).getTime() && now <= doorClosesAt(endsAt).getTime();
  return (
    <ListRow
      title={lessonTitle}
      details={[time, place || 'Online'].join(' · ')}
      chip={isCancelled && <Chip meaning="over">Cancelled</Chip>}
      action={
        !isCancelled && (
          <Row gap="xs">
            <PlainButton
              variant="default"
              size="sm"
              aria-expanded={isOpen}
              aria-label={`${isDoorOpen ? 'Check in' : 'Learners'}, ${lessonTitle}, ${time}`}
              onClick={choose}
            >
              {isDoorOpen ? 'Check in' : 'Learners'}
            </PlainButton>
            {now < Date.parse(startsAt) && (
              <AskedButton
                label="Cancel"
                size="sm"
                name={`${lessonTitle}, ${time}`}
                title="Cancel this session?"
                confirmLabel="Cancel session"
                cancelLabel="Keep it"
                done="The session is cancelled"
                act={cancel}
                messageOf={messageOf}
              >
                Learners see that it is cancelled, and can come to another date.
              </AskedButton>
            )}
          </Row>
        )
      }
    />
  );
}
