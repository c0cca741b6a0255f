import type { FreeTimes } from '@sidework/contracts/client-services/bookings';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { feeToCancel } from '../../lib/agreed-terms.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { viewersZone, zoneText } from '../../lib/zones.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ButtonChoice } from '../../ui/fields/button-choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
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
      {time && (
        <BookTime key={time} week={week} gig={gig} book={book} refresh={refresh} time={time} />
      )}
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
        const wish = { gigId: gig.id, startsAt: time, amountCents, minutes };
        const { serviceId } = await book(wish, key);
        toastSuccess('Your appointment is booked');
        void navigate(paths.service(serviceId));
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
        if (isDecided(error)) await refresh();
      }
    });

  return (
    <>
      <Row justify="between">
        <span>{lengthText(minutes)}</span>
        <span>
          You pay <b>{formatCents(amountCents)}</b>
        </span>
      </Row>
      <PlainButton isBusy={isBusy} onClick={() => void send()}>
        Book {spanText(time, endsAt, timeZone)}
      </PlainButton>
      <Words>
        It becomes a service of yours. You pay in on its page, and Sidework holds the money until
        you release it.
      </Words>
      <Words>
        {feeToCancel('client')} The professional can cancel at no cost before the work begins.
      </Words>
    </>
  );
}

/** The booking may stand although its answer was lost, so the same key is sent again. */
const isDecided = (error: unknown) => error instanceof ApiError && error.status === 409;
