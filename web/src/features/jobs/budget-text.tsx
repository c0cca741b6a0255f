import { formatBudget } from '@sidework/contracts/kernel/money';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import classes from './budget-text.module.css';

interface Props {
  job: JobView;
  /** Where what it is of is said already. */
  unknown?: string;
}

export function BudgetText({ job, unknown }: Props) {
  const isGiven = job.budgetMinCents !== null || job.budgetMaxCents !== null;
  return (
    <span className={classes.budget} data-given={isGiven}>
      {!isGiven && unknown ? unknown : formatBudget(job.budgetMinCents, job.budgetMaxCents)}
    </span>
  );
}
