import type { Guest } from '@sidework/contracts/education-events/door-device';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { formatCents } from '@sidework/contracts/kernel/money';
import { timeText } from '../../../lib/days.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { ListRow } from '../../../ui/rows/rows.tsx';
import type { useDoor } from './use-door.ts';

interface Props {
  guest: Guest;
  door: ReturnType<typeof useDoor>;
  isOpen: boolean;
  mayTakeMoney: boolean;
}

export function GuestRow(props: Props) {
  const { guest } = props;
  const { attendee, checkedInAt } = guest;
  return (
    <ListRow
      title={attendee.attendeeName}
      details={detailsOf(guest)}
      isChosen={guest.isUnsent}
      chip={checkedInAt && <Chip meaning="over">In</Chip>}
      action={<Act {...props} />}
    />
  );
}

function detailsOf({ attendee, checkedInAt, isUnsent }: Guest) {
  const unsent = isUnsent ? ', not sent' : '';
  const came = attendee.isWalkIn ? 'Walk-in' : 'In';
  if (checkedInAt) return `${came} at ${timeText(checkedInAt)}${unsent}`;
  if (attendee.isWalkIn) return 'Walk-in, undone';
  if (attendee.status === 'held') return 'Pays at the door';
  if (attendee.status === 'awaiting_guardian') return 'Waits for a guardian’s answer';
  const group = attendee.groupOf ? `Group of ${attendee.groupOf} · ` : '';
  return `${group}${attendee.ticketTypeName ?? 'Ticket'}${isUnsent ? ', undone, not sent' : ''}`;
}

function Act({ guest: { attendee, checkedInAt }, door, isOpen, mayTakeMoney }: Props) {
  if (attendee.status === 'held' && mayTakeMoney)
    return <PaidButton attendee={attendee} paid={door.markPaid} />;
  if (attendee.status !== 'confirmed') return null;
  if (!checkedInAt && attendee.isWalkIn) return null;
  if (!checkedInAt)
    return (
      <PlainButton
        size="sm"
        isDisabled={!isOpen}
        aria-label={`Let in ${attendee.attendeeName}`}
        onClick={() => door.tap(attendee, 'in')}
      >
        Let in
      </PlainButton>
    );
  if (!door.isOwn(attendee)) return null;
  return (
    <PlainButton
      variant="default"
      size="sm"
      aria-label={`Undo ${attendee.attendeeName}`}
      onClick={() => door.tap(attendee, 'undo')}
    >
      Undo
    </PlainButton>
  );
}

interface PaidProps {
  attendee: AttendeeView;
  paid: (attendee: AttendeeView) => Promise<void>;
}

const PaidButton = ({ attendee, paid }: PaidProps) => (
  <AskedButton
    size="sm"
    label={`${formatCents(attendee.paymentAmountCents ?? 0)} paid`}
    name={attendee.attendeeName}
    title={`Did ${attendee.attendeeName} pay you?`}
    confirmLabel={`Yes, ${formatCents(attendee.paymentAmountCents ?? 0)}`}
    done="Their ticket is on its way"
    act={() => paid(attendee)}
    messageOf={messageOf}
  >
    They’ll get their ticket and won’t be asked to pay again.
  </AskedButton>
);
