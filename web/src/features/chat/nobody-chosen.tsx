import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { useRooms } from './rooms/use-rooms.ts';
import { SelectPerson } from './select-person.tsx';
import { useConversations } from './use-conversations.ts';

/** Where the list stands beside it, as in the style sheet of the page. */
const wide = '(min-width: 56.25em)';

/**
 * A job room that is all there is opens by itself beside the list. Not for a guardian, whose every look is recorded
 * and so is their own doing.
 */
export function NobodyChosen() {
  const viewerId = useSession()?.viewer.id;
  const { rooms } = useRooms();
  const { conversations } = useConversations();
  const navigate = useNavigate();
  const [room, ...others] = rooms ?? [];
  const isMember = room?.child.id === viewerId || room?.client.id === viewerId;
  const only =
    isMember && others.length === 0 && conversations?.length === 0 ? room?.id : undefined;
  useEffect(() => {
    if (only && matchMedia(wide).matches) void navigate(networkAddresses.room(only), { replace: true });
  }, [only, navigate]);
  return <SelectPerson />;
}
