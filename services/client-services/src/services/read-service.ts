import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/client-services/events';
import type { Deps } from '../deps.ts';
import { findChild } from '../people/queries.ts';
import { getServiceOfChild, servicesOfChild } from './child-queries.ts';
import { findServiceFor } from './party-queries.ts';
import { requireGuardian } from './service-of-child.ts';
import type { ShownService } from './shown-queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

/** A service for its parties. Of a child's work also for its guardians and for staff, whose look is recorded first. */
export async function readService(
  { db, now }: ReadDeps,
  actor: Actor,
  id: string,
): Promise<ShownService> {
  const own = await findServiceFor(db, actor, id);
  if (own) return own;
  return db.transaction(async (tx) => {
    const found = await getServiceOfChild(tx, actor, id);
    const childId = found.service.professionalId;
    await recordAccess(tx, accessRecorded, { actor, childId, what: 'services_read', at: now() });
    return found;
  });
}

/** The work of a child, for its guardians; a guardian's look is recorded first. */
export const readServicesOfChild = (
  { db, now }: ReadDeps,
  guardian: Actor,
  childId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<ShownService[]> =>
  db.transaction(async (tx) => {
    requireGuardian(await findChild(tx, childId), guardian, 'not_found');
    await recordAccess(tx, accessRecorded, {
      actor: guardian,
      childId,
      what: 'services_read',
      at: now(),
    });
    return servicesOfChild(tx, guardian, childId, query);
  });
