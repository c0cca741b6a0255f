import type { RoomMessage, RoomView } from '@sidework/contracts/network-chat/rooms';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import classes from '../conversation/conversation.module.css';
import { ArrivalAnnouncement } from '../log/arrival-announcement.tsx';
import { LogView } from '../log/log-view.tsx';
import { MessageBubble } from '../log/message-bubble.tsx';
import { useLogScroll } from '../log/use-log-scroll.ts';
import { useReadMarks } from '../log/use-read-marks.ts';
import { memberOf, nameIn } from './room-words.ts';
import type { useRoomMessages } from './use-room.ts';

interface Props {
  room: RoomView;
  viewerId: string;
  list: ReturnType<typeof useRoomMessages>;
  /** The newest first. */
  items: RoomMessage[];
  markRead: (upTo: number) => Promise<unknown>;
  reportMessage: (messageId: string, sender: string) => ReactNode;
}

export function RoomLog({ room, viewerId, list, items, markRead, reportMessage }: Props) {
  const latest = items[0];
  const scroll = useLogScroll({
    oldest: items.at(-1)?.sequence,
    newest: latest?.id,
    isNewestOwn: latest?.senderId === viewerId,
    onTop: () => void (list.hasMore && !list.moreError && list.loadMore()),
  });
  const unread = room.unreadCount > 0 ? latest?.sequence : undefined;
  useReadMarks({ unread, isAtEnd: scroll.isAtEnd, markRead });
  if (!latest)
    return (
      <div className={classes.failure}>
        <EmptyState
          scene="mailbox"
          title="Nothing is written yet"
          text="Say hello, and agree on when the work begins. Everyone in the room reads it."
        />
      </div>
    );
  return (
    <LogView
      label={`Messages about ${room.title}`}
      messages={items}
      older={{
        has: list.hasMore,
        error: list.moreError,
        isLoading: list.isLoadingMore,
        load: list.loadMore,
      }}
      scroll={scroll}
      row={(message, startsGroup) => {
        const isOwn = message.senderId === viewerId;
        const sender = nameIn(room, message.senderId, viewerId);
        return (
          <MessageBubble
            key={message.id}
            message={message}
            isOwn={isOwn}
            sender={isGuardian(room, message.senderId) ? `${sender} · guardian` : sender}
            isNamed={startsGroup}
            picture={<Picture room={room} senderId={message.senderId} />}
            action={!isOwn && reportMessage(message.id, sender)}
          />
        );
      }}
      announcement={
        <ArrivalAnnouncement
          latest={latest}
          isOwn={latest.senderId === viewerId}
          sender={nameIn(room, latest.senderId, viewerId)}
        />
      }
    />
  );
}

const isGuardian = ({ guardians }: RoomView, id: string) => guardians.some((one) => one.id === id);

/** Several people write here, so each has a face. */
function Picture({ room, senderId }: { room: RoomView; senderId: string }) {
  const member = memberOf(room, senderId);
  if (!member) return null;
  const { id, fullName, avatarUrl } = member;
  return <PersonAvatar id={id} name={fullName} imageUrl={avatarUrl} size="sm" />;
}
