import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { TicketingForm } from './ticketing-form.tsx';
import { useTicketing } from './use-ticketing.ts';

/** The form shows up once the tickets on sale are read. */
export function Ticketing({ event, onSaved }: { event: EventDetail; onSaved: () => void }) {
  const { kept, error, reload, save } = useTicketing(event.id);
  if (error && !kept) return <ErrorNotice error={error} onRetry={reload} />;
  if (!kept) return <ListSkeleton rows={3} label="Loading the tickets" />;
  return <TicketingForm event={event} kept={kept} save={save} onSaved={onSaved} />;
}
