import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { isKid } from '@sidework/chassis/people/people';
import { gigDeleted } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { pictureKey } from '../pictures/addresses.ts';
import { toGigFact } from './facts.ts';
import * as Gig from './gig.ts';
import { deleteRow, lockGig, lockGigsOf, lockGigToDelete, saveGig } from './queries.ts';

/** Deletes a gig. An owner who may no longer act can still do it. */
export function deleteGig({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, gigId: string) {
  return db.transaction(async (tx) => {
    const before = await lockGig(tx, gigId);
    await removeGig(tx, before, Gig.remove(before, { id: actor.id, isChild: isKid(actor) }), now());
  });
}

/** Deletes some gigs of a person who may offer them no more; gives how many that were. */
export async function deleteGigsOf(
  tx: Tx,
  professionalId: string,
  at: Date,
  limit: number,
  some: { isYouth?: boolean } = {},
): Promise<number> {
  const gigs = await lockGigsOf(tx, professionalId, limit, some);
  for (const gig of gigs) await removeGig(tx, gig, Gig.removeForOwner(gig), at);
  return gigs.length;
}

/** A moderator took it from the list; its owner may have deleted it before. */
export async function deleteHiddenGig(tx: Tx, gigId: string, at: Date): Promise<void> {
  const gig = await lockGigToDelete(tx, gigId);
  if (gig) await removeGig(tx, gig, Gig.removeForOwner(gig), at);
}

async function removeGig(tx: Tx, before: Gig.Gig, gone: Gig.Gig, at: Date): Promise<void> {
  for (const name of before.pictures) await discardObject(tx, pictureKey('gig', name));
  if (before.isReferredTo) await saveGig(tx, before, gone);
  else await deleteRow(tx, before.id);
  await emit(tx, gigDeleted, toGigFact(gone), at);
}
