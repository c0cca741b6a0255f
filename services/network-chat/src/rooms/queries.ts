import type { Db, Tx } from '@sidework/chassis/db/db';
import { countOf, fromCursor, type Position } from '@sidework/chassis/db/keyset';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, people } from '@sidework/chassis/people/people';
import { and, type Column, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../people/queries.ts';
import type { Room } from './room.ts';
import { roomMessages, roomReads, rooms } from './table.ts';

export type RoomMessageRow = typeof roomMessages.$inferSelect;

export interface FoundRoom {
  room: Room;
  child: Person;
}

const found = (db: Db, where: SQL | undefined) =>
  db
    .select({ room: rooms, child: people })
    .from(rooms)
    .innerJoin(people, eq(people.id, rooms.childId))
    .where(where);

export async function findRoom(db: Db, id: string): Promise<FoundRoom | undefined> {
  const [room] = await found(db, eq(rooms.id, id));
  return room;
}

export async function lockRoom(tx: Tx, id: string): Promise<FoundRoom | undefined> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('update');
  return findRoom(tx, id);
}

export async function lockRoomOfService(tx: Tx, serviceId: string): Promise<Room | undefined> {
  const [room] = await tx.select().from(rooms).where(eq(rooms.serviceId, serviceId)).for('update');
  return room;
}

export function lockOpenRoomsOfChild(tx: Tx, childId: string): Promise<Room[]> {
  return tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.childId, childId), sql`locked_at is null`))
    .orderBy(rooms.id)
    .for('update');
}

const mostRooms = 200;

export function roomsOf(db: Db, { id }: Pick<Actor, 'id'>): Promise<FoundRoom[]> {
  return found(db, isMember(id))
    .orderBy(desc(sql`coalesce(${rooms.lastMessageAt}, ${rooms.openedAt})`), rooms.id)
    .limit(mostRooms);
}

/** Gives whether the room is new: two events may make it. */
export async function insertRoom(tx: Tx, room: typeof rooms.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(rooms)
    .values(room)
    .onConflictDoNothing({ target: rooms.id })
    .returning({ id: rooms.id });
  return rows.length > 0;
}

export const saveRoom = (tx: Tx, before: Room, after: Room): Promise<void> =>
  save(tx, rooms, before, after);

export async function insertRoomMessage(tx: Tx, message: RoomMessageRow): Promise<void> {
  await tx.insert(roomMessages).values(message);
}

export async function findRoomMessage(db: Db, id: string): Promise<RoomMessageRow | undefined> {
  const [message] = await db.select().from(roomMessages).where(eq(roomMessages.id, id));
  return message;
}

/** Finds a message only in a room of the caller. */
export async function findRoomMessageFor(db: Db, { id }: Pick<Actor, 'id'>, messageId: string) {
  const [row] = await db
    .select({ message: roomMessages })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(people, eq(people.id, rooms.childId))
    .where(and(eq(roomMessages.id, messageId), isMember(id)));
  return row?.message;
}

export const roomOfMessage = (messageId: Column) => sql<string | null>`(
  select ${roomMessages.roomId} from ${roomMessages} where ${roomMessages.id} = ${messageId})`;

/** The latest room that two people are both members of, or null. */
export const roomOfBoth = (one: Column, other: Column) => sql<string | null>`(
  select ${rooms.id} from ${rooms} where ${isMember(one)} and ${isMember(other)}
  order by coalesce(${rooms.lastMessageAt}, ${rooms.openedAt}) desc limit 1)`;

/** `limit + 1`, the newest first. */
export function messagesOfRoom(
  db: Db,
  roomId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<RoomMessageRow[]> {
  const { sequence } = roomMessages;
  return db
    .select()
    .from(roomMessages)
    .where(
      and(
        eq(roomMessages.roomId, roomId),
        cursor === undefined ? undefined : lt(sequence, sequenceOf(cursor)),
      ),
    )
    .orderBy(desc(sequence))
    .limit(limit + 1);
}

export const bySequence = ({ sequence }: RoomMessageRow): Position => [sequence];

const sequenceOf = (cursor: string) => countOf(fromCursor(cursor, 1)[0]);

export async function lastOf(db: Db, { room }: FoundRoom, userId: string) {
  const [last] = await db
    .select()
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, room.id), eq(roomMessages.sequence, room.lastSequence)));
  const [read] = await db
    .select()
    .from(roomReads)
    .where(and(eq(roomReads.roomId, room.id), eq(roomReads.userId, userId)));
  return { last, unreadCount: room.lastSequence - (read?.readUpTo ?? 0) };
}

/** Moves a member's read mark forward, never back. */
export async function saveRoomRead(tx: Tx, roomId: string, userId: string, readUpTo: number) {
  await tx
    .insert(roomReads)
    .values({ roomId, userId, readUpTo })
    .onConflictDoUpdate({
      target: [roomReads.roomId, roomReads.userId],
      set: { readUpTo: sql`greatest(${roomReads.readUpTo}, ${readUpTo})` },
    });
}

/** Deletes the approved card of a client whose account is gone. */
export async function forgetApprovedClient(tx: Tx, clientId: string): Promise<void> {
  await tx.update(rooms).set({ approvedClient: null }).where(eq(rooms.clientId, clientId));
}
