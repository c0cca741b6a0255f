import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { findablePeople } from './table.ts';

export function setFindable(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  isFindable: boolean,
): Promise<{ isFindable: boolean }> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    if (isFindable)
      await tx
        .insert(findablePeople)
        .values({ personId: actor.id, since: now() })
        .onConflictDoNothing();
    else await tx.delete(findablePeople).where(eq(findablePeople.personId, actor.id));
    return { isFindable };
  });
}
