import { type JobView, listJobs } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/section.tsx';
import { JobRows } from './job-rows.tsx';

const most = 3;
const title = 'Other open jobs like this';

/** Other open jobs of its category; nothing where there are none. */
export function SimilarJobs({ job: { id, category } }: { job: JobView }) {
  // One more than is shown, since the job itself is among them.
  const { data } = useApi(listJobs, { query: { category, limit: most + 1 } });
  const jobs = data?.items.filter((job) => job.id !== id && !job.isOwn).slice(0, most) ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section title={title} action={<Link to={paths.jobsLike({ category })}>See all</Link>}>
      <JobRows label={title} jobs={jobs} />
    </Section>
  );
}
