import type { AppointmentView } from '@sidework/contracts/client-services/appointments';
import { serverNow } from '../../lib/server-clock.ts';
import { Chip } from '../../ui/figures/chip.tsx';

/** Says what an appointment is, unless it stands and is still to come. */
export function AppointmentState({ appointment }: { appointment: AppointmentView }) {
  const { status, startsAt } = appointment;
  const isPast = Date.parse(startsAt) <= serverNow();
  if (status === 'cancelled') return <Chip meaning="over">Cancelled</Chip>;
  if (status === 'awaiting_guardian')
    return isPast ? (
      <Chip meaning="over">Not confirmed</Chip>
    ) : (
      <Chip meaning="waiting">Waiting for a guardian</Chip>
    );
  return isPast ? <Chip meaning="over">Past</Chip> : null;
}
