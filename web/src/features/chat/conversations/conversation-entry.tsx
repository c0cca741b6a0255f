import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { paths } from '../../../lib/paths.ts';
import { usePresence } from '../../../lib/realtime-presence.ts';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import { wordsOf } from '../files/file-words.ts';
import { useOutgoing } from '../outbox/use-outbox.ts';
import { ListEntry } from './list-entry.tsx';
import { PresenceDot } from './presence-dot.tsx';

interface Props {
  conversation: ConversationView;
  isSelected: boolean;
}

export function ConversationEntry({ conversation, isSelected }: Props) {
  const { person, lastMessage, unreadCount } = conversation;
  const isOnline = usePresence(person.id, conversation.isOnline);
  const unsent = unsentText(useOutgoing(person.id));
  return (
    <ListEntry
      to={paths.chat(person.id)}
      isSelected={isSelected}
      avatar={
        <>
          <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
          <PresenceDot isOnline={isOnline} />
        </>
      }
      name={person.fullName}
      moment={lastMessage?.createdAt}
      preview={unsent ?? previewOf(conversation)}
      unreadCount={unreadCount}
      isMuted={conversation.isMuted}
    />
  );
}

/** The latest of what is left lying; what goes out in a moment is not mentioned. */
function unsentText({ outgoing, hold }: ReturnType<typeof useOutgoing>): string | undefined {
  const refused = outgoing.findLast(({ isRefused }) => isRefused);
  if (refused) return `Not sent: ${refused.content}`;
  const waiting = hold && outgoing.at(-1);
  return waiting && `Waiting: ${waiting.content}`;
}

function previewOf({ person, lastMessage }: ConversationView): string {
  if (!lastMessage) return 'No messages yet';
  return lastMessage.senderId === person.id ? wordsOf(lastMessage) : `You: ${wordsOf(lastMessage)}`;
}
