import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import type { RoomView } from '@sidework/contracts/network-chat/rooms';
import { useSession } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import classes from '../conversation/conversation.module.css';
import { ListEntry } from '../conversations/list-entry.tsx';
import { nameIn, otherPartyOf } from './room-words.ts';
import type { useRooms } from './use-rooms.ts';

type Props = ReturnType<typeof useRooms> & { selectedId: string | null };

/** The viewer's job rooms above the people; without one there is no such group. */
export function RoomList({ rooms, error, retry, selectedId }: Props) {
  const viewerId = useSession()?.viewer.id ?? '';
  if (error && !rooms)
    return (
      <div className={classes.inset}>
        <ErrorNotice error={error} onRetry={retry} />
      </div>
    );
  if (!rooms?.length) return null;
  return (
    <>
      <h2 className={classes.group}>Job rooms</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label="Job rooms" className={classes.conversations}>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomEntry room={room} viewerId={viewerId} isSelected={room.id === selectedId} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps {
  room: RoomView;
  viewerId: string;
  isSelected: boolean;
}

function RoomEntry({ room, viewerId, isSelected }: EntryProps) {
  const { id, fullName, avatarUrl } = otherPartyOf(room, viewerId);
  return (
    <ListEntry
      to={networkAddresses.room(room.id)}
      isSelected={isSelected}
      avatar={<PersonAvatar id={id} name={fullName} imageUrl={avatarUrl} />}
      name={room.title}
      moment={room.lastMessage?.createdAt ?? room.openedAt}
      preview={previewOf(room, viewerId)}
      unreadCount={room.unreadCount}
    />
  );
}

function previewOf(room: RoomView, viewerId: string): string {
  const { lastMessage, lockedBecause } = room;
  if (!lastMessage) return lockedBecause ? 'Closed' : 'Open for the first message';
  if (lastMessage.isHidden) return 'Hidden by a moderator';
  return `${nameIn(room, lastMessage.senderId, viewerId)}: ${lastMessage.content}`;
}
