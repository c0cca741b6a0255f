import { photoMoments } from '@sidework/contracts/client-services/service-photos';
import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

export const servicePhotos = clientServices.table(
  'service_photos',
  {
    /** The name of the stored picture. */
    name: text().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    ownerId: uuid().notNull(),
    moment: text({ enum: photoMoments }).notNull(),
    addedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (photo) => [
    index('service_photos_service_id_idx').on(photo.serviceId, photo.addedAt, photo.name),
    index('service_photos_owner_id_idx').on(photo.ownerId, photo.addedAt, photo.name),
  ],
);
