import type { Db, Tx } from '@sidework/chassis/db/db';
import { fromCursor, idOf } from '@sidework/chassis/db/keyset';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, people } from '@sidework/chassis/people/people';
import type {
  ConnectionCounts,
  ConnectionList,
} from '@sidework/contracts/network-chat/connections';
import { mostCounted } from '@sidework/contracts/network-chat/today';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import type { Connection } from './connection.ts';
import { connections, standingApprovals } from './table.ts';

const { requesterId, receiverId, status } = connections;

/** By name, and then by id. */
export const nameOrder = sql<string>`lower(${people.fullName})`;

function afterName(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [name, id] = fromCursor(cursor, 2);
  return sql`(${nameOrder}, ${people.id}) > (${String(name)}, ${idOf(id)}::uuid)`;
}

const isReleased = sql`${connections.isRequesterApproved} and ${connections.isReceiverApproved}`;

const lists = (id: string): Record<ConnectionList, SQL | undefined> => ({
  accepted: and(eq(status, 'accepted'), or(eq(requesterId, id), eq(receiverId, id))),
  received: and(eq(status, 'pending'), eq(receiverId, id), isReleased),
  sent: and(eq(status, 'pending'), eq(requesterId, id)),
});

const otherOf = (id: string) =>
  sql`case when ${requesterId} = ${id}::uuid then ${receiverId} else ${requesterId} end`;

export interface ShownConnection {
  connection: Connection;
  person: Person;
  order: string;
}

/** Hides people who have blocked the viewer, and people who have left. */
const isShown = (viewerId: string) => sql`not ${people.hasLeft} and not exists (
  select from ${blocks} where blocker_id = ${people.id} and blocked_id = ${viewerId}::uuid)`;

/** `limit + 1` of a list of a person's, by the name of the other. */
export function connectionsOf(
  db: Db,
  { id }: Pick<Actor, 'id'>,
  { list, cursor, limit }: { list: ConnectionList; cursor?: string | undefined; limit: number },
): Promise<ShownConnection[]> {
  return db
    .select({ connection: connections, person: people, order: nameOrder })
    .from(connections)
    .innerJoin(people, eq(people.id, otherOf(id)))
    .where(and(lists(id)[list], isShown(id), afterName(cursor)))
    .orderBy(asc(nameOrder), asc(people.id))
    .limit(limit + 1);
}

/**
 * Counts end at `mostCounted`. Each side of the accepted ones is read by an index of its own, and `offset 0` keeps the
 * planner from joining all of them: each is looked at until enough are found.
 */
export async function countConnectionsOf(db: Db, { id }: Pick<Actor, 'id'>) {
  const shown = (own: PgColumn, other: PgColumn, list: SQL) => sql`
    select from ${connections} cross join lateral (
      select from ${people} where ${people.id} = ${other} and ${isShown(id)} offset 0) shown
    where ${own} = ${id}::uuid and ${list}`;
  const accepted = eq(status, 'accepted');
  const [row] = await db.execute<ConnectionCounts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from (
        ${shown(requesterId, receiverId, accepted)} union all ${shown(receiverId, requesterId, accepted)}
        limit ${mostCounted}) counted) as accepted,
      (select count(*)::int from (
        ${shown(receiverId, requesterId, sql`${eq(status, 'pending')} and ${isReleased}`)}
        limit ${mostCounted}) counted) as received`);
  return row ?? { accepted: 0, received: 0 };
}

/** A child's pending and accepted connections, by the name of the other. */
export function connectionsOfChild(db: Db, childId: string): Promise<ShownConnection[]> {
  return db
    .select({ connection: connections, person: people, order: nameOrder })
    .from(connections)
    .innerJoin(people, eq(people.id, otherOf(childId)))
    .where(and(ne(status, 'rejected'), or(eq(requesterId, childId), eq(receiverId, childId))))
    .orderBy(asc(nameOrder), asc(people.id))
    .limit(500);
}

export async function showConnection(
  db: Db,
  { id }: Pick<Actor, 'id'>,
  connectionId: string,
): Promise<ShownConnection> {
  const [shown] = await db
    .select({ connection: connections, person: people, order: nameOrder })
    .from(connections)
    .innerJoin(people, eq(people.id, otherOf(id)))
    .where(eq(connections.id, connectionId));
  if (!shown) throw notFound('connection_not_found');
  return shown;
}

export async function findConnection(db: Db, id: string): Promise<Connection | undefined> {
  const [connection] = await db.select().from(connections).where(eq(connections.id, id));
  return connection;
}

export async function lockConnection(tx: Tx, id: string): Promise<Connection> {
  const [connection] = await tx
    .select()
    .from(connections)
    .where(eq(connections.id, id))
    .for('update');
  if (!connection) throw notFound('connection_not_found');
  return connection;
}

/** The one between two people that is not rejected; what they ask for waits until the commit. */
export async function lockConnectionBetween(
  tx: Tx,
  oneId: string,
  otherId: string,
): Promise<Connection | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'connection', least(${oneId}::uuid, ${otherId}::uuid), greatest(${oneId}::uuid, ${otherId}::uuid)), 0))`);
  const [connection] = await tx
    .select()
    .from(connections)
    .where(
      and(
        sql`least(requester_id, receiver_id) = least(${oneId}::uuid, ${otherId}::uuid)`,
        sql`greatest(requester_id, receiver_id) = greatest(${oneId}::uuid, ${otherId}::uuid)`,
        ne(status, 'rejected'),
      ),
    )
    .for('update');
  return connection;
}

export function countRejections(db: Db, by: string, of: string): Promise<number> {
  return db.$count(
    connections,
    and(eq(requesterId, of), eq(receiverId, by), eq(status, 'rejected')),
  );
}

export async function insertConnection(tx: Tx, connection: Connection): Promise<void> {
  await tx.insert(connections).values(connection);
}

export const saveConnection = (tx: Tx, before: Connection, after: Connection): Promise<void> =>
  save(tx, connections, before, after);

export async function deleteConnection(tx: Tx, id: string): Promise<void> {
  await tx.delete(connections).where(eq(connections.id, id));
}

export function lockPendingOf(tx: Tx, personId: string): Promise<Connection[]> {
  return tx
    .select()
    .from(connections)
    .where(and(eq(status, 'pending'), or(eq(requesterId, personId), eq(receiverId, personId))))
    .orderBy(connections.id)
    .for('update');
}

/** Those of the children whose guardians agreed in advance. */
export async function standingOf(db: Db, childIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ childId: standingApprovals.childId })
    .from(standingApprovals)
    .where(inArray(standingApprovals.childId, childIds));
  return rows.map(({ childId }) => childId);
}

export async function saveStanding(
  tx: Tx,
  approval: typeof standingApprovals.$inferInsert,
  isStanding: boolean,
): Promise<void> {
  if (isStanding) await tx.insert(standingApprovals).values(approval).onConflictDoNothing();
  else await tx.delete(standingApprovals).where(eq(standingApprovals.childId, approval.childId));
}
