import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import type { Service } from './service.ts';

/** The money that a professional may still earn by a service, as their books plan with it. */
export interface Expected {
  title: string;
  grossCents: number;
  feeCents: number;
  heldCents: number;
  releasesAt: string | null;
  dueOn: string | null;
  isFinished: boolean;
}

/** Work that its client did not agree to, that is disputed, or that was paid, brings nothing that could be planned with. */
export function expectedOf(service: Service): Expected {
  const { title, escrowedAmountCents, releasesAt, deadline, estimatedCompletionDate } = service;
  const grossCents = leftToEarn(service);
  return {
    title,
    grossCents,
    feeCents: lessFeeOfPart(service.releasedAmountCents, grossCents, service.feeBps).feeCents,
    heldCents: grossCents > 0 ? escrowedAmountCents : 0,
    releasesAt: releasesAt?.toISOString() ?? null,
    dueOn: deadline ?? estimatedCompletionDate,
    isFinished: service.status === 'completed',
  };
}

function leftToEarn(service: Service): number {
  const { status, paymentStatus, paidOutsideAt, agreement, isDisputed } = service;
  const isOver = status === 'cancelled' || paidOutsideAt !== null || agreement !== 'accepted';
  if (isOver || isDisputed || paymentStatus === 'released' || paymentStatus === 'cancelled')
    return 0;
  return Math.max(0, service.totalAmountCents - service.releasedAmountCents);
}
