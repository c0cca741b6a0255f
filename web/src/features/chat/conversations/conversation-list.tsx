import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import classes from '../conversation/conversation.module.css';
import { RoomList } from '../rooms/room-list.tsx';
import { useRooms } from '../rooms/use-rooms.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { ConversationEntry } from './conversation-entry.tsx';
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx';
import { useConversations } from './use-conversations.ts';

const empty = 'Your conversations will show up here. To start one, open a proposal or a service.';

const emptyForChildren =
  'Your messages will be here. You can write with other kids once you are connected.';

interface Props {
  /** The person or the room. */
  selectedId: string | null;
  isChild: boolean;
}

/** The viewer's job rooms, who asks to write with them, and everyone else they wrote with, the latest first. */
export function ConversationList(props: Props) {
  const known = useRooms();
  return (
    <>
      <RoomList {...known} selectedId={props.selectedId} />
      <People {...props} hasRooms={Boolean(known.rooms?.length)} />
    </>
  );
}

function People({ selectedId, isChild, hasRooms }: Props & { hasRooms: boolean }) {
  const [isArchived, setArchived] = useState(false);
  const list = useConversations(isArchived);
  const { conversations, error } = list;
  useFailureToast(error);
  if (error && !conversations)
    return (
      <div className={classes.inset}>
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      </div>
    );
  if (!conversations) return <ConversationListSkeleton />;
  const others = conversations.filter((one) => !isRequest(one));
  const shelf = (
    <div className={classes.inset}>
      <PlainButton variant="subtle" onClick={() => setArchived(!isArchived)}>
        {isArchived ? 'Back to all messages' : 'Archived'}
      </PlainButton>
    </div>
  );
  if (conversations.length === 0)
    return (
      <>
        {isArchived && <p className={classes.inset}>Nothing is archived.</p>}
        {!isArchived && !hasRooms && (
          <EmptyState
            scene="mailbox"
            title="No messages yet"
            text={isChild ? emptyForChildren : empty}
          />
        )}
        {shelf}
      </>
    );
  const requests = conversations.filter(isRequest);
  return (
    <>
      {requests.length > 0 && (
        <>
          <h2 className={classes.group}>
            {list.hasMore ? 'Requests' : `Requests (${requests.length})`}
          </h2>
          <Entries label="Message requests" conversations={requests} selectedId={selectedId} />
        </>
      )}
      {others.length > 0 && (
        <>
          {(isArchived || hasRooms || requests.length > 0) && (
            <h2 className={classes.group}>{isArchived ? 'Archived' : 'People'}</h2>
          )}
          <Entries label="Conversations" conversations={others} selectedId={selectedId} />
        </>
      )}
      <LoadMore list={list} label="Load more conversations" />
      {shelf}
    </>
  );
}

/** The other person wrote first, and the viewer has neither accepted nor answered. */
const isRequest = ({ state }: ConversationView) => state === 'request_received';

interface EntriesProps extends Pick<Props, 'selectedId'> {
  label: string;
  conversations: ConversationView[];
}

function Entries({ label, conversations, selectedId }: EntriesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.conversations}>
      {conversations.map((conversation) => (
        <li key={conversation.person.id}>
          <ConversationEntry
            conversation={conversation}
            isSelected={conversation.person.id === selectedId}
          />
        </li>
      ))}
    </ul>
  );
}
