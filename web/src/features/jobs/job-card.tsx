import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { BudgetText } from './budget-text.tsx';
import classes from './job-card.module.css';
import { JobFacts } from './job-facts.tsx';

interface Props {
  job: JobView;
  isLocated?: boolean;
  /** What else there is to know of it. */
  fact?: ReactNode;
  /** What the reader can do about it. */
  action?: ReactNode;
  /** Of its title: below the page's own, or below a group's. */
  heading?: 'h2' | 'h3';
}

export function JobCard({ job, isLocated = false, fact, action, heading: Heading = 'h2' }: Props) {
  const { pathname, search } = useLocation();
  return (
    <article className={classes.card}>
      <div className={classes.about}>
        <Heading tabIndex={-1} className={classes.title}>
          <Link
            to={paths.job(job.id)}
            state={{ from: pathname + search, distanceMiles: job.distanceMiles }}
          >
            {job.title}
          </Link>
        </Heading>
        <JobFacts job={job} isLocated={isLocated} more={fact} />
        <p className={classes.description}>{job.description}</p>
      </div>
      <div className={classes.terms}>
        <BudgetText job={job} />
        {action}
      </div>
    </article>
  );
}
