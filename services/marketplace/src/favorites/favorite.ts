import { conflict, notFound } from '@sidework/chassis/errors';
import { type FavoriteThings, mostFavorites } from '@sidework/contracts/marketplace/favorites';

/** A professional or a gig that a person wants to keep. */
interface Wanted {
  things: FavoriteThings;
  /** Whether it is an adult’s who may act, and on the list. */
  isOnOffer: boolean;
  isOwn: boolean;
  countBefore: number;
}

/** Services of children are no favorites, so that no adult gathers children. */
export function requireMayKeep({ things, isOnOffer, isOwn, countBefore }: Wanted): void {
  if (!isOnOffer || isOwn) throw notFound(things === 'gigs' ? 'gig_not_found' : 'pro_not_found');
  if (countBefore >= mostFavorites) throw conflict('favorites_full');
}
