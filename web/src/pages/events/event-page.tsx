import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { priceOf, SeatsChip } from '../../features/events/event-card.tsx';
import { EventPicture } from '../../features/events/event-picture.tsx';
import { EventRegistration } from '../../features/events/event-registration.tsx';
import { EventTime } from '../../features/events/event-time.tsx';
import { useEvent } from '../../features/events/use-event.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Page } from '../../ui/page.tsx';
import { toastFailure } from '../../ui/toasts.ts';

export function EventPage() {
  const { eventId = '' } = useParams();
  const { event, error, register, reload } = useEvent(eventId);
  const navigate = useNavigate();
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
        event?.isOwn && (
          <LinkButton to={paths.attendees(eventId)} variant="default">
            Who comes
          </LinkButton>
        )
      }
    >
      {!event && <ListSkeleton rows={3} label="Loading the event" />}
      {event && (
        <Split
          asideLabel="Registration"
          aside={<EventRegistration event={event} register={register} reload={reload} />}
        >
          <Stack gap="lg">
            <EventPicture imageUrl={event.imageUrl} />
            <LongText>{event.description}</LongText>
            <Facts
              facts={[
                { label: 'When', value: <EventTime event={event} /> },
                { label: 'Where', value: event.location },
                { label: 'Category', value: event.category },
                { label: 'Hosted by', value: event.organizerName },
                { label: 'Price', value: priceOf(event) },
                { label: 'Registered', value: <SeatsChip event={event} /> },
              ]}
            />
          </Stack>
        </Split>
      )}
    </Page>
  );
}
