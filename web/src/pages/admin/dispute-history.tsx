import { type DisputeView, getDisputeHistory } from '@sidework/contracts/client-services/escrow';
import { useState } from 'react';
import { OpenedMessages } from '../../features/reports/opened-messages.tsx';
import { type Opened, readRoom } from '../../features/reports/use-reports.ts';
import { momentsOf } from '../../features/services/service-moments.ts';
import { DecideWithReason } from '../../features/staff/decide-with-reason.tsx';
import { useApi } from '../../lib/api.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { Words } from '../../ui/words.tsx';

/** A look at a child's work is recorded, so it is not read anew with each focus. */
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** What both sides did and wrote, the newest first: the side that did not open the dispute is heard by it. */
export function DisputeHistory({ dispute }: { dispute: DisputeView }) {
  const { id, title, openedBy, openedAt, clientId, clientName, professionalName } = dispute;
  const read = useApi(getDisputeHistory, { params: { disputeId: id } }, readOnce);
  if (read.error && !read.data)
    return <ErrorNotice error={read.error} onRetry={() => read.mutate()} />;
  if (!read.data) return <ListSkeleton rows={3} label="Loading what happened" />;
  const nameOf = (byId: string) => (byId === clientId ? clientName : professionalName);
  const { roomId, ...history } = read.data;
  return (
    <>
      <Timeline
        label={`What happened: ${title}`}
        moments={[
          {
            ...{ id, meaning: 'turn', title: 'Dispute opened' },
            details: (
              <>
                {openedBy === 'client' ? clientName : professionalName} ·{' '}
                <DateText moment={openedAt} />
              </>
            ),
          },
          ...momentsOf(workOf(dispute), history).map(({ byId, at, reason, ...moment }) => ({
            ...moment,
            details: (
              <>
                {byId && `${nameOf(byId)} · `}
                <DateText moment={at} />
                {reason && <LongText>{reason}</LongText>}
              </>
            ),
          })),
        ]}
      />
      {roomId ? (
        <JobRoom roomId={roomId} about={title} />
      ) : (
        <Words isSmall tone="soft">
          Their messages stay closed to you unless one of them reports the other.
        </Words>
      )}
    </>
  );
}

/** What a child and its client wrote, once a reason was given. */
function JobRoom({ roomId, about }: { roomId: string; about: string }) {
  const [opened, setOpened] = useState<Opened>();
  if (opened) return <OpenedMessages opened={opened} close={() => setOpened(undefined)} />;
  return (
    <ButtonRow>
      <DecideWithReason
        label="Read the job room"
        variant="subtle"
        about={about}
        title="Read what was written in the job room?"
        text="That you read this is recorded with your reason. The guardians of the child see it too."
        submitLabel="Read"
        decide={async (reason) => setOpened(await readRoom(roomId, reason))}
      />
    </ButtonRow>
  );
}

/** Money is held only for work that both agreed on; and a review comes after. */
const workOf = ({ serviceId, startedAt, clientId, professionalId }: DisputeView) => ({
  ...{ id: serviceId, startedAt, clientId, professionalId },
  ...{ agreement: 'accepted' as const, review: null },
});
