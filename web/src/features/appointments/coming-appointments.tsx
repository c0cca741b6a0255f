import { listOwnAppointments } from '@sidework/contracts/client-services/own-appointments';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { OwnAppointmentRows } from './own-appointment-rows.tsx';

const yearMs = 366 * 86_400_000;

/** All appointments of the viewer that have not ended, the earliest first. */
export function ComingAppointments() {
  const [query] = useState(() => ({
    from: new Date(serverNow()).toISOString(),
    to: new Date(serverNow() + yearMs).toISOString(),
  }));
  const { data, error, mutate } = useApi(listOwnAppointments, { query });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading your appointments" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title="No appointments yet"
        text="Open a service and propose when to meet, or book a service at one of its free times."
      >
        <LinkButton to={paths.gigs}>Browse Services</LinkButton>
      </EmptyState>
    );
  return <OwnAppointmentRows label="Your appointments" items={data.items} />;
}
