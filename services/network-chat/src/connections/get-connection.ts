import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import type { ConnectionView } from '@sidework/contracts/network-chat/connections';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import * as Connection from './connection.ts';
import { showConnection } from './queries.ts';
import { toConnectionView } from './view.ts';

/** Its two people, the guardians of either and administrators may read it; a look at a child's is recorded. */
export function getConnection(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<ConnectionView> {
  return db.transaction(async (tx) => {
    const { connection } = await showConnection(tx, actor, id);
    const { requesterId, receiverId } = connection;
    const sides = Object.values(await getPeople(tx, [requesterId, receiverId]));
    const by = { id: actor.id, isAdmin: mayPass('admin', actor) };
    const { sideId, childIds } = Connection.read(connection, sides, by);
    for (const childId of childIds)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what: 'connection_read',
        at: now(),
      });
    return toConnectionView(await showConnection(tx, { id: sideId }, id), sideId);
  });
}
