import {
  type AttendeeView,
  listAttendees,
  markPaid,
} from '@sidework/contracts/education-events/registrations';
import { formatCents } from '@sidework/contracts/kernel/money';
import { call, usePages } from '../../lib/api.ts';
import { timeText } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { registrationStates } from './registration-states.ts';

interface Props {
  eventId: string;
  /** A co-host takes no money. */
  mayTakeMoney?: boolean;
}

export function AttendeeList({ eventId, mayTakeMoney = true }: Props) {
  const list = usePages(listAttendees, { params: { eventId } }, { isLive: true });
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={3} label="Loading who comes" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="people"
        title="Nobody yet"
        text="Guests appear here as soon as they register."
      />
    );
  const paid = ({ id: registrationId }: AttendeeView) =>
    call(markPaid, { params: { eventId, registrationId } }).then(() => list.mutate());
  return (
    <>
      <Rows label="Guest list">
        {items.map((attendee) => (
          <ListRow
            key={attendee.id}
            title={attendee.attendeeName}
            details={detailsOf(attendee)}
            note={attendee.answers
              .map(({ question, answer }) => `${question} ${answer}`)
              .join(' · ')}
            chip={<State attendee={attendee} />}
            action={
              mayTakeMoney &&
              attendee.status === 'held' && (
                <AskedButton
                  size="sm"
                  label="Paid at the door"
                  name={attendee.attendeeName}
                  title={`Did ${attendee.attendeeName} pay you?`}
                  confirmLabel={`Yes, ${formatCents(attendee.paymentAmountCents ?? 0)}`}
                  done="Their ticket is on its way"
                  act={() => paid(attendee)}
                  messageOf={messageOf}
                >
                  They’ll get their ticket and won’t be asked to pay again.
                </AskedButton>
              )
            }
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more" />
    </>
  );
}

/** The kind of ticket, and where the attendee is mailed. */
function detailsOf({ ticketTypeName, attendeeEmail, status, isWalkIn, groupOf }: AttendeeView) {
  const waits = status === 'awaiting_guardian' ? 'Waits for a guardian’s answer' : '';
  const group = groupOf && `Guest of ${groupOf}`;
  const who = isWalkIn ? 'Walk-in' : 'A young person';
  return [group, ticketTypeName, attendeeEmail ?? waits].filter(Boolean).join(' · ') || who;
}

function State({ attendee: { status, checkedInAt } }: { attendee: AttendeeView }) {
  if (checkedInAt) return <Chip meaning="over">In since {timeText(checkedInAt)}</Chip>;
  const { word, meaning } = registrationStates[status];
  return <Chip meaning={meaning}>{status === 'held' ? 'Not paid yet' : word}</Chip>;
}
