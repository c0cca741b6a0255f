import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { AmountRange } from '../../../ui/figures/amount.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { sceneOf } from '../../../ui/scenes/scene-of.ts';
import { JobFacts } from '../facts/job-facts.tsx';
import classes from './job-card.module.css';

interface Props {
  job: JobView & { reasons?: string[] };
  isLocated?: boolean | undefined;
  /** Another date than when it was posted. */
  when?: ReactNode;
  /** It is the agreed price, in place of the budget. */
  price?: ReactNode;
  action?: ReactNode;
  /** It depends on the headings above: the page's own, or a group's. */
  heading?: 'h2' | 'h3';
  /** It is the one shown beside the list. */
  isChosen?: boolean | undefined;
  /** Shows it beside the list, where there is room; its page is one click further. */
  onChoose?: (() => void) | undefined;
}

/** A job as a row of a list. */
export function JobCard({
  job,
  isLocated,
  when,
  price,
  action,
  heading: Heading = 'h2',
  isChosen,
  onChoose,
}: Props) {
  const { pathname, search } = useLocation();

  function choose(event: MouseEvent) {
    // A click for another tab opens the job's own page.
    if (!onChoose || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onChoose();
  }

  return (
    <article className={classes.card} data-chosen={isChosen} data-own={job.isOwn && job.status}>
      <Scene name={sceneOf(job.category)} />
      <div className={classes.about}>
        <Heading tabIndex={-1} className={classes.title}>
          <Link
            to={paths.job(job.id)}
            state={{ from: pathname + search, ...job }}
            aria-current={isChosen || undefined}
            onClick={choose}
          >
            {job.title}
          </Link>
        </Heading>
        <JobFacts job={job} isLocated={isLocated} when={when} />
        {job.reasons && <DottedLine parts={job.reasons} />}
        <p className={classes.description}>{job.description}</p>
      </div>
      <div className={classes.terms}>
        {price || (
          <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="row" />
        )}
        {action}
      </div>
    </article>
  );
}
