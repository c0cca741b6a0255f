import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { viewersZone, zoneText } from '../../lib/zones.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ButtonChoice } from '../../ui/fields/button-choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { BookTime, type BookTimeProps, type Chosen } from './book-time.tsx';
import { clockText, dayWords } from './clock-text.ts';
import { useFreeTimes } from './use-free-times.ts';

/** The free times of a gig, one of which is booked; nothing where it is not booked by a calendar. */
export function BookTimes({ gig, chosen }: { gig: GigView; chosen: Chosen }) {
  const [weeks, setWeeks] = useState<string[]>([]);
  const { week, error, mutate, ...acts } = useFreeTimes(gig.id, weeks.at(-1));
  const nextDay = week?.nextDay;
  if (error?.status === 404 || error?.status === 403) return null;
  return (
    <Card
      title="Free times"
      aside={
        <>
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label="The week before"
            isDisabled={weeks.length === 0}
            onClick={() => setWeeks(weeks.slice(0, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </PlainButton>
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label="The week after"
            isDisabled={!nextDay}
            onClick={() => nextDay && setWeeks([...weeks, nextDay])}
          >
            <IconChevronRight size={18} aria-hidden />
          </PlainButton>
        </>
      }
    >
      {error && !week && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {!error && !week && <ListSkeleton rows={1} label="Loading free times" />}
      {week && <Week key={week.days[0]?.day} week={week} gig={gig} chosen={chosen} {...acts} />}
    </Card>
  );
}

function Week({ week, gig, ...booking }: BookTimeProps) {
  const firstFree = week.days.find(({ times }) => times.length > 0)?.day;
  const [chosenDay, setDay] = useState<string>();
  const [chosenTime, setTime] = useState<string>();
  const day = chosenDay ?? firstFree;
  const times = week.days.find((each) => each.day === day)?.times ?? [];
  const time = chosenTime && times.includes(chosenTime) ? chosenTime : undefined;
  return (
    <Stack>
      <ButtonChoice
        label="Day"
        options={week.days.map((each) => {
          const { full, weekday, date } = dayWords(each.day);
          const isDisabled = each.times.length === 0;
          return { value: each.day, label: `${weekday} ${date}`, name: full, isDisabled };
        })}
        value={day}
        onChange={setDay}
      />
      {times.length > 0 && (
        <ButtonChoice
          label="Time"
          options={times.map((value) => ({ value, label: clockText(value, week.timeZone) }))}
          value={time}
          onChange={setTime}
        />
      )}
      {!firstFree && <Words>No time is free in these days.</Words>}
      {week.timeZone !== viewersZone() && (
        <Words>All times are in {zoneText(week.timeZone)}.</Words>
      )}
      {time && <BookTime key={time} week={week} gig={gig} {...booking} time={time} />}
      <Words>
        None of these?{' '}
        <Link to={paths.chatAbout(gig.professional.id, gig.id)}>Propose your own times</Link>
      </Words>
    </Stack>
  );
}
