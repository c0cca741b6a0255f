import type { EventView } from '@sidework/contracts/education-events/event-listings';

type Dated = Pick<EventView, 'title' | 'startsAt' | 'endsAt' | 'location'>;

/** `20261202T020000Z`, as Google writes a moment. */
const basic = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');

function linkTo(page: string, values: Record<string, string>): string {
  const link = new URL(page);
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link.href;
}

/** The pages of two calendars that start with this event; the reader saves it there. */
export const calendarLinks = ({ title, startsAt, endsAt, location }: Dated) => [
  {
    name: 'Google',
    href: linkTo('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${basic(startsAt)}/${basic(endsAt)}`,
      location,
    }),
  },
  {
    name: 'Outlook',
    href: linkTo('https://outlook.live.com/calendar/0/deeplink/compose', {
      rru: 'addevent',
      subject: title,
      startdt: startsAt,
      enddt: endsAt,
      location,
    }),
  },
];
