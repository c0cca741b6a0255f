import type { Db, Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { pictureKey } from '@sidework/chassis/uploads/stored-pictures';
import type { PhotoMoment } from '@sidework/contracts/client-services/service-photos';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { services } from '../services/table.ts';
import type { Photo } from './photo.ts';
import { servicePhotos } from './table.ts';

/** Photos of services lie in the bucket under this. */
export const photoKind = 'service';
export const photoKey = (name: string) => pictureKey(photoKind, name);

/** At most ten of each moment. */
export const photosOf = (db: Db, serviceId: string): Promise<Photo[]> =>
  db
    .select()
    .from(servicePhotos)
    .where(eq(servicePhotos.serviceId, serviceId))
    .orderBy(asc(servicePhotos.addedAt), asc(servicePhotos.name));

export const reviewPhotosOf = (db: Db, serviceIds: string[]): Promise<Photo[]> =>
  db
    .select()
    .from(servicePhotos)
    .where(and(inArray(servicePhotos.serviceId, serviceIds), eq(servicePhotos.moment, 'review')))
    .orderBy(asc(servicePhotos.addedAt), asc(servicePhotos.name));

export async function insertPhoto(tx: Tx, photo: Photo): Promise<void> {
  await tx.insert(servicePhotos).values(photo);
}

export const removePhoto = (tx: Tx, serviceId: string, moment: PhotoMoment, name: string) =>
  remove(tx, and(inMoment(serviceId, moment), eq(servicePhotos.name, name)));

export const removePhotos = (tx: Tx, serviceId: string, moment: PhotoMoment) =>
  remove(tx, inMoment(serviceId, moment));

export const removePhotosOfOwner = (tx: Tx, ownerId: string) =>
  remove(tx, eq(servicePhotos.ownerId, ownerId));

/** Removes those of all work that a person has a part in. */
export const removePhotosOfParty = (tx: Tx, personId: string) =>
  remove(
    tx,
    inArray(
      servicePhotos.serviceId,
      tx
        .select({ id: services.id })
        .from(services)
        .where(or(eq(services.clientId, personId), eq(services.professionalId, personId))),
    ),
  );

const inMoment = (serviceId: string, moment: PhotoMoment) =>
  and(eq(servicePhotos.serviceId, serviceId), eq(servicePhotos.moment, moment));

async function remove(tx: Tx, where: SQL | undefined): Promise<number> {
  const removed = await tx.delete(servicePhotos).where(where).returning();
  for (const { name } of removed) await discardObject(tx, photoKey(name));
  return removed.length;
}
