import { index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** The adults who let their connections see that they come to an event. */
export const eventGoers = networkChat.table(
  'event_goers',
  {
    registrationId: uuid().primaryKey(),
    eventId: uuid().notNull(),
    personId: uuid().notNull(),
    /** The end of the event; null once they do not show it any more, because an older word may come late. */
    shownUntil: timestamp(moment),
    /** The number of the newest word of the registration. */
    sequence: integer().notNull(),
  },
  (goer) => [
    index('event_goers_event_id_idx').on(goer.eventId, goer.personId),
    index('event_goers_person_id_idx').on(goer.personId, goer.registrationId),
  ],
);
