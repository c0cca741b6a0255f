import { formatBudget } from '@sidework/contracts/kernel/money';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import classes from './budget-text.module.css';

export function BudgetText({ job }: { job: JobView }) {
  const isGiven = job.budgetMinCents !== null || job.budgetMaxCents !== null;
  return (
    <span className={classes.budget} data-given={isGiven}>
      {formatBudget(job.budgetMinCents, job.budgetMaxCents)}
    </span>
  );
}
