import {
  closeCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@sidework/contracts/business-tools/calendar-feeds';
import { call, useApi } from '../../lib/api.ts';
import { PrivateCalendar } from '../../ui/dialogs/private-calendar.tsx';

/** The private address of a calendar with all expiries and deadlines, for the owner's calendar program. */
export function CalendarFeed() {
  const { data, error, mutate } = useApi(getCalendarFeed);
  return (
    <PrivateCalendar
      shown="your days"
      url={data?.url}
      error={error}
      retry={() => mutate()}
      renew={async () => mutate(await call(renewCalendarFeed), { revalidate: false })}
      close={async () => mutate(await call(closeCalendarFeed), { revalidate: false })}
    >
      Subscribe to a private address in your calendar app, and every expiry and deadline stands
      there. Everyone with the address can read those days.
    </PrivateCalendar>
  );
}
