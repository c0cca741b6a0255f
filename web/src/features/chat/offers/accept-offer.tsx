import { formatCents } from '@sidework/contracts/kernel/money';
import type { OfferView } from '@sidework/contracts/network-chat/offers';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { timeOf } from './offer-words.ts';

interface Props {
  offer: OfferView;
  name: string;
  accept: () => Promise<unknown>;
}

export function AcceptOffer({ offer, name, accept }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { title, amountCents } = offer;
  const time = timeOf(offer);

  async function confirm() {
    try {
      await accept();
      toastSuccess('Offer accepted');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setAsking(false);
  }

  return (
    <>
      <PlainButton size="sm" aria-label={`Accept ${title}`} onClick={() => setAsking(true)}>
        Accept
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Accept this offer?"
        confirmLabel="Accept"
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        You and {name} agree on “{title}” for {formatCents(amountCents)},{' '}
        {time.charAt(0).toLowerCase()}
        {time.slice(1)}. It becomes one of your services. You pay nothing yet.
      </ConfirmDialog>
    </>
  );
}
