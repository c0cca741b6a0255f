import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { priceOf } from '../event-card.tsx';

interface Props {
  /** The sold-out tickets; none where every seat is the same. */
  types: EventView['ticketTypes'];
  join: (ticketTypeId?: string) => Promise<unknown>;
}

/** Offers a place in line for a seat, or for a seat of one kind. */
export function JoinWaitlist({ types, join }: Props) {
  const [only, ...others] = types;
  const [chosen, setChosen] = useState(others.length === 0 ? (only?.id ?? '') : '');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function send() {
    if (types.length > 0 && !chosen) return setFault('Choose a ticket');
    setBusy(true);
    try {
      await join(chosen || undefined);
      toastSuccess('You are on the waitlist');
    } catch (error) {
      toastFailure('You are not on the waitlist', messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="sm">
      {others.length > 0 && (
        <RadioCards
          label="Wait for"
          options={types.map((type) => ({
            value: type.id,
            label: `${type.name}: ${priceOf(type)}`,
            text: 'Sold out',
          }))}
          value={chosen || null}
          error={fault}
          onChange={(id) => {
            setChosen(id);
            setFault(undefined);
          }}
        />
      )}
      <p>
        {others.length === 0 && only ? `${only.name} is sold out. ` : ''}
        When a seat comes free, the first in line gets it offered for 24 hours, by mail and here.
      </p>
      <PlainButton variant="default" isBusy={isBusy} onClick={() => void send()}>
        Join the waitlist
      </PlainButton>
    </Stack>
  );
}
