import { useSession } from '../../lib/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { SelectPerson } from './select-person.tsx';
import { useConversation } from './use-conversation.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** With one person. Whose card cannot be shown is nobody to write to, and neither is oneself. */
export function Conversation({ personId }: { personId: string }) {
  const isSelf = useSession()?.viewer.id === personId;
  return isSelf ? <SelectPerson /> : <WithPerson personId={personId} />;
}

function WithPerson({ personId }: { personId: string }) {
  const known = useConversation(personId);
  const { conversation, error, reload } = known;
  const isUnknown = error?.status === 404;
  useFailureToast(isUnknown ? undefined : error);
  if (error && !conversation)
    return (
      <SelectPerson>{!isUnknown && <ErrorNotice error={error} onRetry={reload} />}</SelectPerson>
    );
  if (!conversation) return <ConversationSkeleton />;
  return <OpenConversation conversation={conversation} actions={known} />;
}
