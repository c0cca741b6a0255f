import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { guardianIdsOf } from '../kids/queries.ts';
import { getProfile } from '../profiles/queries.ts';
import type { Profile } from '../profiles/table.ts';
import { audienceOf } from './audience.ts';
import { findPersonFor } from './queries.ts';
import { requireAudience, requireSeen } from './viewer.ts';

/** Gives a person from the viewer's list of people, or a child of their own. */
export async function getPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Profile> {
  const at = now();
  const audience = requireAudience(await audienceOf(db, actor, at));
  const viewer = { id: actor.id, audience, now: at };
  return requireSeen((await findPersonFor(db, viewer, id)) ?? (await ownChild(db, actor, id)));
}

async function ownChild(db: Db, actor: Actor, id: string): Promise<Profile | undefined> {
  const isOwn = (await guardianIdsOf(db, id)).includes(actor.id);
  return isOwn ? getProfile(db, id) : undefined;
}
