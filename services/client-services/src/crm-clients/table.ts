import { clientStages } from '@sidework/contracts/client-services/crm-people';
import { sql } from 'drizzle-orm';
import { boolean, check, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

export const crmClients = clientServices.table(
  'crm_clients',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    isInternational: boolean().notNull().default(false),
    country: text().notNull().default('United States'),
    /** Only a client abroad has one. */
    vatNumber: text(),
    notes: text(),
    /** It counts while no service of the two says where they are. */
    stage: text({ enum: clientStages }).notNull().default('lead'),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (client) => [
    unique('crm_clients_professional_id_client_id_unique').on(
      client.professionalId,
      client.clientId,
    ),
    index('crm_clients_professional_id_idx').on(client.professionalId, client.createdAt, client.id),
    check('crm_clients_notes_check', sql`length(notes) <= 5000`),
    check('crm_clients_self_check', sql`professional_id <> client_id`),
    check('crm_clients_country_check', sql`is_international = (country <> 'United States')`),
  ],
);
