import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { eventTimeText, viewerTimeText } from '@sidework/contracts/education-events/event-times';
import { viewersZone } from '../../lib/zones.ts';

interface Props {
  event: Pick<EventView, 'startsAt' | 'endsAt' | 'timeZone'>;
}

/** By the clock of its place, and by the viewer's where it is another. */
export function EventTime({ event }: Props) {
  const { startsAt, endsAt, timeZone } = event;
  const here = viewerTimeText(startsAt, timeZone, viewersZone());
  return (
    <time dateTime={startsAt}>
      {eventTimeText(startsAt, endsAt, timeZone)}
      {here && ` (${here})`}
    </time>
  );
}
