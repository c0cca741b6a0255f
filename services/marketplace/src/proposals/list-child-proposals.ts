import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { getChildOf } from './child-queries.ts';
import { toProposalPage } from './list-proposals.ts';
import { proposalsForProfessional } from './queries.ts';

/** A child's proposals for its guardians. Each look is recorded before it is answered. */
export function listChildProposals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  childId: string,
  query: { cursor?: string | undefined; limit: number },
) {
  return db.transaction(async (tx) => {
    const child = await getChildOf(tx, actor, childId);
    await recordAccess(tx, accessRecorded, { actor, childId, what: 'proposals_read', at: now() });
    return toProposalPage(await proposalsForProfessional(tx, child, query), query.limit);
  });
}
