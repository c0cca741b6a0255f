import { notFound } from '@sidework/chassis/errors';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid } from '@sidework/chassis/people/people';
import type { ConnectionView } from '@sidework/contracts/network-chat/connections';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import { isSeenBy } from './connection.ts';
import { showConnection } from './queries.ts';
import { toConnectionView } from './view.ts';

/** For its two, for the guardian of either, and for administrators; who looks at a child's is recorded. */
export function getConnection(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<ConnectionView> {
  return db.transaction(async (tx) => {
    const own = await showConnection(tx, actor, id);
    if (isSeenBy(own.connection, actor.id)) return toConnectionView(own, actor.id);
    const { requesterId, receiverId } = own.connection;
    const found = await getPeople(tx, [requesterId, receiverId]);
    const children = Object.values(found).filter(isKid);
    const child = children.find(({ guardianIds }) => guardianIds.includes(actor.id));
    if (!child && !mayPass('admin', actor)) throw notFound('connection_not_found');
    for (const { id: childId } of child ? [child] : children)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what: 'connection_read',
        at: now(),
      });
    const sideId = child?.id ?? requesterId;
    return toConnectionView(await showConnection(tx, { id: sideId }, id), sideId);
  });
}
