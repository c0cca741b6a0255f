import type { MailAttachment } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Deps } from '../deps.ts';
import type { Event } from './event.ts';

/** A download is a PUBLISH; the other two are mailed to one attendee. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface Invitation {
  method: CalendarMethod;
  /** The address that the mail goes to. */
  attendee?: string;
  /** The address that mails of Sidework come from, because an organizer's own stays private. */
  organizer: string;
  url: string;
  now: Date;
}

/**
 * An event for a calendar after RFC 5546: its UID stays over all changes, and its SEQUENCE rises with each. A CANCEL has no
 * words of the event, since it may go to those who may not read them any more.
 */
export function calendarFile(
  event: Event,
  { method, attendee, organizer, url, now }: Invitation,
): string {
  const calendar = ical({
    prodId: { company: 'Sidework', product: 'Events' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${event.id}@sidework`,
    sequence: event.version - 1 + event.calendarRevision,
    stamp: now,
    start: event.eventDate,
    end: event.endsAt,
    organizer,
    ...(attendee && { attendees: [invited(attendee, method)] }),
    ...wordsOf[method](event, url),
  });
  return calendar.toString();
}

/** A ticket is an answer, so that no other is asked for. */
const invited = (email: string, method: CalendarMethod) => ({
  email,
  rsvp: false,
  ...(method === 'REQUEST' && { status: ICalAttendeeStatus.ACCEPTED }),
});

/** A STATUS says that the event is cancelled for all, and not for one attendee (RFC 5546, 3.2.5). */
const cancelled = ({ status }: Event): Partial<ICalEventData> =>
  status === 'cancelled' ? { status: ICalEventStatus.CANCELLED } : {};

const described = ({ title, description, location }: Event, url: string) => ({
  summary: title,
  description,
  location,
  status: ICalEventStatus.CONFIRMED,
  url,
});

/** An organizer could put a paragraph or a link into a mail of Sidework, so that it says as much as the mail itself. */
const mailed = ({ title, location }: Event, url: string) => ({
  summary: quoted(title),
  location: quoted(location),
  status: ICalEventStatus.CONFIRMED,
  url,
});

const wordsOf: Record<CalendarMethod, (event: Event, url: string) => Partial<ICalEventData>> = {
  PUBLISH: described,
  REQUEST: mailed,
  CANCEL: cancelled,
};

/** The file as it is mailed to an address, so that its calendar updates by itself. */
export function calendarFor(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  event: Event,
  attendee: string,
  method: Exclude<CalendarMethod, 'PUBLISH'>,
): MailAttachment {
  const url = new URL(educationAddresses.event(event.id), config.PUBLIC_URL).href;
  const organizer = config.MAIL_FROM;
  return {
    filename: 'event.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(event, { method, attendee, organizer, url, now: now() }),
  };
}
