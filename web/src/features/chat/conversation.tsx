import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { SelectPerson } from './select-person.tsx';
import { useConversation } from './use-conversation.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** With one person. Whose card cannot be shown is nobody to write to, and neither is oneself. */
interface Props extends Pick<ConversationProps, 'report'> {
  personId: string;
  /** What stands on top: a gig that it is about. */
  top?: ReactNode;
}

export function Conversation({ personId, ...more }: Props) {
  const isSelf = useSession()?.viewer.id === personId;
  return isSelf ? <SelectPerson /> : <WithPerson personId={personId} {...more} />;
}

function WithPerson({ personId, report, top }: Props) {
  const known = useConversation(personId);
  const { conversation, error, reload } = known;
  const isUnknown = error?.status === 404;
  useFailureToast(isUnknown ? undefined : error);
  if (error && !conversation)
    return (
      <SelectPerson>{!isUnknown && <ErrorNotice error={error} onRetry={reload} />}</SelectPerson>
    );
  if (!conversation) return <ConversationSkeleton />;
  return <OpenConversation conversation={conversation} actions={known} report={report} top={top} />;
}
