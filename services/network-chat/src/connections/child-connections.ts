import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { requireActing } from '@sidework/chassis/people/people';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getOwnChild, getPeople } from '../people/queries.ts';
import * as Connection from './connection.ts';
import {
  connectionsOfChild,
  lockPendingOf,
  saveConnection,
  saveStanding,
  standingOf,
} from './queries.ts';
import { tellAccepted, tellRequested } from './tell.ts';
import { toChildConnections } from './view.ts';

export function listChildConnections(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  childId: string,
) {
  return db.transaction(async (tx) => {
    const child = await getOwnChild(tx, actor, childId);
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: child.id,
      what: 'connections_read',
      at: now(),
    });
    return toChildConnections(await connectionsOfChild(tx, child.id), child.id);
  });
}

/** A rule of the guardians' own: it tells nothing of what the child does, so no look is recorded. */
export async function getStandingApproval(db: Db, actor: Actor, childId: string) {
  const child = await getOwnChild(db, actor, childId);
  return { isStanding: (await standingOf(db, [child.id])).length > 0 };
}

/** A new standing approval also approves the requests that already wait for a guardian of the child. */
export function setStandingApproval(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  childId: string,
  isStanding: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    await requireActing(tx, actor);
    const child = await getOwnChild(tx, actor, childId);
    await saveStanding(tx, { childId: child.id, givenBy: actor.id, givenAt: at }, isStanding);
    if (!isStanding) return;
    for (const before of await lockPendingOf(tx, child.id)) {
      const isRequester = before.requesterId === child.id;
      if (isRequester ? before.isRequesterApproved : before.isReceiverApproved) continue;
      const connection = Connection.approve(before, [child.id], at);
      await saveConnection(tx, before, connection);
      const found = await getPeople(tx, [before.requesterId, before.receiverId]);
      const { [before.requesterId]: requester, [before.receiverId]: receiver } = found;
      if (!requester || !receiver) continue;
      const told = { connection, requester, receiver };
      if (connection.status === 'accepted') await tellAccepted(tx, told, at);
      else await tellRequested(tx, told, at);
    }
  });
}
