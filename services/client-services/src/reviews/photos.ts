import type { Deps } from '../deps.ts';
import { reviewPhotosOf } from '../service-photos/queries.ts';
import { photoUrl } from '../service-photos/view.ts';
import type { PublishedReview } from './queries.ts';

/** The photos of a page of reviews, asked for at once. */
export async function photosOfReviews(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  rows: readonly PublishedReview[],
) {
  const serviceIds = rows.map(({ review }) => review.serviceId);
  const photos = serviceIds.length > 0 ? await reviewPhotosOf(db, serviceIds) : [];
  return (serviceId: string) =>
    photos
      .filter((photo) => photo.serviceId === serviceId)
      .map(({ name }) => photoUrl(config, name));
}
