import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { AmountRange } from '../../../ui/figures/amount.tsx';

interface Props {
  job: Pick<JobView, 'budgetMinCents' | 'budgetMaxCents'>;
  /** It replaces the words for a missing budget where the subject is clear already. */
  unknown?: string;
}

export function BudgetText({ job: { budgetMinCents, budgetMaxCents }, unknown }: Props) {
  return (
    <AmountRange minCents={budgetMinCents} maxCents={budgetMaxCents} size="row" unknown={unknown} />
  );
}
