import type { Expense } from '@sidework/contracts/client-services/expenses';
import type { Meaning } from '../../../ui/figures/chip.tsx';

type Side = 'client' | 'professional';
interface State {
  label: string;
  meaning: Meaning;
}

/** How an expense stands for the side that looks. */
export function stateOf({ status }: Pick<Expense, 'status'>, side: Side): State {
  const asked: Meaning = side === 'client' ? 'turn' : 'waiting';
  const states: Record<Expense['status'], State> = {
    draft: { label: 'Receipt Missing', meaning: 'turn' },
    proposed: { label: 'Waits for an Answer', meaning: asked },
    approved: { label: 'Approved, Not Paid', meaning: asked },
    paid: { label: 'Paid', meaning: 'over' },
    declined: { label: 'Declined', meaning: 'over' },
    withdrawn: { label: 'Withdrawn', meaning: 'over' },
  };
  return states[status];
}
