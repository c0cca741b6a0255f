import { type FoundMessage, searchMessages } from '@sidework/contracts/network-chat/messages';
import { usePages } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import classes from '../conversation/conversation.module.css';
import { ConversationListSkeleton } from '../conversations/conversation-list-skeleton.tsx';
import { ListEntry } from '../conversations/list-entry.tsx';

/** The viewer's messages with these words, each of which leads to its place in the conversation. */
export function MessageSearch({ search }: { search: string }) {
  const list = usePages(searchMessages, { query: { search } });
  const { items, error } = list;
  if (error && !items)
    return (
      <div className={classes.inset}>
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      </div>
    );
  if (!items) return <ConversationListSkeleton />;
  return (
    <>
      <p role="status" className={classes.inset}>
        {resultText(items.length, list.hasMore, search)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label="Messages found" className={classes.conversations}>
        {items.map((found) => (
          <li key={found.message.id}>
            <Found {...found} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <div className={classes.inset}>
          <PlainButton
            variant="subtle"
            isBusy={list.isLoadingMore}
            onClick={() => void list.loadMore()}
          >
            Search earlier messages
          </PlainButton>
        </div>
      )}
    </>
  );
}

function Found({ message, person }: FoundMessage) {
  const viewerId = useSession()?.viewer.id;
  const { id, fullName, avatarUrl } = person;
  const isOwn = message.senderId === viewerId;
  return (
    <ListEntry
      to={paths.chatMessage(id, message.sequence)}
      isSelected={false}
      avatar={<PersonAvatar id={id} name={fullName} imageUrl={avatarUrl} />}
      name={fullName}
      moment={message.createdAt}
      preview={isOwn ? `You: ${message.content}` : message.content}
      unreadCount={0}
    />
  );
}

function resultText(count: number, hasMore: boolean, search: string): string {
  if (count === 0 && hasMore) return `No recent message has “${search}”.`;
  if (count === 0) return `No message has “${search}”.`;
  return count === 1 && !hasMore ? '1 message' : `${count}${hasMore ? '+' : ''} messages`;
}
