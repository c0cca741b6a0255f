import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

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
