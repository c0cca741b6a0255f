import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { Row } from '../../ui/layout/layout.tsx';
import { calendarLinks } from './calendar-links.ts';

/** Calendars of the web take the event by a link; the file beside is for all others. */
export const CalendarLinks = ({ event }: { event: EventView }) => (
  <Row>
    {calendarLinks(event).map(({ name, href }) => (
      <a key={name} href={href} target="_blank" rel="noreferrer noopener">
        {name}
      </a>
    ))}
  </Row>
);
