import { conflict, notFound } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import type { rooms } from './table.ts';

export type Room = typeof rooms.$inferSelect;

/** A room with its child as it is known now: who looks after it is in the room. */
export interface RoomWithChild {
  room: Room;
  child: Pick<Person, 'id' | 'guardianIds'>;
}

export const membersOf = ({ room, child }: RoomWithChild): string[] => [
  ...new Set([room.childId, room.clientId, ...child.guardianIds]),
];

export function requireMember(found: RoomWithChild | undefined, personId: string): RoomWithChild {
  if (!found || !membersOf(found).includes(personId)) throw notFound('room_not_found');
  return found;
}

export function requireOpen({ lockedAt }: Room): void {
  if (lockedAt) throw conflict('room_locked');
}

/** The next message of it. */
export const withMessage = (room: Room, at: Date): Room => ({
  ...room,
  lastSequence: room.lastSequence + 1,
  lastMessageAt: room.lastMessageAt && room.lastMessageAt >= at ? room.lastMessageAt : at,
});

/** The work has ended. */
export const lock = (room: Room, at: Date): Room =>
  room.lockedAt ? room : { ...room, lockedAt: at };

/** Its client asked for changes: the work goes on. */
export const unlock = (room: Room): Room => ({ ...room, lockedAt: null });
