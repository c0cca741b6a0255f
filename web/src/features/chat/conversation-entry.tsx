import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { Link } from 'react-router-dom';
import { dayName, timeText } from '../../lib/days.ts';
import { paths } from '../../lib/paths.ts';
import { usePresence } from '../../lib/realtime-presence.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './conversation-entry.module.css';
import { PresenceDot } from './presence-dot.tsx';
import { useOutgoing } from './use-outbox.ts';

interface Props {
  conversation: ConversationView;
  isSelected: boolean;
}

export function ConversationEntry({ conversation, isSelected }: Props) {
  const { person, lastMessage, unreadCount } = conversation;
  const isOnline = usePresence(person.id, conversation.isOnline);
  const unsent = unsentText(useOutgoing(person.id));
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
          <span className={classes.preview}>{unsent ?? previewOf(conversation)}</span>
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

/** The latest of what is left lying; what goes out in a moment is not mentioned. */
function unsentText({ outgoing, hold }: ReturnType<typeof useOutgoing>): string | undefined {
  const refused = outgoing.findLast(({ isRefused }) => isRefused);
  if (refused) return `Not sent: ${refused.content}`;
  const waiting = hold && outgoing.at(-1);
  return waiting && `Waiting: ${waiting.content}`;
}

function previewOf({ person, lastMessage, state }: ConversationView): string {
  if (!lastMessage) return 'No messages yet';
  if (state === 'request_received') return `Message request: ${lastMessage.content}`;
  return lastMessage.senderId === person.id ? lastMessage.content : `You: ${lastMessage.content}`;
}
