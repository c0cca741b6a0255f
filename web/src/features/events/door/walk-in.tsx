import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import type { useDoor } from './use-door.ts';

const WalkInWindow = lazyDialog(async () => (await import('./walk-in-window.tsx')).WalkInWindow);

interface Props {
  event: EventDetail;
  door: ReturnType<typeof useDoor>;
  isOpen: boolean;
}

/** Lets in a guest without a ticket. It needs the network, because a seat is taken. */
export function WalkIn({ event, door, isOpen }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PlainButton variant="default" isDisabled={!isOpen} onClick={() => setAsked(true)}>
        Walk-in
      </PlainButton>
      <WalkInWindow
        isOpen={isAsked}
        event={event}
        add={door.addWalkIn}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
