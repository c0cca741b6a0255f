import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useEvent } from '../../features/events/use-event.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

interface Props {
  title: string;
  width?: 'form';
  /** Co-hosts see the page too. */
  isForCoHosts?: boolean;
  /** The event as this device knew it last, for a page that works without a network. */
  keptOf?: (eventId: string) => EventDetail | undefined;
  /** Its main actions, beside the title. */
  actionOf?: (event: EventDetail) => ReactNode;
  children: (
    given: Pick<ReturnType<typeof useEvent>, 'cancel'> & { event: EventDetail },
  ) => ReactNode;
}

/** A page of the organizer's about their event; the service decides again for itself. */
export function OwnEvent(props: Props) {
  const { title, width, isForCoHosts = false, keptOf, actionOf, children } = props;
  const { eventId = '' } = useParams();
  const { event: read, error, reload, cancel } = useEvent(eventId);
  const event = read ?? (error ? keptOf?.(eventId) : undefined);
  const isHost = event && (event.isOwn || (isForCoHosts && event.isCoHost));
  return (
    <Page
      title={title}
      {...(event && { purpose: event.title })}
      back={<BackLink to={paths.event(eventId)}>The event</BackLink>}
      action={isHost && actionOf?.(event)}
      {...(width && { width })}
    >
      {error && !event && <ErrorNotice error={error} onRetry={reload} />}
      {!error && !event && <ListSkeleton rows={3} label="Loading the event" />}
      {event && !isHost && (
        <Notice meaning="error">{educationEventsProblems.not_the_organizer}</Notice>
      )}
      {isHost && children({ event, cancel })}
    </Page>
  );
}
