import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { SelectPerson } from '../conversations/select-person.tsx';
import { roomOfBoth } from '../rooms/room-words.ts';
import { useRooms } from '../rooms/use-rooms.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import type { ConversationProps } from './conversation-props.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { useConversation } from './use-conversation.ts';

/** The conversation with one person. There is none with oneself, nor with a person whose card is not shown. */
interface Props extends Pick<ConversationProps, 'report' | 'reportMessage'> {
  personId: string;
  /** The gig that the viewer came from; else it is the one that was written about last. */
  gigId?: string | undefined;
  /** Shows that gig on top. */
  showGig: (gigId: string) => ReactNode;
  /** The work under way between the two. */
  work?: ReactNode;
  /** The message that a search found. */
  foundSequence?: number | undefined;
}

export function Conversation({ personId, ...more }: Props) {
  const viewerId = useSession()?.viewer.id ?? '';
  const { rooms } = useRooms();
  if (viewerId === personId) return <SelectPerson />;
  // A child and its client write in the room of the job, and nowhere else.
  const room = rooms && roomOfBoth(rooms, viewerId, personId);
  if (room) return <Navigate replace to={networkAddresses.room(room.id)} />;
  return <WithPerson personId={personId} {...more} />;
}

function WithPerson({ personId, ...shown }: Props) {
  const known = useConversation(personId);
  const { conversation, error, reload } = known;
  const isUnknown = error?.status === 404;
  useFailureToast(isUnknown ? undefined : error);
  if (error && !conversation)
    return (
      <SelectPerson>{!isUnknown && <ErrorNotice error={error} onRetry={reload} />}</SelectPerson>
    );
  if (!conversation) return <ConversationSkeleton />;
  return <OpenConversation conversation={conversation} actions={known} {...shown} />;
}
