import { type JobView, listJobs } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { JobRows } from '../../features/jobs/lists/job-rows.tsx';
import { useSentProposals } from '../../features/proposals/use-sent-proposals.ts';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/layout/section.tsx';

const most = 3;
const title = 'Other open jobs like this';

/** “Newark, NJ” is in NJ. */
const stateOf = (place: string | null) => place?.split(', ').at(-1);

/** Other open jobs of its category, those of its state first; none that the viewer sent a proposal for. */
export function SimilarJobs({ job: { id, category, location } }: { job: JobView }) {
  const { data } = useApi(listJobs, { query: { category } });
  const sent = useSentProposals();
  const isFar = (job: JobView) => +(stateOf(job.location) !== stateOf(location));
  const jobs = data?.items
    .filter((job) => job.id !== id && !job.isOwn && !sent.byJob.has(job.id))
    .sort((one, other) => isFar(one) - isFar(other))
    .slice(0, most);
  // A row that vanishes once the proposals are known would be a row clicked in vain.
  if (!jobs?.length || !sent.isSettled) return null;
  return (
    <Section title={title} action={<Link to={paths.jobsLike({ category })}>See all</Link>}>
      <JobRows label={title} jobs={jobs} />
    </Section>
  );
}
