import type { Position } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { toPersonCard } from '@sidework/chassis/people/people';
import { toCardForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import { milesBetween, type Place } from '@sidework/contracts/kernel/geo';
import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import type { GigView, ProView } from '@sidework/contracts/marketplace/gigs';
import type { Audience } from '../jobs/audience.ts';
import { toMoment } from '../jobs/view.ts';
import { pictureUrl } from '../pictures/addresses.ts';
import type { Gig } from './gig.ts';
import type { OwnerOnGig } from './owner-on-gig.ts';
import type { ShownGig } from './queries.ts';

type NotListed =
  | 'createdAt'
  | 'isReferredTo'
  | 'searchText'
  | 'searchTitle'
  | 'searchVector'
  | 'isPlaceSought'
  | 'isToldWhole'
  | 'roughPlace'
  | 'offer'
  | keyof OwnerOnGig;

/** A gig as the listing reads it, with its owner. */
export interface FoundGig extends Omit<Gig, NotListed> {
  /** Its position in the list. */
  at: Position;
  createdAt: Date | string;
  packageCount: number;
  fullName: string;
  avatarUrl: string | null;
  profession: string | null;
  personLocation: string | null;
  rating: number | null;
  reviewCount: number;
  completedServicesAsProfessional: number;
  licenses: ShownLicense[];
}

interface Origin {
  FILES_URL: string;
}

export const toListedGig =
  (config: Origin, audience: Audience, from?: Place) =>
  (found: Omit<FoundGig, 'at'>): GigView => {
    const { fullName, avatarUrl, profession, rating, reviewCount } = found;
    const { completedServicesAsProfessional, professionalId } = found;
    const card = {
      id: professionalId,
      fullName: shownName(fullName),
      avatarUrl,
      profession,
      rating,
      reviewCount,
      completedServicesAsProfessional,
    };
    return {
      id: found.id,
      // A child's card says no more than children may know of each other.
      professional: audience.isChild && !found.isYouth ? toCardForChildren(card) : card,
      title: found.title,
      description: found.description,
      category: found.category,
      // The driver gives a bigint as text.
      priceCents: found.priceCents === null ? null : Number(found.priceCents),
      pricingType: found.pricingType,
      packageCount: found.packageCount,
      offer: null,
      location: found.isYouth ? found.personLocation : found.location,
      distanceMiles: from ? milesTo(from, found) : null,
      isRemote: found.isRemote,
      status: found.status,
      imageUrls: found.pictures.map((name) => pictureUrl(config, 'gig', name)),
      isOwn: professionalId === audience.id,
      isYouth: found.isYouth,
      licenses: found.isYouth ? [] : found.licenses,
      createdAt: toMoment(found.createdAt),
      version: found.version,
    };
  };

export function toGigView(
  config: Origin,
  audience: Audience,
  { gig, professional, licenses }: ShownGig,
): GigView {
  const { id: _id, location: personLocation, ...person } = toPerson(professional);
  const packageCount = gig.offer.packages.length;
  const found = { ...gig, ...person, packageCount, personLocation, licenses };
  return { ...toListedGig(config, audience)(found), offer: gig.offer };
}

/** To one decimal; of a centre, so that it is about right. */
function milesTo(from: Place, { latitude, longitude }: Pick<Gig, 'latitude' | 'longitude'>) {
  if (latitude === null || longitude === null) return null;
  return Math.round(milesBetween(from, { latitude, longitude }) * 10) / 10;
}

const toPerson = (professional: ShownGig['professional']) => ({
  ...toPersonCard(professional),
  location: professional.location,
});

export const toOwnGigView = (config: Origin, actor: Actor, shown: ShownGig) =>
  toGigView(config, { id: actor.id, isChild: shown.gig.isYouth }, shown);

export const toProView = ({
  professional,
  licenses,
}: Pick<ShownGig, 'professional' | 'licenses'>): Omit<
  ProView,
  'isFindable' | 'area' | 'identity'
> => ({
  ...toPerson(professional),
  licenses,
});
