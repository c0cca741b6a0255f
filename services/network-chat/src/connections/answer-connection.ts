import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import * as Connection from './connection.ts';
import {
  deleteConnection,
  lockConnection,
  type ShownConnection,
  saveConnection,
  showConnection,
} from './queries.ts';
import { meetRequestNeeds, tellAccepted, tellRequested } from './tell.ts';

type ConnectionDeps = Pick<Deps, 'db' | 'now'>;

/** Locks a connection that the caller may see. */
async function lockSeen(tx: Tx, actor: Actor, id: string): Promise<Connection.Seen<Person>> {
  const connection = await lockConnection(tx, id);
  const { requesterId, receiverId } = connection;
  const found = await getPeople(tx, [requesterId, receiverId]);
  const { [requesterId]: requester, [receiverId]: receiver } = found;
  return Connection.requireSeen(connection, { requester, receiver }, actor.id);
}

export function answerConnection(
  { db, now }: ConnectionDeps,
  actor: Actor,
  id: string,
  status: 'accepted' | 'rejected',
): Promise<ShownConnection> {
  return db.transaction(async (tx) => {
    const at = now();
    const seen = await lockSeen(tx, actor, id);
    const { connection, childIds } = seen;
    const isGuardian = childIds.length > 0 && status === 'rejected';
    // To decline is always possible; who accepts begins something.
    if (status === 'accepted') await requireActing(tx, actor, 'messaging');
    const after = isGuardian
      ? Connection.refuse(connection, at)
      : Connection.answer(connection, actor.id, status, at);
    await saveConnection(tx, connection, after);
    if (status === 'accepted') await tellAccepted(tx, { ...seen, connection: after }, at);
    else await meetRequestNeeds(tx, after, at);
    return showConnection(tx, { id: childIds[0] ?? actor.id }, id);
  });
}

export function approveConnection(
  { db, now }: ConnectionDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    await requireActing(tx, actor);
    const seen = await lockSeen(tx, actor, id);
    const after = Connection.approve(seen.connection, seen.childIds, at);
    await saveConnection(tx, seen.connection, after);
    const told = { ...seen, connection: after };
    if (after.status === 'accepted') await tellAccepted(tx, told, at);
    else await tellRequested(tx, told, at);
  });
}

export function withdrawConnection(
  { db, now }: ConnectionDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { connection, childIds } = await lockSeen(tx, actor, id);
    const isGuardian = childIds.includes(connection.requesterId);
    Connection.requireWithdrawable(connection, actor.id, isGuardian);
    await deleteConnection(tx, id);
    await meetRequestNeeds(tx, connection, now());
  });
}

export function removeConnection(
  { db, now }: ConnectionDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { connection, childIds } = await lockSeen(tx, actor, id);
    Connection.requireRemovable(connection, actor.id, childIds.length > 0);
    await deleteConnection(tx, id);
    await meetRequestNeeds(tx, connection, now());
  });
}
