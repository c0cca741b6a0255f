import type { JobStatus, OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { CardList } from '../../../ui/rows/card-list.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { endsSoon, endWord } from '../facts/job-end.ts';
import { JobCard } from '../lists/job-card.tsx';
import { JobListSkeleton } from '../lists/job-list-skeleton.tsx';
import { PostAgain } from '../posting/post-again.tsx';
import { ExtendJob } from './extend-job.tsx';
import { OwnJobEnd } from './own-job-end.tsx';
import { OwnJobProposals } from './own-job-proposals.tsx';
import { useOwnJobs } from './use-own-jobs.ts';

const groups: { status: JobStatus; title: string }[] = [
  { status: 'open', title: 'Open' },
  { status: 'expired', title: 'Ended' },
  { status: 'filled', title: 'Filled' },
  { status: 'closed', title: 'Closed' },
];

/** The work that a job became. */
export type WorkOf = (jobId: string) => { id: string; totalAmountCents: number } | undefined;

export function OwnJobList({ workOf }: { workOf: WorkOf }) {
  const list = useOwnJobs();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <JobListSkeleton />;
  if (items.length === 0) return <NoJobs />;
  return (
    <>
      {groups.map(({ status, title }) => (
        <Group key={status} title={title} jobs={inState(items, status)} workOf={workOf} />
      ))}
      <LoadMore list={list} label="Load more jobs" />
    </>
  );
}

/** First those with something new, then those with a proposal that waits for an answer, then those that end soon. */
function inState(jobs: OwnJobView[], state: JobStatus): OwnJobView[] {
  const urgency = (job: OwnJobView) =>
    Number(job.waitingCount > 0) + Number(job.newCount > 0) + Number(endsSoon(job)) / 2;
  return jobs.filter(({ status }) => status === state).toSorted((a, b) => urgency(b) - urgency(a));
}

interface GroupProps {
  title: string;
  jobs: OwnJobView[];
  workOf: WorkOf;
}

function Group({ title, jobs, workOf }: GroupProps) {
  if (jobs.length === 0) return null;
  return (
    <Section title={title}>
      <CardList label={`${title} jobs`} items={jobs} isRuled>
        {(job) =>
          job.hired ? (
            <FilledJob job={job} name={job.hired.fullName} work={workOf(job.id)} />
          ) : (
            <JobCard
              job={job}
              heading="h3"
              when={endWord(job) ? <OwnJobEnd job={job} /> : <Posted job={job} />}
              action={<Unfilled job={job} />}
            />
          )
        }
      </CardList>
    </Section>
  );
}

function Unfilled({ job }: { job: OwnJobView }) {
  return (
    <>
      <OwnJobProposals job={job} />
      {endsSoon(job) && <ExtendJob job={job} isListed />}
      {job.status === 'expired' && <PostAgain job={job} isListed />}
    </>
  );
}

const Posted = ({ job }: { job: OwnJobView }) => (
  <>
    Posted <DateText moment={job.createdAt} isShort />
  </>
);

interface FilledProps {
  job: OwnJobView;
  name: string;
  work: ReturnType<WorkOf>;
}

/** The way to the work, where it stands how far it has come, for what was agreed on. */
function FilledJob({ job, name, work }: FilledProps) {
  return (
    <JobCard
      job={job}
      heading="h3"
      when={<Posted job={job} />}
      price={work && <Amount cents={work.totalAmountCents} size="row" />}
      action={
        <Link to={work ? paths.service(work.id) : paths.myServices}>
          <strong>Hired {name}</strong>
        </Link>
      }
    />
  );
}

function NoJobs() {
  return (
    <EmptyState
      title="You have not posted a job yet"
      text="The jobs you post appear here, with the proposals you receive."
    >
      <LinkButton to={paths.postJob}>Post a Job</LinkButton>
    </EmptyState>
  );
}
