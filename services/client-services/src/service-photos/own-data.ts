import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { removePhotosOfOwner } from './queries.ts';
import { servicePhotos } from './table.ts';

export const ownServicePhotos: OwnPart = {
  gathers: [servicePhotos],
  erases: [servicePhotos],
  files: (db, { userId }) => [
    {
      name: 'service-photos.json',
      about: 'The photos that you added to services and reviews. The names open them.',
      rows: photosBy(db, userId),
    },
  ],
  erase: removePhotosOfOwner,
};

const photosBy = (db: Db, userId: string) =>
  allRows({
    order: [servicePhotos.addedAt, servicePhotos.name],
    ask: ({ after, limit }) =>
      db
        .select({ photo: servicePhotos, title: services.title })
        .from(servicePhotos)
        .innerJoin(services, eq(services.id, servicePhotos.serviceId))
        .where(and(eq(servicePhotos.ownerId, userId), after))
        .orderBy(servicePhotos.addedAt, servicePhotos.name)
        .limit(limit),
    place: ({ photo }) => [photo.addedAt, photo.name],
    present: ({ photo, title }) => ({
      service: title,
      moment: photo.moment,
      name: photo.name,
      addedAt: photo.addedAt.toISOString(),
    }),
  });
