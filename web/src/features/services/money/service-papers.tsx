import type { ServiceView } from '@sidework/contracts/client-services/services';
import { lazy, Suspense } from 'react';

// The papers load after the figures that they prove.
const PaperList = lazy(async () => ({ default: (await import('./paper-list.tsx')).PaperList }));

/** Invoices and receipts of work, once money came in; they are read again after it moved. */
export function ServicePapers({ service }: { service: ServiceView }) {
  const { id, escrowedAmountCents: heldCents, money, status } = service;
  if (heldCents + money.releasedAmountCents === 0 && status === 'in_progress') return null;
  return (
    <Suspense>
      <PaperList key={`${heldCents} ${money.releasedAmountCents} ${status}`} serviceId={id} />
    </Suspense>
  );
}
