import {
  type AppointmentView,
  cancelAppointment,
  listAppointments,
} from '@sidework/contracts/client-services/appointments';
import { listFreeTimes } from '@sidework/contracts/client-services/bookings';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { lengthText, spanText } from './clock-text.ts';

/** The appointments of a service; nothing where there are none. */
export function AppointmentList({ serviceId }: { serviceId: string }) {
  const { data, error, mutate } = useApi(listAppointments, { params: { serviceId } });
  const invalidate = useInvalidate();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data || data.items.length === 0) return null;
  const cancel = async ({ id }: AppointmentView) => {
    await call(cancelAppointment, { params: { appointmentId: id } });
    await invalidate(listAppointments, listFreeTimes);
  };
  return (
    <Card title="Appointments">
      <Rows label="Appointments">
        {data.items.map((appointment) => (
          <Appointment key={appointment.id} appointment={appointment} cancel={cancel} />
        ))}
      </Rows>
    </Card>
  );
}

interface Props {
  appointment: AppointmentView;
  cancel: (appointment: AppointmentView) => Promise<unknown>;
}

function Appointment({ appointment, cancel }: Props) {
  const { startsAt, endsAt, timeZone, status } = appointment;
  const when = spanText(startsAt, endsAt, timeZone);
  const isComing = status === 'agreed' && Date.parse(startsAt) > serverNow();
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return (
    <ListRow
      title={when}
      details={lengthText(minutes)}
      action={
        isComing ? (
          <AskedButton
            label="Cancel"
            size="sm"
            name={when}
            title="Cancel this appointment?"
            confirmLabel="Cancel appointment"
            cancelLabel="Keep it"
            done="The appointment is cancelled"
            act={() => cancel(appointment)}
            messageOf={messageOf}
          >
            The other side is told. The service goes on. Agree on another time in the chat.
          </AskedButton>
        ) : (
          <Chip meaning="over">{status === 'cancelled' ? 'Cancelled' : 'Past'}</Chip>
        )
      }
    />
  );
}
