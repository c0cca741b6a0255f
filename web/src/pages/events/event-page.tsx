import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { readTicketLink } from '@sidework/contracts/education-events/ticket-link';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EventAsShown } from '../../features/events/event-as-shown.tsx';
import { EventRegistration } from '../../features/events/event-registration.tsx';
import { KnownGoersNote } from '../../features/events/known-goers.tsx';
import { LinkedPictureNote } from '../../features/events/linked-picture-note.tsx';
import { RegisterBar } from '../../features/events/register-bar.tsx';
import { RegisterSeries } from '../../features/events/series/register-series.tsx';
import { otherDatesOf, SeriesDates } from '../../features/events/series/series-dates.tsx';
import { useEvent } from '../../features/events/use-event.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { isStaff, useTakeDown } from '../../features/reports/take-down.ts';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { GivenTicketPage } from './given-ticket-page.tsx';

/** A mail about a given ticket leads here with a token behind the #, which no server is told. */
export function EventPage() {
  const { eventId = '' } = useParams();
  const token = readTicketLink(useLocation().hash);
  return token ? <GivenTicketPage token={token} /> : <TheEvent eventId={eventId} />;
}

function TheEvent({ eventId }: { eventId: string }) {
  const { event, error, ...acts } = useEvent(eventId);
  const navigate = useNavigate();
  const session = useSession();
  const takeDown = useTakeDown();
  const form = useRef<HTMLDivElement>(null);
  const hasFailed = error !== undefined && event === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    toastFailure(texts.toastTitles.error, eventTexts.oneFailed);
    void navigate(paths.events, { replace: true });
  }, [hasFailed, navigate]);

  return (
    <Page
      title={event?.title ?? 'Event'}
      back={<BackLink to={paths.events}>Events</BackLink>}
      action={
        (event?.isOwn || event?.isCoHost) && (
          <LinkButton to={paths.attendees(eventId)} variant="default">
            Guest list
          </LinkButton>
        )
      }
    >
      {!event && <ListSkeleton rows={3} label="Loading the event" />}
      {event && (
        <Split
          asideLabel="Registration"
          aside={
            <div ref={form} tabIndex={-1}>
              <Stack>
                <EventRegistration event={event} {...acts} />
                <KnownGoersNote event={event} />
                {session && !event.isOwn && (
                  <ReportButton
                    about={{ thing: 'event', subjectId: eventId, name: 'this event' }}
                  />
                )}
                {isStaff(session) && event.status !== 'cancelled' && (
                  <DecideWithReason about={event.title} {...takeDown.event(eventId)} />
                )}
              </Stack>
            </div>
          }
          after={
            otherDatesOf(event).length > 0 && (
              <SeriesDates
                event={event}
                pathOf={paths.event}
                action={<RegisterSeries event={event} {...acts} />}
              />
            )
          }
        >
          <LinkedPictureNote state={event.pictureState} />
          <EventAsShown event={event} />
          <RegisterBar event={event} form={form} />
        </Split>
      )}
    </Page>
  );
}
