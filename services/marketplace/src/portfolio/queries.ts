import type { Db, Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq } from 'drizzle-orm';
import { pictureKey } from '../pictures/addresses.ts';
import type { Photo } from './portfolio.ts';
import { subjectOf } from './subject.ts';
import { portfolioPhotos } from './table.ts';

/** At most 24. */
export const photosOf = (db: Db, personId: string): Promise<Photo[]> =>
  db
    .select()
    .from(portfolioPhotos)
    .where(eq(portfolioPhotos.personId, personId))
    .orderBy(asc(portfolioPhotos.position), asc(portfolioPhotos.name));

/** Only one of several changes at once goes on, so that the count and the order hold. */
export async function lockPortfolio(tx: Tx, personId: string): Promise<Photo[]> {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, personId))
    .for('no key update');
  return photosOf(tx, personId);
}

export async function insertPhoto(tx: Tx, photo: Photo): Promise<void> {
  await tx.insert(portfolioPhotos).values(photo);
}

export async function savePhoto(tx: Tx, { name, position, caption }: Photo): Promise<void> {
  await tx.update(portfolioPhotos).set({ position, caption }).where(eq(portfolioPhotos.name, name));
}

export async function removePhoto(tx: Tx, personId: string, name: string): Promise<boolean> {
  const removed = await tx
    .delete(portfolioPhotos)
    .where(and(eq(portfolioPhotos.personId, personId), eq(portfolioPhotos.name, name)))
    .returning();
  if (removed.length > 0) await discardObject(tx, pictureKey('portfolio', name));
  return removed.length > 0;
}

/** A moderator hides a reported photo; one that its owner removed before is gone already. */
export async function removeHiddenPhoto(
  tx: Tx,
  personId: string,
  subjectId: string,
): Promise<void> {
  const photo = (await photosOf(tx, personId)).find((each) => subjectOf(each) === subjectId);
  if (photo) await removePhoto(tx, personId, photo.name);
}

/** For a person who is found to be a child, or whose account goes. */
export async function forgetPortfolio(tx: Tx, personId: string): Promise<void> {
  const removed = await tx
    .delete(portfolioPhotos)
    .where(eq(portfolioPhotos.personId, personId))
    .returning();
  for (const { name } of removed) await discardObject(tx, pictureKey('portfolio', name));
}
