import {
  acceptCoHosting,
  type CoHostingView,
  leaveCoHosting,
  listCoHosting,
} from '@sidework/contracts/education-events/co-hosts';
import { call, usePages } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { EventTime } from '../event-time.tsx';

/** The events one helps at, and invitations to; nothing shows where there are none. */
export function CoHosting() {
  const list = usePages(listCoHosting, {});
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items || items.length === 0) return null;
  return (
    <Card title="Events you co-host">
      <Rows label="Events you co-host">
        {items.map((hosting) => (
          <Hosting key={hosting.id} hosting={hosting} changed={() => list.mutate()} />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more" />
    </Card>
  );
}

interface Props {
  hosting: CoHostingView;
  changed: () => Promise<unknown>;
}

function Hosting({ hosting, changed }: Props) {
  const { eventId, title, organizerName, state } = hosting;
  const isInvited = state === 'invited';
  return (
    <ListRow
      title={title}
      to={isInvited ? paths.event(eventId) : paths.attendees(eventId)}
      details={<EventTime event={hosting} />}
      note={`Hosted by ${organizerName}`}
      chip={<Chip meaning={isInvited ? 'turn' : 'open'}>{isInvited ? 'Invited' : 'Co-host'}</Chip>}
      action={
        <Row>
          {isInvited && <Accept hosting={hosting} changed={changed} />}
          <AskedButton
            size="sm"
            label={isInvited ? 'Decline' : 'Stop co-hosting'}
            name={title}
            title={isInvited ? `Decline to co-host ${title}?` : `Stop co-hosting ${title}?`}
            confirmLabel={isInvited ? 'Decline' : 'Stop co-hosting'}
            done="You no longer co-host this event"
            act={() => call(leaveCoHosting, { params: { coHostId: hosting.id } }).then(changed)}
            messageOf={messageOf}
          >
            You lose the guest list, and the organizer cannot invite you to this event again.
          </AskedButton>
        </Row>
      }
    />
  );
}

function Accept({ hosting: { id, title }, changed }: Props) {
  const { isBusy, run } = useBusy();
  const accept = () =>
    run(async () => {
      try {
        await call(acceptCoHosting, { params: { coHostId: id } });
        await changed();
      } catch (failure) {
        toastFailure('You are not a co-host yet', messageOf(failure));
      }
    });
  return (
    <PlainButton
      size="sm"
      aria-label={`Accept ${title}`}
      isBusy={isBusy}
      onClick={() => void accept()}
    >
      Accept
    </PlainButton>
  );
}
