import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActing } from '@sidework/chassis/people/people';
import type { ConnectionToRequest } from '@sidework/contracts/network-chat/connections';
import { limits } from '@sidework/contracts/network-chat/limits';
import { v7 as uuidv7 } from 'uuid';
import { partiesOf } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import * as Connection from './connection.ts';
import {
  countRejections,
  insertConnection,
  lockConnectionBetween,
  type ShownConnection,
  saveConnection,
  showConnection,
  standingOf,
} from './queries.ts';
import { tellAccepted, tellRequested } from './tell.ts';

export function requestConnection(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  toRequest: ConnectionToRequest,
): Promise<ShownConnection> {
  Connection.requireOwnRequest(toRequest, actor);
  const receiverId = toRequest.receiverId.toLowerCase();
  return db.transaction(async (tx) => {
    const at = now();
    const requester = await requireActing(tx, actor, 'messaging');
    const parties = await partiesOf(tx, actor.id, receiverId);
    Connection.requireMayConnect({ ...parties, requester });
    const receiver = parties.receiver as Person;
    const found = await lockConnectionBetween(tx, actor.id, receiverId);
    const id = found
      ? await askAgain(tx, found, { requester, receiver }, at)
      : await ask(tx, { requester, receiver }, at);
    await enforceRateLimit(
      tx,
      perHour(actor.id, 'connections', limits.connectionsPerHour, at),
      'too_many_connections',
    );
    return showConnection(tx, actor, id);
  });
}

interface Pair {
  requester: Person;
  receiver: Person;
}

async function ask(tx: Tx, { requester, receiver }: Pair, at: Date): Promise<string> {
  Connection.requireNotDeclinedTooOften(await countRejections(tx, receiver.id, requester.id));
  const standing = await standingOf(tx, [requester.id, receiver.id]);
  const connection = Connection.request({
    id: uuidv7(),
    requester,
    receiver,
    standing,
    now: at,
  });
  await insertConnection(tx, connection);
  await tellRequested(tx, { connection, requester, receiver }, at);
  return connection.id;
}

/** Here `requester` is who asks now, and was asked before. */
async function askAgain(
  tx: Tx,
  before: Connection.Connection,
  { requester, receiver }: Pair,
  at: Date,
): Promise<string> {
  const after = Connection.askAgain(before, requester.id, at);
  await saveConnection(tx, before, after);
  if (after.status === 'accepted')
    await tellAccepted(tx, { connection: after, requester: receiver, receiver: requester }, at);
  return after.id;
}
