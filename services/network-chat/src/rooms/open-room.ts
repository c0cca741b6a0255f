import type { Tx } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { findPerson } from '../people/queries.ts';
import { insertRoom, lockRoom, saveRoom } from './queries.ts';
import { membersOf } from './room.ts';

interface Approved {
  proposalId: string;
  childId: string;
  clientId: string;
  title: string;
  serviceId?: string;
  approvedClient?: ApprovedCard | undefined;
}

/** Opens the room with the first of two events, the approval and the start of the service; the second adds to it. */
export async function openRoom(
  tx: Tx,
  { proposalId, childId, clientId, title, serviceId, approvedClient }: Approved,
  openedAt: Date,
): Promise<void> {
  const child = await findPerson(tx, childId);
  if (!child) throw new Error('the child of a room is not known yet');
  if (!isKid(child)) return;
  const isNew = await insertRoom(tx, { id: proposalId, childId, clientId, title, openedAt });
  const found = await lockRoom(tx, proposalId);
  if (!found) throw new Error('a room that was just made is gone');
  await saveRoom(tx, found.room, {
    ...found.room,
    ...(serviceId && { serviceId }),
    ...(approvedClient && { approvedClient }),
  });
  if (!isNew) return;
  // The client already gets a notification of the approval.
  for (const receiverId of membersOf(found).filter((id) => id !== clientId))
    await raiseNotification(tx, proposalId, {
      kind: 'room_opened',
      receiverId,
      title,
      // The child itself gets another text.
      details: receiverId === childId ? { reason: 'child' } : {},
      actorId: receiverId === childId ? clientId : childId,
      path: networkAddresses.room(proposalId),
    });
}
