import { listFittingJobs } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { useApi } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { JobRows } from './job-rows.tsx';

const most = 3;

/** Open jobs of the viewer's trade near them, with the reason for the choice; renders nothing without any. */
export function FittingJobs() {
  const { data } = useApi(listFittingJobs);
  if (!data || data.items.length === 0) return null;
  const { items, reason } = data;
  return (
    <Section title={`New ${reason}`} action={<Link to={paths.jobs}>All jobs</Link>}>
      <JobRows label="New jobs" jobs={items.slice(0, most)} />
    </Section>
  );
}
