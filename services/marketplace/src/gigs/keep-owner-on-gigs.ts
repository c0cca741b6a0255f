import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, eq, sql } from 'drizzle-orm';
import { ownerOnGig } from './owner-on-gig.ts';
import { professionalGigs } from './table.ts';

/** Writes on the gigs of an owner what was told of the owner; those that say so already are left alone. */
export async function keepOwnerOnGigs(tx: Tx, ownerId: string): Promise<void> {
  const [owner] = await tx.select().from(people).where(eq(people.id, ownerId));
  if (!owner || owner.hasLeft) return;
  const kept = ownerOnGig(owner);
  const { professionalId, ownerName, ownerProfession, ownerRating } = professionalGigs;
  await tx
    .update(professionalGigs)
    .set(kept)
    .where(
      and(
        eq(professionalId, ownerId),
        sql`(${ownerName}, ${ownerProfession}, ${ownerRating}) is distinct from
            (${kept.ownerName}, ${kept.ownerProfession}, ${kept.ownerRating}::float8)`,
      ),
    );
}
