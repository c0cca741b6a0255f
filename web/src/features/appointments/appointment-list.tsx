import type { AppointmentView } from '@sidework/contracts/client-services/appointments';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { AppointmentState } from './appointment-state.tsx';
import { lengthText, spanText } from './clock-text.ts';
import { noticeText } from './notice-text.ts';
import { type Appointments, useAppointments } from './use-appointments.ts';

const Window = lazyDialog(
  async () => (await import('./propose-times-window.tsx')).ProposeTimesWindow,
);

interface Props {
  serviceId: string;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** The appointments of a service and the way to another; nothing where there are none and can be none. */
export function AppointmentList({ serviceId, side, name }: Props) {
  const appointments = useAppointments(serviceId);
  const [isProposing, setProposing] = useState(false);
  const [moved, setMoved] = useState<AppointmentView>();
  const { items, error, proposal, mayPropose } = appointments;
  if (error && !items) return <ErrorNotice error={error} onRetry={appointments.retry} />;
  if (!items || (items.length === 0 && !mayPropose)) return null;
  const isAsking = mayPropose && !proposal;
  const open = (appointment?: AppointmentView) => {
    setMoved(appointment);
    setProposing(true);
  };
  return (
    <Card
      title="Appointments"
      aside={
        isAsking && (
          <PlainButton variant="default" size="sm" onClick={() => open()}>
            Propose times
          </PlainButton>
        )
      }
    >
      {items.length === 0 && <Words>None yet. Propose when to meet for the work.</Words>}
      {items.length > 0 && (
        <Rows label="Appointments">
          {items.map((appointment) => (
            <Appointment
              key={appointment.id}
              appointment={appointment}
              appointments={appointments}
              side={side}
              name={name}
              move={isAsking ? () => open(appointment) : undefined}
            />
          ))}
        </Rows>
      )}
      <Window
        key={moved?.id}
        isOpen={isProposing}
        name={name}
        moves={moved && { id: moved.id, minutes: minutesOf(moved) }}
        propose={appointments.propose}
        onClose={() => setProposing(false)}
      />
    </Card>
  );
}

const minutesOf = ({ startsAt, endsAt }: AppointmentView) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

interface RowProps extends Omit<Props, 'serviceId'> {
  appointment: AppointmentView;
  appointments: Appointments;
  move: (() => void) | undefined;
}

function Appointment({ appointment, appointments, side, name, move }: RowProps) {
  const { startsAt, endsAt, timeZone, status } = appointment;
  const when = spanText(startsAt, endsAt, timeZone);
  const isComing = status !== 'cancelled' && Date.parse(startsAt) > serverNow();
  const { noticeHours, cancel } = appointments;
  return (
    <ListRow
      title={when}
      details={lengthText(minutesOf(appointment))}
      action={
        isComing ? (
          <Row gap="xs">
            <AppointmentState appointment={appointment} />
            {move && (
              <PlainButton variant="default" size="sm" aria-label={`Move ${when}`} onClick={move}>
                Move
              </PlainButton>
            )}
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
              {noticeText({ startsAt, noticeHours, side, name, now: serverNow() })}
              We’ll let the other person know. The service goes on.
            </AskedButton>
          </Row>
        ) : (
          <AppointmentState appointment={appointment} />
        )
      }
    />
  );
}
