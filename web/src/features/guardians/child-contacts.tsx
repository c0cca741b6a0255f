import { ChildConnectionSection } from './child-connection-section.tsx';
import { ChildConversationSection } from './child-conversation-section.tsx';

/** Whom a child knows, and what it writes with them. */
export function ChildContacts({ childId }: { childId: string }) {
  return (
    <>
      <ChildConnectionSection childId={childId} />
      <ChildConversationSection childId={childId} />
    </>
  );
}
