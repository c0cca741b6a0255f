import * as api from '@sidework/contracts/client-services/escrow';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { CancelService } from './cancel-service.tsx';
import type { MoneyActionsProps } from './money-actions.tsx';

const DisputeDialog = lazyDialog(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

/** Disputing and cancelling. They stand last, because each costs one of the two sides money. */
export function WaysOut({ service, side, change }: MoneyActionsProps) {
  const [isDisputing, setDisputing] = useState(false);
  const params = { serviceId: service.id };
  return (
    <>
      {service.escrowedAmountCents > 0 && (
        <PlainButton size="sm" variant="subtle" onClick={() => setDisputing(true)}>
          Dispute
        </PlainButton>
      )}
      {service.status === 'in_progress' && (
        <CancelService service={service} side={side} change={change} />
      )}
      <DisputeDialog
        isOpen={isDisputing}
        service={service}
        onClose={() => setDisputing(false)}
        dispute={(reason) => change(() => call(api.disputeService, { params, body: { reason } }))}
      />
    </>
  );
}
