import {
  type CancellationPreview,
  cancelService,
  previewCancellation,
} from '@sidework/contracts/client-services/escrow';
import type { CancellationCause } from '@sidework/contracts/client-services/money-words';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { otherSide } from '../parts/service-parts.tsx';
import type { MoneyActionsProps } from './money-actions.tsx';

type Side = MoneyActionsProps['side'];

const blames: { value: CancellationCause; label: string }[] = [
  { value: 'cannot_finish', label: 'I cancel' },
  { value: 'client_no_show', label: 'The client did not show up' },
  { value: 'client_did_not_pay', label: 'The client did not pay' },
];

/** Asks in the specification's words, with the figures that are booked if it is confirmed. */
export function CancelService({ service, side, change }: MoneyActionsProps) {
  const [preview, setPreview] = useState<CancellationPreview>();
  const [cause, setCause] = useState<CancellationCause>('changed_plans');
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const { person } = otherSide({ service, side });
  const params = { serviceId: service.id };

  async function ask(chosen: CancellationCause) {
    setRefusal(undefined);
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
      toastSuccess('Service Cancelled', `Cancellation fee: ${formatCents(chargedOf(preview))}`);
    } catch (error) {
      setRefusal(error);
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        size="sm"
        variant="subtle"
        isLoss
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
            <Words>{preview.prompt}</Words>
            {side === 'professional' && (
              <RadioCards
                label="Why it is cancelled"
                options={blames}
                value={cause}
                onChange={(key) => void ask(key)}
              />
            )}
            <Facts facts={factsOf(preview, { service, side }, isChild)} />
            <Words>
              {person && `${person.fullName} will be notified. `}
              What is cancelled cannot be taken up again.
              {isChild && ' Your parent or guardian can see it too.'}
            </Words>
            {refusal !== undefined && <Notice meaning="error">{messageOf(refusal)}</Notice>}
          </Stack>
        )}
      </ConfirmDialog>
    </>
  );
}

/** A payer owes the part taken now and the part due later. */
const chargedOf = ({ takenCents, dueCents }: CancellationPreview) => takenCents + dueCents;

const factsOf = (
  preview: CancellationPreview,
  { service, side }: Pick<MoneyActionsProps, 'service' | 'side'>,
  isChild: boolean,
) => [
  {
    label: `Fee, paid ${payerText(preview.payer, side, isChild)}`,
    note: standingOf(preview, service, isChild),
    value: formatCents(chargedOf(preview)),
  },
  {
    label: `Back to ${side === 'client' ? 'you' : 'the client'}`,
    value: formatCents(preview.refundCents),
  },
];

/** A child pays nothing: its earnings are with its guardian (D-38). */
function payerText(payer: Side, side: Side, isChild: boolean): string {
  if (payer !== side) return `by the ${payer}`;
  return isChild ? 'from what you earn' : 'by you';
}

/** From where the fee comes, and when. What a client owes beyond what is held is taken from no card (D-42). */
function standingOf(
  preview: CancellationPreview,
  { agreement }: MoneyActionsProps['service'],
  isChild: boolean,
): string {
  const { isWaived, payer, takenCents, dueCents } = preview;
  if (isWaived)
    return agreement === 'accepted'
      ? 'Waived: it was booked, and the work has not begun'
      : 'Waived: it was never agreed on';
  if (dueCents === 0) return 'Taken from what is held';
  if (payer === 'professional') return fromEarnings(isChild);
  if (takenCents === 0) return 'Nothing is held and no card is charged: it stays owed';
  return `${formatCents(takenCents)} taken from what is held, ${formatCents(dueCents)} stays owed`;
}

/** The fee of a professional becomes a debt of the balance that receives their earnings; the next payout pays it (D-43). */
function fromEarnings(isChild: boolean): string {
  return isChild
    ? 'Nothing is taken now. Your parent or guardian keeps what you earn: it comes off there, before a payout'
    : 'Nothing is taken now. It comes off what you earned or earn next, before a payout';
}
