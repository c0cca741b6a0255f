import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { RoomMessage, RoomView } from '@sidework/contracts/network-chat/rooms';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import {
  type FoundRoom,
  findRoom,
  lastOf,
  messagesOfRoom,
  type RoomMessageRow,
  roomsOf,
} from './queries.ts';
import { lockOf, membersOf, requireFound, requireMember } from './room.ts';

type RoomDeps = Pick<Deps, 'db' | 'now'>;

export const toRoomMessage = (message: RoomMessageRow): RoomMessage => ({
  id: message.id,
  roomId: message.roomId,
  senderId: message.senderId,
  content: message.hiddenAt ? '' : message.content,
  isHidden: message.hiddenAt !== null,
  sequence: message.sequence,
  createdAt: message.createdAt.toISOString(),
});

/** Members of a room see each other's cards. The child sees its client as the guardian read it when approving the job. */
export async function showRoom(db: Db, found: FoundRoom, viewerId: string): Promise<RoomView> {
  const { room, child } = found;
  const members = await getPeople(db, membersOf(found));
  const { last, unreadCount } = await lastOf(db, found, viewerId);
  const client = requireFound(members[room.clientId]);
  return {
    id: room.id,
    title: room.title,
    child: toPersonCard(child),
    client: viewerId === child.id ? clientForChild(found, client) : toPersonCard(client),
    guardians: child.guardianIds
      .map((id) => members[id])
      .filter((guardian): guardian is Person => guardian !== undefined)
      .map(toPersonCard),
    lockedBecause: lockOf(found),
    openedAt: room.openedAt.toISOString(),
    serviceId: room.serviceId,
    lastMessage: last ? toRoomMessage(last) : null,
    unreadCount,
  };
}

const clientForChild = (found: FoundRoom, client: Person) =>
  toApprovedCard(toPersonCard(client), lockOf(found) ? null : found.room.approvedClient);

export async function listRooms({ db }: RoomDeps, actor: Actor): Promise<{ items: RoomView[] }> {
  const items: RoomView[] = [];
  for (const found of await roomsOf(db, actor)) items.push(await showRoom(db, found, actor.id));
  return { items };
}

export async function getRoomFor(db: Db, actor: Actor, id: string): Promise<FoundRoom> {
  return requireMember(await findRoom(db, id), actor.id);
}

/** A guardian's look is recorded before the first page is read; the following pages belong to the same look. */
export function readRoomMessages(
  { db, now }: RoomDeps,
  actor: Actor,
  id: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<RoomMessageRow[]> {
  return db.transaction(async (tx) => {
    const { room, child } = await getRoomFor(tx, actor, id);
    if (child.guardianIds.includes(actor.id) && query.cursor === undefined)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId: child.id,
        what: 'room_read',
        at: now(),
      });
    return messagesOfRoom(tx, room.id, query);
  });
}

const mostRead = 500;

export function openRoomForStaff({ db, now }: RoomDeps, actor: Actor, id: string, reason: string) {
  return db.transaction(async (tx) => {
    const found = requireFound(await findRoom(tx, id));
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: found.child.id,
      what: 'room_read',
      reason,
      at: now(),
    });
    const messages = await messagesOfRoom(tx, id, { limit: mostRead - 1 });
    return {
      room: await showRoom(tx, found, actor.id),
      messages: messages.toReversed().map(toRoomMessage),
    };
  });
}
