import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { useState } from 'react';

const most = 4;

/** Which proposals are chosen to stand side by side. */
export function useComparison(items: ProposalView[] = []) {
  const [ids, setIds] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const chosen = items.filter(({ id }) => ids.includes(id));
  return {
    chosen,
    isOpen: isOpen && chosen.length >= 2,
    open: () => setOpen(true),
    close: () => setOpen(false),
    isChosen: ({ id }: ProposalView) => ids.includes(id),
    mayChoose: ({ id }: ProposalView) => ids.includes(id) || chosen.length < most,
    toggle: ({ id }: ProposalView) =>
      setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  };
}
