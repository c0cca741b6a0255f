import { isKid, type Person } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';

/** The part of an owner that a search asks for; the words are those that the card shows. */
export interface OwnerOnGig {
  ownerName: string;
  ownerProfession: string;
  ownerRating: number | null;
}

export const nobodyOnGig: OwnerOnGig = { ownerName: '', ownerProfession: '', ownerRating: null };

/** A search for a name must not find a child. */
export const ownerOnGig = (owner: Person): OwnerOnGig =>
  isKid(owner)
    ? nobodyOnGig
    : {
        ownerName: shownName(owner.fullName),
        ownerProfession: owner.profession ?? '',
        ownerRating: owner.rating,
      };
