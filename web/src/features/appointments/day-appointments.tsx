import { listOwnAppointments } from '@sidework/contracts/client-services/own-appointments';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Section } from '../../ui/layout/section.tsx';
import { dayAround } from './day-around.ts';
import { OwnAppointmentRows } from './own-appointment-rows.tsx';

/** The viewer's appointments of the day; nothing on a day without any. */
export function DayAppointments() {
  const query = dayAround(new Date(serverNow()));
  const { data } = useApi(listOwnAppointments, { query }, { revalidateOnFocus: true });
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title="Today's appointments"
      action={<Link to={paths.appointments}>All appointments</Link>}
    >
      <OwnAppointmentRows label="Today's appointments" items={data.items} isOneDay />
    </Section>
  );
}
