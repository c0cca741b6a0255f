import { lazy, Suspense } from 'react';
import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';
import type { MoneyActionsProps } from './money-actions.tsx';

const Actions = lazy(async () => ({ default: (await import('./money-actions.tsx')).MoneyActions }));
const Ways = lazy(async () => ({ default: (await import('./ways-out.tsx')).WaysOut }));

/** The buttons come after the list has painted, into room that is kept for them. */
export function MoneyActions(props: MoneyActionsProps) {
  const { service, side } = props;
  const isPaying = service.money.topUpCents > 0 || service.escrowedAmountCents > 0;
  const room = side === 'client' && isPaying && service.agreement !== 'proposed';
  return (
    <Suspense fallback={room && <SkeletonLine height={44} width="40%" />}>
      <Actions {...props} />
    </Suspense>
  );
}

export function WaysOut(props: MoneyActionsProps) {
  const { status, money, escrowedAmountCents: heldCents } = props.service;
  if (money.isDisputed || (status !== 'in_progress' && heldCents === 0)) return null;
  return (
    <Suspense fallback={<SkeletonLine height={44} width="40%" />}>
      <Ways {...props} />
    </Suspense>
  );
}
