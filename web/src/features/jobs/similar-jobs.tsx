import { type JobView, listJobs } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { AmountRange } from '../../ui/amount.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Scene } from '../../ui/scene.tsx';
import { sceneOf } from '../../ui/scene-of.ts';
import { Section } from '../../ui/section.tsx';

const most = 3;

/** Other open jobs of its category; nothing where there are none. */
export function SimilarJobs({ job: { id, category } }: { job: JobView }) {
  // One more than is shown, since the job itself is among them.
  const { data } = useApi(listJobs, { query: { category, limit: most + 1 } });
  const jobs = data?.items.filter((job) => job.id !== id && !job.isOwn).slice(0, most) ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section
      title="Other open jobs like this"
      action={<Link to={paths.jobsLike({ category })}>See all</Link>}
    >
      <Rows label="Other open jobs like this">
        {jobs.map((job) => (
          <ListRow
            key={job.id}
            to={paths.job(job.id)}
            lead={<Scene name={sceneOf(job.category)} />}
            title={job.title}
            details={
              <>
                {job.location && `${job.location} · `}Posted <DateText moment={job.createdAt} />
              </>
            }
            amount={
              <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="row" />
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
