import {
  closeAppointmentCalendar,
  getAppointmentCalendar,
  renewAppointmentCalendar,
} from '@sidework/contracts/client-services/own-appointments';
import { call, useApi } from '../../lib/api.ts';
import { PrivateCalendar } from '../../ui/dialogs/private-calendar.tsx';

/** The private address of a calendar with all appointments, for the owner's calendar program. */
export function AppointmentCalendar() {
  const { data, error, mutate } = useApi(getAppointmentCalendar);
  return (
    <PrivateCalendar
      shown="your appointments"
      url={data?.url}
      error={error}
      retry={() => mutate()}
      renew={async () => mutate(await call(renewAppointmentCalendar), { revalidate: false })}
      close={async () => mutate(await call(closeAppointmentCalendar), { revalidate: false })}
    >
      Subscribe to a private address in your calendar app, and every appointment appears there and
      stays up to date. Anyone with the address can see who you meet, when and for what.
    </PrivateCalendar>
  );
}
