import { listChildProposals } from '@sidework/contracts/marketplace/proposals';
import { usePages } from '../../lib/api.ts';

/** How many proposals of a child wait for an answer, of those that its guardian has before them. */
export function ChildProposalCount({ childId }: { childId: string }) {
  const { items, hasMore } = usePages(listChildProposals, { params: { childId } });
  if (!items) return null;
  const waiting = items.filter(({ status }) => status === 'submitted').length;
  const isFewer = hasMore && waiting > 0;
  return (
    <li>
      {isFewer && 'At least '}
      {countText(waiting)} for an answer
    </li>
  );
}

function countText(waiting: number): string {
  if (waiting === 0) return 'No proposal waits';
  return waiting === 1 ? '1 proposal waits' : `${waiting} proposals wait`;
}
