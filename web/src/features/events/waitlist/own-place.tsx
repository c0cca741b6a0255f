import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { momentText } from '@sidework/contracts/education-events/event-times';
import type { WaitlistPlace } from '@sidework/contracts/education-events/waitlists';
import { messageOf } from '../../../lib/messages.ts';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';

interface Props {
  event: EventDetail;
  place: WaitlistPlace;
  leave: () => Promise<unknown>;
}

/** The viewer's place in line, or the seat that is offered to them. */
export function OwnPlace({ event, place, leave }: Props) {
  const type = event.ticketTypes.find(({ id }) => id === place.ticketTypeId);
  const ofType = type ? ` of “${type.name}”` : '';
  if (place.status === 'offered')
    return (
      <Notice
        meaning="turn"
        title="A seat is kept for you"
        action={
          <AskedButton
            label="Decline the seat"
            title="Decline this seat?"
            confirmLabel="Decline"
            cancelLabel="Keep it"
            done="You declined the seat"
            act={leave}
            messageOf={messageOf}
          >
            The next in line gets it. You can join the waitlist again, at its end.
          </AskedButton>
        }
      >
        A seat{ofType} came free. Register by{' '}
        {momentText(place.offerExpiresAt ?? event.startsAt, event.timeZone)}, or it goes to the next
        in line.
      </Notice>
    );
  return (
    <Notice
      meaning="waiting"
      title="You are on the waitlist"
      action={
        <AskedButton
          label="Leave the waitlist"
          title="Leave the waitlist?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          done="You left the waitlist"
          act={leave}
          messageOf={messageOf}
        >
          If you join again, you stand at its end.
        </AskedButton>
      }
    >
      {place.ahead === 0
        ? `You are the first in line. The next seat${ofType} that comes free is offered to you.`
        : `${place.ahead} before you. When a seat${ofType} comes free for you, it is kept for 24 hours.`}
    </Notice>
  );
}
