import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { RoomView } from '@sidework/contracts/network-chat/rooms';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useIsAway } from '../../../lib/realtime.ts';
import { useSession } from '../../../lib/session.ts';
import { Disclosure } from '../../../ui/buttons/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import classes from '../conversation/conversation.module.css';
import { ConversationSkeleton } from '../conversation/conversation-skeleton.tsx';
import { Note } from '../conversation/conversation-state.tsx';
import { MonitoringNotice } from '../conversation/monitoring-notice.tsx';
import { SelectPerson } from '../conversations/select-person.tsx';
import { LogHeader } from '../log/log-header.tsx';
import { MessageField } from '../writing/message-field.tsx';
import { RoomLog } from './room-log.tsx';
import { lockText, membersText, otherPartyOf } from './room-words.ts';
import { useRoom, useRoomMessages, useSendInRoom } from './use-room.ts';

interface Props {
  roomId: string;
  /** A button that reports a member. */
  report: (person: PersonCard) => ReactNode;
  /** A small button that reports one message. */
  reportMessage: (messageId: string, sender: string) => ReactNode;
}

/** A child, its client and its guardians share it for one job. */
export function Room({ roomId, ...reports }: Props) {
  const known = useRoom(roomId);
  const { room, error, reload } = known;
  if (error && !room)
    return (
      <SelectPerson>
        <ErrorNotice error={error} {...(error.status !== 404 && { onRetry: reload })} />
      </SelectPerson>
    );
  if (!room) return <ConversationSkeleton />;
  return <OpenRoom known={known} room={room} {...reports} />;
}

interface OpenProps extends Omit<Props, 'roomId'> {
  room: RoomView;
  known: ReturnType<typeof useRoom>;
}

function OpenRoom({ room, known, report, reportMessage }: OpenProps) {
  const viewer = useSession()?.viewer;
  const viewerId = viewer?.id ?? '';
  const isChild = viewer?.accountType === 'sidework_kids';
  const isGuardian = room.guardians.some(({ id }) => id === viewerId);
  const isAway = useIsAway();
  const messages = useRoomMessages(room.id);
  const { send, refusal } = useSendInRoom(room.id, () => messages.mutate(), known.reload);
  const other = otherPartyOf(room, viewerId);
  return (
    <section aria-label={`Room of ${room.title}`} className={classes.conversation}>
      <LogHeader
        lead={<PersonAvatar id={other.id} name={other.fullName} imageUrl={other.avatarUrl} />}
        title={
          room.serviceId ? <Link to={paths.service(room.serviceId)}>{room.title}</Link> : room.title
        }
        details={membersText(room, viewerId)}
        menu={<RoomMenu room={room} viewerId={viewerId} report={report} />}
      />
      {!isChild && <MonitoringNotice reader={isGuardian ? 'guardian' : 'adult'} />}
      {messages.items ? (
        <RoomLog
          room={room}
          viewerId={viewerId}
          list={messages}
          items={messages.items}
          markRead={known.markRead}
          reportMessage={reportMessage}
        />
      ) : messages.error ? (
        <div className={classes.failure}>
          <ErrorNotice error={messages.error} onRetry={() => messages.mutate()} />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      {room.lockedBecause && <Note text={lockText(room, viewerId)} />}
      {isAway && !room.lockedBecause && (
        <Note text="Connecting again. New messages appear once you are back." />
      )}
      {refusal !== undefined && (
        <div className={classes.inset}>
          <ErrorNotice error={refusal} />
        </div>
      )}
      {room.lockedBecause !== 'work_ended' && (
        <MessageField
          receiverId={room.id}
          label="Write to all in the room"
          isClosed={room.lockedBecause !== null}
          send={send}
        />
      )}
    </section>
  );
}

/** One reports whom one does not look after: the client, or the child where one is the client. */
function RoomMenu({ room, viewerId, report }: MenuProps) {
  const person = viewerId === room.client.id ? room.child : room.client;
  return (
    <Disclosure
      align="end"
      isIcon
      label={
        <>
          <VisuallyHidden>More about this room</VisuallyHidden>
          <IconDots aria-hidden />
        </>
      }
    >
      {report(person)}
    </Disclosure>
  );
}

interface MenuProps extends Pick<Props, 'report'> {
  room: RoomView;
  viewerId: string;
}
