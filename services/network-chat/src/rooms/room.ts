import { conflict, notFound } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import type { RoomLock } from '@sidework/contracts/network-chat/rooms';
import type { roomMessages, rooms } from './table.ts';

export type Room = typeof rooms.$inferSelect;

/** The child is read fresh, because its present guardians are the members. */
export interface RoomWithChild {
  room: Room;
  child: Pick<Person, 'id' | 'guardianIds' | 'mayAct'>;
}

export const membersOf = ({ room, child }: RoomWithChild): string[] => [
  ...new Set([room.childId, room.clientId, ...child.guardianIds]),
];

export function requireFound<T>(found: T | undefined): T {
  if (!found) throw notFound('room_not_found');
  return found;
}

export function requireMember<R extends RoomWithChild>(room: R | undefined, personId: string): R {
  const found = requireFound(room);
  if (!membersOf(found).includes(personId)) throw notFound('room_not_found');
  return found;
}

type Message = Pick<typeof roomMessages.$inferSelect, 'roomId' | 'senderId' | 'content'>;

/** A repeat gets the first message as its answer; the same id for other words is refused. */
export function repeated<M extends Message>(first: M, second: Message): M {
  const isSame =
    first.roomId === second.roomId &&
    first.senderId === second.senderId &&
    first.content === second.content;
  if (!isSame) throw conflict('message_id_taken');
  return first;
}

/** A child that may not act is paused, in its quiet hours, or without consent. */
export function lockOf({ room, child }: RoomWithChild): RoomLock | null {
  if (room.lockedAt) return 'work_ended';
  return child.mayAct ? null : 'child_may_not_act';
}

/** While a child may not act, the others cannot write to it either. */
export function requireOpen(found: RoomWithChild): void {
  const lock = lockOf(found);
  if (lock) throw conflict(lock === 'work_ended' ? 'room_locked' : 'room_paused');
}

export const withMessage = (room: Room, at: Date): Room => ({
  ...room,
  lastSequence: room.lastSequence + 1,
  lastMessageAt: room.lastMessageAt && room.lastMessageAt >= at ? room.lastMessageAt : at,
});

/** The work has ended: it is completed or cancelled, or the consent was revoked. */
export const lock = (room: Room, at: Date): Room =>
  room.lockedAt ? room : { ...room, lockedAt: at };

/** The client asked for changes, so the work goes on. */
export const unlock = (room: Room): Room => ({ ...room, lockedAt: null });
