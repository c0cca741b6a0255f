import type { JobStatus, JobView } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CardList } from '../../ui/card-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { JobCard } from './job-card.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import classes from './own-job-list.module.css';
import { useOwnJobs } from './use-own-jobs.ts';

const groups: { status: JobStatus; title: string }[] = [
  { status: 'open', title: 'Open' },
  { status: 'filled', title: 'Filled' },
  { status: 'closed', title: 'Closed' },
];

export function OwnJobList() {
  const list = useOwnJobs();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <JobListSkeleton />;
  if (items.length === 0) return <NoJobs />;
  return (
    <>
      {groups.map(({ status, title }) => (
        <Group key={status} title={title} jobs={items.filter((job) => job.status === status)} />
      ))}
      <LoadMore list={list} label="Load more jobs" />
    </>
  );
}

function Group({ title, jobs }: { title: string; jobs: JobView[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.title}>{title}</h2>
      <CardList label={`${title} jobs`} items={jobs}>
        {(job) => (
          <JobCard
            job={job}
            heading="h3"
            action={
              <Link
                to={paths.job(job.id)}
                className={classes.proposals}
                data-none={!job.proposalCount}
              >
                {countText(job.proposalCount ?? 0)}
              </Link>
            }
          />
        )}
      </CardList>
    </section>
  );
}

function NoJobs() {
  return (
    <EmptyState
      title="You have not posted a job yet"
      text="The jobs you post stand here with the proposals that professionals send you."
    >
      <LinkButton to={paths.postJob}>Post a Job</LinkButton>
    </EmptyState>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No proposals yet';
  return count === 1 ? '1 proposal' : `${count} proposals`;
}
