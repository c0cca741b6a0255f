import { AppointmentCalendar } from '../../features/appointments/appointment-calendar.tsx';
import { ComingAppointments } from '../../features/appointments/coming-appointments.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function AppointmentsPage() {
  const isAdult = useAudience() === 'adults';
  return (
    <Page title="Appointments" purpose="When you meet your clients and the people you hired.">
      <Split aside={isAdult && <AppointmentCalendar />}>
        <ComingAppointments />
      </Split>
    </Page>
  );
}
