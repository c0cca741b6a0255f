import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BudgetText } from './budget-text.tsx';
import { JobBackLink } from './job-back-link.tsx';
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
      <JobBackLink job={job} from={from} />
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
