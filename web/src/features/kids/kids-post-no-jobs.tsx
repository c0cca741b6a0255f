import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

export function KidsPostNoJobs() {
  return (
    <EmptyState
      title="Kids accounts do not post jobs"
      text="Jobs are posted by adults. You can look for youth jobs that others have posted. The work you do stands in your Service Tracker."
    >
      <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
      <LinkButton to={paths.serviceTracker} variant="default">
        Service Tracker
      </LinkButton>
    </EmptyState>
  );
}
