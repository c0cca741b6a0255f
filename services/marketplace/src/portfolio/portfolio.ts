import { conflict, notFound } from '@sidework/chassis/errors';
import { mostPortfolioPhotos } from '@sidework/contracts/marketplace/portfolio';
import type { portfolioPhotos } from './table.ts';

export type Photo = typeof portfolioPhotos.$inferSelect;

export function requirePhoto(photos: readonly Photo[], name: string): Photo {
  const photo = photos.find((each) => each.name === name);
  if (!photo) throw notFound('not_found');
  return photo;
}

export function requireRoom(photos: readonly unknown[]): void {
  if (photos.length >= mostPortfolioPhotos) throw conflict('portfolio_full');
}

/** A photo of the person is there under its name, or not at all. */
export function requireRemoved(isRemoved: boolean): void {
  if (!isRemoved) throw notFound('not_found');
}

/** A photo that was added from another window meanwhile keeps its caption, behind the others. */
export function arranged(
  photos: readonly Photo[],
  order: readonly { name: string; caption: string }[],
): Photo[] {
  const captions = new Map(order.map(({ name, caption }) => [name, caption]));
  for (const name of captions.keys())
    if (!photos.some((photo) => photo.name === name)) throw notFound('not_found');
  const places = [...captions.keys()];
  const placeOf = ({ name }: Photo) => (captions.has(name) ? places.indexOf(name) : places.length);
  return [...photos]
    .sort((one, other) => placeOf(one) - placeOf(other) || one.position - other.position)
    .map((photo, position) => ({
      ...photo,
      position,
      caption: captions.get(photo.name) ?? photo.caption,
    }));
}
