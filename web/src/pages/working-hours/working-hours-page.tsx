import { useWorkingHours } from '../../features/appointments/use-working-hours.ts';
import { WorkingHoursForm } from '../../features/appointments/working-hours-form.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { viewersZone } from '../../lib/zones.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function WorkingHoursPage() {
  const isForChild = useAudience() === 'children';
  return (
    <Page
      back={<BackLink to={paths.myGigs}>My Gigs</BackLink>}
      title="Working Hours"
      purpose="When clients can book your gigs. Gigs with a price show your free times."
    >
      {isForChild ? (
        <EmptyState
          title="Jobs are hired with a guardian"
          text="Clients do not book young people by a calendar. They hire you for a job, and your guardian agrees."
        >
          <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
        </EmptyState>
      ) : (
        <Hours />
      )}
    </Page>
  );
}

function Hours() {
  const { known, error, mutate, save } = useWorkingHours();
  if (error && !known) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!known) return <ListSkeleton rows={3} label="Loading your hours" />;
  return <WorkingHoursForm begun={known.hours ?? usualHours()} save={save} />;
}

/** Monday to Friday from nine to five, which is saved once its owner says so. */
const usualHours = () => ({
  timeZone: viewersZone(),
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 24,
  travelMinutes: 30,
});
