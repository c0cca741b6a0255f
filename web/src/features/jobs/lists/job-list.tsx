import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { lookedThrough, reachesAllJobs } from '@sidework/contracts/marketplace/search-reach';
import { lazy, type ReactNode, Suspense } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Split } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import type { JobFilters } from '../search/job-filters.ts';
import { JobCard } from './job-card.tsx';
import classes from './job-list.module.css';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import type { useJobSearch } from './use-job-search.ts';

// Most searches find jobs, so this is fetched only when one finds none.
const NoJobs = lazy(async () => ({ default: (await import('./no-jobs.tsx')).NoJobs }));

type Listed = Parameters<typeof JobCard>[0]['job'];

interface Props {
  jobs: ReturnType<typeof useJobSearch>;
  isLocated: boolean;
  actionFor: (job: JobView) => ReactNode;
  /** The job that is looked at beside the list, where there is room for it. */
  chosenId: string | undefined;
  onChoose: (jobId: string) => void;
  preview: ReactNode;
  /** Whether the reader may post a job themselves. */
  mayPost: boolean;
}

export function JobList({ jobs, isLocated, actionFor, mayPost, ...beside }: Props) {
  const { chosenId, onChoose, preview } = beside;
  const { items, forYou, error, isSearching } = jobs;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => jobs.mutate()} />;
  if (!items) return <JobListSkeleton />;
  if (forYou.length + items.length === 0 && !isSearching)
    return (
      <Suspense>
        <NoJobs jobs={jobs} reach={reachText(jobs.filters)} mayPost={mayPost} />
      </Suspense>
    );
  const isPlaced = (job: JobView) => !isLocated || job.distanceMiles !== null;
  const placed = items.filter(isPlaced);
  const unplaced = items.filter((job) => !isPlaced(job));
  const rows = (label: string, jobs: Listed[], heading?: string | false) =>
    jobs[0] && (
      <>
        {heading && <h2 className={classes.heading}>{heading}</h2>}
        <ul className={classes.list} aria-busy={isSearching} aria-label={label}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard
                job={job}
                isLocated={isLocated}
                action={actionFor(job)}
                isChosen={job.id === chosenId}
                onChoose={chosenId ? () => onChoose(job.id) : undefined}
              />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <div>
      <div className={classes.summary}>
        <p role="status">
          {!isSearching &&
            `${countText(forYou.length + items.length, jobs.hasMore)}${reachText(jobs.filters)}`}
        </p>
        {jobs.isNarrowed && (
          <PlainButton variant="subtle" size="sm" onClick={jobs.clear}>
            Clear filters
          </PlainButton>
        )}
      </div>
      <Split asideWidth="half" asideLabel="The chosen job" aside={preview}>
        <div>
          {rows('For you', forYou, `For you: ${jobs.fit}`)}
          {rows('Jobs', placed, forYou.length > 0 && 'Other jobs')}
          {rows('Jobs without a place', unplaced, 'No place given')}
          {!isSearching && <LoadMore list={jobs} label="Load more" />}
        </div>
      </Split>
    </div>
  );
}

/** Words of one or two letters ("TV") are not looked for everywhere, which is said. */
const reachText = ({ search }: JobFilters) =>
  reachesAllJobs(search.split(/\s+/).filter(Boolean))
    ? ''
    : `, among the newest ${lookedThrough.toLocaleString('en-US')}`;

function countText(count: number, hasMore: boolean): string {
  return `${count} job${count === 1 ? '' : 's'}${hasMore ? ', more below' : ''}`;
}
