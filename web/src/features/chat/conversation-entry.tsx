import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { Link } from 'react-router-dom';
import { dayName, timeText } from '../../lib/days.ts';
import { paths } from '../../lib/paths.ts';
import { usePresence } from '../../lib/realtime-presence.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './conversation-entry.module.css';
import { PresenceDot } from './presence-dot.tsx';

interface Props {
  conversation: ConversationView;
  isSelected: boolean;
}

export function ConversationEntry({ conversation, isSelected }: Props) {
  const { person, lastMessage, unreadCount } = conversation;
  const isOnline = usePresence(person.id, conversation.isOnline);
  return (
    <Link
      to={paths.chat(person.id)}
      aria-current={isSelected ? 'page' : undefined}
      className={classes.entry}
      data-unread={unreadCount > 0}
    >
      <span className={classes.avatar}>
        <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
        <PresenceDot isOnline={isOnline} />
      </span>
      <span className={classes.lines}>
        <span className={classes.first}>
          <span className={classes.name}>{person.fullName}</span>
          {lastMessage && <When moment={lastMessage.createdAt} />}
        </span>
        <span className={classes.second}>
          <span className={classes.preview}>{previewOf(conversation)}</span>
          {unreadCount > 0 && (
            <span className={classes.count}>
              {unreadCount > 99 ? '99+' : unreadCount}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** Today the time, before that the day. */
function When({ moment }: { moment: string }) {
  const day = dayName(moment);
  return (
    <time dateTime={moment} className={classes.when}>
      {day === 'Today' ? timeText(moment) : day.replace(/^\w+day, /, '')}
    </time>
  );
}

function previewOf({ person, lastMessage, state }: ConversationView): string {
  if (!lastMessage) return 'No messages yet';
  if (state === 'request_received') return `Message request: ${lastMessage.content}`;
  return lastMessage.senderId === person.id ? lastMessage.content : `You: ${lastMessage.content}`;
}
