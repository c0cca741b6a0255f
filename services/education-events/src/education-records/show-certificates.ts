import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { certificateShowers } from './table.ts';

export function showCertificates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  isShown: boolean,
): Promise<{ isShown: boolean }> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    if (isShown)
      await tx
        .insert(certificateShowers)
        .values({ personId: actor.id, since: now() })
        .onConflictDoNothing();
    else await tx.delete(certificateShowers).where(eq(certificateShowers.personId, actor.id));
    return { isShown };
  });
}
