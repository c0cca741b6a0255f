import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { FavoriteThings } from '@sidework/contracts/marketplace/favorites';
import type { Deps } from '../deps.ts';
import { isOnOffer } from '../invitations/queries.ts';
import { requireMayKeep } from './favorite.ts';
import {
  addFavorite,
  countFavorites,
  isFavorite as isKept,
  ownerOfListedGig,
  removeFavorite,
} from './queries.ts';

interface Subject {
  things: FavoriteThings;
  subjectId: string;
}

export function setFavorite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  subject: Subject,
  isFavorite: boolean,
): Promise<{ isFavorite: boolean }> {
  const favorite = { ownerId: actor.id, ...subject };
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    if (!isFavorite) await removeFavorite(tx, favorite);
    else if (!(await isKept(tx, favorite))) {
      const ownerId = await ownerOf(tx, subject);
      const countBefore = await countFavorites(tx, actor.id);
      const { things } = subject;
      const isOwn = ownerId === actor.id;
      requireMayKeep({ things, isOnOffer: ownerId !== undefined, isOwn, countBefore });
      await addFavorite(tx, favorite, now());
    }
    return { isFavorite };
  });
}

/** Undefined where it is not on the list. */
async function ownerOf(tx: Tx, { things, subjectId }: Subject): Promise<string | undefined> {
  if (things === 'gigs') return ownerOfListedGig(tx, subjectId);
  return (await isOnOffer(tx, subjectId)) ? subjectId : undefined;
}
