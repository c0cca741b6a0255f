import { conflict, forbidden, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import type { Place } from '@sidework/contracts/kernel/geo';
import { gigCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { mostGigPictures } from '@sidework/contracts/marketplace/gig-options';
import type { GigChange, GigPosting } from '@sidework/contracts/marketplace/gigs';
import { noOffer, offerOf, priceOf } from './gig-offer.ts';
import type { professionalGigs } from './table.ts';

export type Gig = typeof professionalGigs.$inferSelect;
export type NewGig = typeof professionalGigs.$inferInsert;

/** The middle of the town that a gig names, or else of its owner's town. */
type Centre = Place | undefined;

/** The person who changes a gig. */
export interface Actor {
  id: string;
  isChild: boolean;
}

export function post(
  id: string,
  posting: GigPosting,
  by: Actor,
  now: Date,
  centre?: Centre,
): NewGig {
  return {
    id,
    professionalId: by.id,
    ...toKept(posting, noOffer, by, centre),
    isYouth: by.isChild,
    isToldWhole: true,
    status: 'active',
    createdAt: now,
  };
}

/** The columns that its owner writes; a child's gig keeps no place. */
function toKept(
  written: Omit<GigChange, 'version'>,
  before: Gig['offer'],
  { isChild }: Pick<Actor, 'isChild'>,
  centre: Centre,
) {
  const { title, description, category, isRemote } = written;
  const offered = isChild ? youthCategories : gigCategories;
  if (!offered.some(({ key }) => key === category)) {
    const category = 'Choose one of the categories offered';
    throw unprocessable('gig_category_for_others', undefined, { category });
  }
  const location = isChild ? null : written.location || null;
  const offer = offerOf(written.offer ?? before, { isChild });
  return {
    title,
    description,
    category,
    ...priceOf(written, offer),
    offer,
    isRemote,
    location,
    ...placeOf(isChild ? undefined : centre),
  };
}

const placeOf = (centre: Centre) => ({
  latitude: centre?.latitude ?? null,
  longitude: centre?.longitude ?? null,
  isPlaceSought: true,
});

/** A gig whose town was looked up later, or whose owner moved. */
export const placeAt = (gig: Gig, centre: Centre): Gig => ({
  ...gig,
  ...placeOf(gig.isYouth ? undefined : centre),
});

export function change(
  gig: Gig,
  { version, ...written }: GigChange,
  by: Actor,
  centre?: Centre,
): Gig {
  requireOwner(gig, by);
  if (gig.version !== version) throw stale('gig_changed');
  return next(gig, toKept(written, gig.offer, by, centre));
}

export function pause(gig: Gig, by: Actor): Gig {
  requireOwner(gig, by);
  if (gig.status !== 'active') throw conflict('gig_not_active');
  return next(gig, { status: 'paused' });
}

export function resume(gig: Gig, by: Actor): Gig {
  requireOwner(gig, by);
  if (gig.status !== 'paused') throw conflict('gig_not_paused');
  return next(gig, { status: 'active' });
}

/** Kept where work refers to it, without its pictures and its offer. */
export function remove(gig: Gig, by: Actor): Gig {
  requireOwner(gig, by);
  return removeForOwner(gig);
}

/** For an owner who may offer it no more, or is gone. */
export const removeForOwner = (gig: Gig): Gig =>
  next(gig, { status: 'deleted', pictures: [], offer: noOffer });

export function addPicture(gig: Gig, name: string, by: Actor): Gig {
  requireMayAddPicture(gig, by);
  return next(gig, { pictures: [...gig.pictures, name] });
}

export function requireMayAddPicture(gig: Gig | undefined, by: Actor): asserts gig is Gig {
  if (!gig) throw notFound('gig_not_found');
  requireOwner(gig, by);
  if (by.isChild) throw forbidden('children_add_no_pictures');
  if (gig.pictures.length >= mostGigPictures) throw conflict('gig_has_enough_pictures');
}

export function removePicture(gig: Gig, name: string, by: Actor): Gig {
  requireOwner(gig, by);
  if (!gig.pictures.includes(name)) throw notFound('not_found');
  return next(gig, { pictures: gig.pictures.filter((each) => each !== name) });
}

/** A gig that others see is not theirs; one that they do not see is not there. */
function requireOwner(gig: Pick<Gig, 'professionalId' | 'status' | 'isYouth'>, by: Actor): void {
  if (gig.status === 'deleted') throw notFound('gig_not_found');
  if (gig.professionalId === by.id) return;
  throw gig.status === 'active' && !gig.isYouth
    ? forbidden('not_your_gig')
    : notFound('gig_not_found');
}

const next = (gig: Gig, changes: Partial<Gig>): Gig => ({
  ...gig,
  ...changes,
  version: gig.version + 1,
});
