import {
  type AppointmentView,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
} from '@sidework/contracts/client-services/appointments';
import { texts } from '@sidework/contracts/texts';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { AppointmentState } from './appointment-state.tsx';
import { lengthText, spanText } from './clock-text.ts';

interface Props {
  serviceId: string;
  /** The first name of the child. */
  child: string;
}

/** Every look at a child is recorded, so nothing of it is read again by itself. */
const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The appointments of a child's work as its guardian reads and confirms them; nothing where there are none. */
export function ChildAppointments({ serviceId, child }: Props) {
  const { data, error, mutate } = useApi(listAppointments, { params: { serviceId } }, onceAsked);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Appointments">
      <Words>
        An appointment stands once you or another guardian agrees. Times are checked against federal
        limits for young people; your state may ask for more.
      </Words>
      <Rows label="Appointments">
        {data.items.map((appointment) => (
          <ChildAppointment key={appointment.id} appointment={appointment} child={child} />
        ))}
      </Rows>
    </Card>
  );
}

interface RowProps {
  appointment: AppointmentView;
  child: string;
}

function ChildAppointment({ appointment, child }: RowProps) {
  const { id, startsAt, endsAt, timeZone, status } = appointment;
  const when = spanText(startsAt, endsAt, timeZone);
  const isComing = status !== 'cancelled' && Date.parse(startsAt) > serverNow();
  const invalidate = useInvalidate();
  const { isBusy, run } = useBusy();
  const params = { appointmentId: id };
  const cancel = async () => {
    await call(cancelAppointment, { params });
    await invalidate(listAppointments);
  };
  const confirm = () =>
    run(async () => {
      try {
        await call(confirmAppointment, { params });
        toastSuccess('The appointment stands');
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
      await invalidate(listAppointments);
    });
  return (
    <ListRow
      title={when}
      details={lengthText((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}
      action={
        <Row gap="xs">
          <AppointmentState appointment={appointment} />
          {isComing && status === 'awaiting_guardian' && (
            <PlainButton
              size="sm"
              isBusy={isBusy}
              aria-label={`Agree to ${when}`}
              onClick={() => void confirm()}
            >
              Agree
            </PlainButton>
          )}
          {isComing && (
            <AskedButton
              label="Cancel"
              size="sm"
              name={when}
              title="Cancel this appointment?"
              confirmLabel="Cancel appointment"
              cancelLabel="Keep it"
              done="The appointment is cancelled"
              act={cancel}
              messageOf={messageOf}
            >
              We’ll let {child} and the client know. The work goes on.
            </AskedButton>
          )}
        </Row>
      }
    />
  );
}
