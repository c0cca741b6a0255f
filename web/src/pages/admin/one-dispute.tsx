import { type DisputeView, getDisputeHistory } from '@sidework/contracts/client-services/escrow';
import { useState } from 'react';
import { type Answer, DisputeCard } from '../../features/disputes/dispute-card.tsx';
import { OpenedMessages } from '../../features/reports/opened-messages.tsx';
import { type Opened, readRoom } from '../../features/reports/use-reports.ts';
import { momentsOf, type ServiceMoment } from '../../features/services/parts/service-moments.ts';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { useApi } from '../../lib/api.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Timeline } from '../../ui/figures/timeline.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** A look at a child's work is recorded, so it is not fetched again with each focus or visit. */
const readOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

interface Props {
  dispute: DisputeView;
  decide: () => void;
}

/** A dispute with what both sides did and wrote: the side that did not open it is heard by that. */
export function OneDispute({ dispute, decide }: Props) {
  const read = useApi(getDisputeHistory, { params: { disputeId: dispute.id } }, readOnce);
  const moments = read.data && momentsOf(workOf(dispute), read.data);
  return (
    <DisputeCard
      dispute={dispute}
      answer={
        read.data && moments
          ? answerOf(dispute, moments, read.data.roomId !== null)
          : read.error && null
      }
      decide={decide}
      history={
        read.data && moments ? (
          <History dispute={dispute} moments={moments} roomId={read.data.roomId} />
        ) : read.error ? (
          <ErrorNotice error={read.error} onRetry={() => read.mutate()} />
        ) : (
          <ListSkeleton rows={3} label="Loading what happened" />
        )
      }
    />
  );
}

/** It is the latest statement of the side that did not open the dispute. */
function answerOf(dispute: DisputeView, moments: ServiceMoment[], isWorkOfChild: boolean): Answer {
  const { openedBy, clientId, professionalId } = dispute;
  const otherId = openedBy === 'client' ? professionalId : clientId;
  const last = moments.find(({ byId, reason }) => byId === otherId && reason);
  const isChild = isWorkOfChild && otherId === professionalId;
  if (!last) return { words: null, isChild };
  return {
    isChild,
    words: last.reason,
    about: (
      <>
        {last.title} · <DateText moment={last.at} />
      </>
    ),
  };
}

interface HistoryProps {
  dispute: DisputeView;
  moments: ServiceMoment[];
  /** It is set for a child's work. */
  roomId: string | null;
}

/** The newest first; the work may go on after a dispute is opened. */
function History({ dispute, moments, roomId }: HistoryProps) {
  const { title, clientId, clientName } = dispute;
  const nameOf = (byId: string) => (byId === clientId ? clientName : dispute.professionalName);
  return (
    <>
      <Timeline
        label={`What happened: ${title}`}
        moments={moments.map(({ byId, at, reason, ...moment }) => ({
          ...moment,
          details: (
            <>
              {byId && `${nameOf(byId)} · `}
              <DateText moment={at} />
              {reason && <LongText>{reason}</LongText>}
            </>
          ),
        }))}
      />
      {roomId ? (
        <JobRoom roomId={roomId} about={title} />
      ) : (
        <Words isSmall tone="soft">
          Their messages stay closed to you, except the ones they choose or report.
        </Words>
      )}
    </>
  );
}

/** A moderator reads it after giving a reason. */
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

/** Money is held only for work that both agreed on; a review is no part of what they dispute. */
const workOf = ({ serviceId, startedAt, clientId, professionalId }: DisputeView) => ({
  id: serviceId,
  startedAt,
  clientId,
  professionalId,
  agreement: 'accepted' as const,
  review: null,
});
