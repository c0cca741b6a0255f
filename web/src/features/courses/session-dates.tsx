import {
  listSessions,
  type SessionView,
} from '@sidework/contracts/education-events/course-sessions';
import { eventTimeText, viewerTimeText } from '@sidework/contracts/education-events/event-times';
import { usePages } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { viewersZone } from '../../lib/zones.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

interface Props {
  courseId: number;
  /** The dates of this lesson alone; all of them where it is left out. */
  lessonId?: string;
}

/** The dates of the live sessions of a course. */
export function SessionDates({ courseId, lessonId }: Props) {
  const list = usePages(listSessions, { params: { courseId } });
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <p>Loading the dates…</p>;
  const shown = list.items.filter((session) => !lessonId || session.lessonId === lessonId);
  return (
    <>
      {shown.length === 0 && !list.hasMore && <p>No dates yet. They show up here.</p>}
      {shown.length > 0 && (
        <Rows label="Dates">
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} isNamed={!lessonId} />
          ))}
        </Rows>
      )}
      <LoadMore list={list} label="Load more dates" />
    </>
  );
}

function SessionRow({ session, isNamed }: { session: SessionView; isNamed: boolean }) {
  const { startsAt, endsAt, timeZone, place, link, lessonTitle } = session;
  const time = eventTimeText(startsAt, endsAt, timeZone);
  const here = viewerTimeText(startsAt, timeZone, viewersZone());
  const isOver = Date.parse(endsAt) < serverNow();
  return (
    <ListRow
      title={isNamed ? lessonTitle : time}
      titleLook="plain"
      details={[isNamed && time, here, place || (!link && 'Online')].filter(Boolean).join(' · ')}
      chip={<SessionChip session={session} isOver={isOver} />}
      action={
        link &&
        !isOver &&
        !session.isCancelled && (
          <LinkButton
            to={link}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            aria-label={`Join, ${time}`}
          >
            Join
          </LinkButton>
        )
      }
    />
  );
}

function SessionChip({ session, isOver }: { session: SessionView; isOver: boolean }) {
  const { attendance, countsOut, isCancelled } = session;
  if (isCancelled) return <Chip meaning="over">Cancelled</Chip>;
  if (attendance?.checkedOutAt) return <Chip meaning="open">Checked out</Chip>;
  if (attendance) return <Chip meaning="open">Checked in</Chip>;
  if (isOver) return <Chip meaning="over">Over</Chip>;
  return countsOut && <Chip meaning="waiting">Check in and out</Chip>;
}
