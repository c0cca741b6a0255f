import {
  type CancellationPreview,
  cancelService,
  previewCancellation,
} from '@sidework/contracts/client-services/escrow';
import type { CancellationCause } from '@sidework/contracts/client-services/money-words';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import type { MoneyActionsProps } from './money-actions.tsx';

const blames: [CancellationCause, string][] = [
  ['cannot_finish', 'I cancel'],
  ['client_no_show', 'The client did not show up'],
  ['client_did_not_pay', 'The client did not pay'],
];

/** Asks in the specification's words, with the figures that are booked if it is confirmed. */
export function CancelService({ service, side, change }: MoneyActionsProps) {
  const [preview, setPreview] = useState<CancellationPreview>();
  const [cause, setCause] = useState<CancellationCause>('changed_plans');
  const [isAsking, setAsking] = useState(false);
  const params = { serviceId: service.id };

  async function ask(chosen: CancellationCause) {
    try {
      setPreview(await call(previewCancellation, { params, query: { cause: chosen } }));
      setCause(chosen);
      setAsking(true);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  async function confirm() {
    if (!preview) return;
    const { feeCents } = preview;
    try {
      await change(() => call(cancelService, { params, body: { cause, feeCents } }));
      setAsking(false);
      toastSuccess('Service Cancelled', `Cancellation fee: ${formatCents(feeCents)}`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        size="sm"
        variant="subtle"
        onClick={() => ask(side === 'client' ? 'changed_plans' : 'cannot_finish')}
      >
        Cancel Service
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        isLoss
        title="Cancel Service"
        confirmLabel="Cancel Service"
        cancelLabel="Keep the service"
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {preview && (
          <Stack>
            <p>{preview.prompt}</p>
            <Facts facts={factsOf(preview)} />
            {side === 'professional' && (
              <fieldset>
                <legend>Why it is cancelled</legend>
                {blames.map(([key, label]) => (
                  <div key={key}>
                    <label>
                      <input
                        type="radio"
                        name={`cause-${service.id}`}
                        checked={cause === key}
                        onChange={() => void ask(key)}
                      />{' '}
                      {label}
                    </label>
                  </div>
                ))}
              </fieldset>
            )}
          </Stack>
        )}
      </ConfirmDialog>
    </>
  );
}

const factsOf = (preview: CancellationPreview) => [
  { label: 'Taken from what is held', value: formatCents(preview.takenCents) },
  { label: 'Back to the client', value: formatCents(preview.refundCents) },
  {
    label: preview.isWaived ? 'Waived: it was never agreed on' : 'Stays owed',
    value: formatCents(preview.isWaived ? preview.feeCents : preview.dueCents),
  },
];
