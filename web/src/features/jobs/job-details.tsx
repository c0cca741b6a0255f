import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BudgetText } from './budget-text.tsx';
import classes from './job-details.module.css';
import { endWord } from './job-end.ts';
import { JobFacts } from './job-facts.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';

interface Props {
  job: JobDetail;
  /** The name of an adult, with the way to their profile. */
  nameOf: (person: NonNullable<JobDetail['client']>) => ReactNode;
  /** What the reader can do about it. */
  action?: ReactNode;
}

/** What the list knows of a job that was opened in it. */
interface Found {
  from?: string;
  distanceMiles?: number | null;
}

export function JobDetails({ job, nameOf, action }: Props) {
  const { from = '', distanceMiles } = (useLocation().state as Found | null) ?? {};
  // Only the list is told where the reader is.
  const near = { ...job, distanceMiles: distanceMiles ?? null };
  const word = endWord(job);
  return (
    <>
      <BackLink from={from} isOwn={job.isOwn} />
      <PageHeader
        title={job.title}
        purpose={<JobFacts job={near} isLocated={near.distanceMiles !== null} />}
      />
      <div className={classes.job}>
        <LongText>{job.description}</LongText>
        <aside aria-label="Terms" className={classes.terms}>
          <dl className={classes.facts}>
            <Fact name="Status">
              <JobStatusBadge status={job.status} />
            </Fact>
            <Fact name="Budget">
              <BudgetText job={job} unknown="Not specified" />
            </Fact>
            {word && (
              <Fact name={word}>
                <DateText moment={job.expiresAt} />
              </Fact>
            )}
            {job.client && <Fact name="Client">{job.isOwn ? 'You' : nameOf(job.client)}</Fact>}
          </dl>
          {action}
        </aside>
      </div>
    </>
  );
}

/** To the list the job was found in, with its filters; where it was reached otherwise, to the list that it stands in. */
function BackLink({ from, isOwn }: { from: string; isOwn: boolean }) {
  const isFrom = (path: string) => from === path || from.startsWith(`${path}?`);
  const isOwnList = isFrom(paths.myJobs) || (isOwn && !isFrom(paths.jobs));
  const list = isOwnList ? paths.myJobs : paths.jobs;
  return (
    <Link to={isFrom(list) ? from : list} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {isOwnList ? 'My Jobs' : 'Available Jobs'}
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
