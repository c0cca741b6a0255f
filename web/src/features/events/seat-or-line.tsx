import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { isFull } from './event-card.tsx';
import { Register, useSignIn } from './register.tsx';
import { soldOutText, whyNot } from './ticket-choice.tsx';
import type { useEvent } from './use-event.ts';
import { JoinWaitlist } from './waitlist/join-waitlist.tsx';
import { OwnPlace } from './waitlist/own-place.tsx';

type Acts = ReturnType<typeof useEvent>;

interface Props extends Pick<Acts, 'register' | 'joinWaitlist' | 'leaveWaitlist'> {
  event: EventDetail;
}

/** An offered seat counts as taken for everybody but its holder. */
function withOfferedSeat(event: EventDetail): EventDetail {
  const ticketTypes = event.ticketTypes.map((type) =>
    type.id === event.waitlist?.ticketTypeId ? { ...type, seatsLeft: 1 } : type,
  );
  return { ...event, ticketTypes };
}

/** The form, or the line where no seat is left; a sold-out kind of ticket has a line beside the form. */
export function SeatOrLine(props: Props) {
  const { event, joinWaitlist, leaveWaitlist } = props;
  const { waitlist } = event;
  const place = waitlist && <OwnPlace event={event} place={waitlist} leave={leaveWaitlist} />;
  if (waitlist?.status === 'offered')
    return (
      <>
        {place}
        <Register {...props} event={withOfferedSeat(event)} />
      </>
    );
  const soldOut = event.ticketTypes.filter((type) => whyNot(type, event.timeZone) === soldOutText);
  const line = place ?? <Line event={event} types={soldOut} join={joinWaitlist} />;
  if (isFull(event))
    return (
      <>
        <Notice meaning="error">{eventTexts.full}</Notice>
        {line}
      </>
    );
  return (
    <>
      {place}
      <Register {...props} />
      {!place && soldOut.length > 0 && line}
    </>
  );
}

interface LineProps {
  event: EventDetail;
  types: EventDetail['ticketTypes'];
  join: Acts['joinWaitlist'];
}

/** A visitor signs in first, and a child waits for what is open to it alone. */
function Line({ event, types, join }: LineProps) {
  const { session, signIn } = useSignIn(event);
  if (session?.viewer.accountType === 'sidework_kids' && !event.allowsKids) return null;
  const hasTypes = event.ticketTypes.length > 0;
  if (hasTypes && types.length === 0) return null;
  return (
    <Card title="Waitlist">
      {session ? (
        <JoinWaitlist types={types} join={join} />
      ) : (
        <PlainButton variant="default" onClick={signIn}>
          Join the waitlist
        </PlainButton>
      )}
    </Card>
  );
}
