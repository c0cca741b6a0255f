import type { FreeTimes } from '@sidework/contracts/client-services/bookings';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { viewersZone, zoneText } from '../../lib/zones.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import classes from './book-times.module.css';
import { clockText, dayWords, lengthText, spanText } from './clock-text.ts';
import { useFreeTimes } from './use-free-times.ts';

/** The free times of a gig, one of which is booked; nothing where it is not booked by a calendar. */
export function BookTimes({ gig }: { gig: GigView }) {
  const [weeks, setWeeks] = useState<string[]>([]);
  const { week, error, mutate, book } = useFreeTimes(gig.id, weeks.at(-1));
  const nextDay = week?.nextDay;
  if (error?.status === 404 || error?.status === 403) return null;
  return (
    <Card
      title="Free times"
      aside={
        <>
          <button
            type="button"
            aria-label="The week before"
            className={classes.turn}
            disabled={weeks.length === 0}
            onClick={() => setWeeks(weeks.slice(0, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="The week after"
            className={classes.turn}
            disabled={!nextDay}
            onClick={() => nextDay && setWeeks([...weeks, nextDay])}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </>
      }
    >
      {error && !week && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {!error && !week && <ListSkeleton rows={1} label="Loading free times" />}
      {week && (
        <Week key={week.days[0]?.day} week={week} gig={gig} book={book} refresh={() => mutate()} />
      )}
    </Card>
  );
}

interface Props {
  week: FreeTimes;
  gig: GigView;
  book: ReturnType<typeof useFreeTimes>['book'];
  refresh: () => Promise<unknown>;
}

function Week({ week, gig, book, refresh }: Props) {
  const firstFree = week.days.find(({ times }) => times.length > 0)?.day;
  const [chosenDay, setDay] = useState<string>();
  const [chosenTime, setTime] = useState<string>();
  const day = chosenDay ?? firstFree;
  const times = week.days.find((each) => each.day === day)?.times ?? [];
  const time = chosenTime && times.includes(chosenTime) ? chosenTime : undefined;
  return (
    <Stack>
      <fieldset className={classes.choice}>
        <legend className={classes.legend}>Day</legend>
        {week.days.map((each) => {
          const words = dayWords(each.day);
          return (
            <button
              key={each.day}
              type="button"
              className={classes.day}
              aria-pressed={each.day === day}
              aria-label={words.full}
              disabled={each.times.length === 0}
              onClick={() => setDay(each.day)}
            >
              <span>{words.weekday}</span>
              <b>{words.date}</b>
            </button>
          );
        })}
      </fieldset>
      {times.length > 0 && (
        <fieldset className={classes.choice}>
          <legend className={classes.legend}>Time</legend>
          {times.map((each) => (
            <button
              key={each}
              type="button"
              className={classes.time}
              aria-pressed={each === time}
              onClick={() => setTime(each)}
            >
              {clockText(each, week.timeZone)}
            </button>
          ))}
        </fieldset>
      )}
      {!firstFree && <Words>No time is free in these days.</Words>}
      {week.timeZone !== viewersZone() && (
        <Words>All times are in {zoneText(week.timeZone)}.</Words>
      )}
      {time && <BookTime key={time} {...{ week, gig, book, refresh, time }} />}
      <Words>
        None of these?{' '}
        <Link to={paths.chatAbout(gig.professional.id, gig.id)}>Propose your own times</Link>
      </Words>
    </Stack>
  );
}

function BookTime({ week, gig, book, refresh, time }: Props & { time: string }) {
  const { isBusy, run } = useBusy();
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const { amountCents, minutes, timeZone } = week;
  const endsAt = new Date(Date.parse(time) + minutes * 60_000).toISOString();

  const send = () =>
    run(async () => {
      try {
        const wish = { gigId: gig.id, startsAt: time, amountCents };
        const { serviceId } = await book(wish, key);
        toastSuccess('Your appointment is booked');
        void navigate(paths.service(serviceId));
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
        await refresh();
      }
    });

  return (
    <>
      <p className={classes.total}>
        <span>{lengthText(minutes)}</span>
        <span>
          You pay <b>{formatCents(amountCents)}</b>
        </span>
      </p>
      <PlainButton isBusy={isBusy} onClick={() => void send()}>
        Book {spanText(time, endsAt, timeZone)}
      </PlainButton>
      <Words>
        It becomes a service of yours. You pay in on its page, and Sidework holds the money until
        you release it.
      </Words>
    </>
  );
}
