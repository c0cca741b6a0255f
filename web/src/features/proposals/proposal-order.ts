import type { ProposalView } from '@sidework/contracts/marketplace/proposals';

export const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'cost', label: 'Lowest cost first' },
] as const;
export type Order = (typeof orders)[number]['value'];

/** Those loaded, in the order asked for; who was hired stands first, who still waits before what is over. */
export function inOrder(proposals: ProposalView[], order: Order): ProposalView[] {
  const rank = ({ status }: ProposalView) =>
    status === 'accepted' ? 0 : status === 'submitted' ? 1 : 2;
  return proposals.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (order === 'cost' ? a.proposedCostCents - b.proposedCostCents : 0) ||
      b.createdAt.localeCompare(a.createdAt),
  );
}
