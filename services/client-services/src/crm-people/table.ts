import { clientStages } from '@sidework/contracts/client-services/crm-people';
import { sql } from 'drizzle-orm';
import { check, date, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { crmClients } from '../crm-clients/table.ts';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** An adult professional wrote this person down; `crmClientId` names them once they join with an account. */
export const crmContacts = clientServices.table(
  'crm_contacts',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    crmClientId: uuid().references(() => crmClients.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    email: text(),
    phone: text(),
    address: text(),
    notes: text(),
    stage: text({ enum: clientStages }).notNull().default('lead'),
    /** One person on a list has one key: the address, the number, or the name with the postal address. */
    contactKey: text().notNull(),
    /** The key at the import keeps a second import from adding a contact whose details were changed since. */
    importedKey: text(),
    invitedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (contact) => [
    unique('crm_contacts_contact_key_unique').on(contact.professionalId, contact.contactKey),
    unique('crm_contacts_crm_client_id_unique').on(contact.crmClientId),
    index('crm_contacts_professional_id_idx').on(
      contact.professionalId,
      contact.createdAt,
      contact.id,
    ),
    check('crm_contacts_stage_check', sql`stage in ('lead', 'proposed', 'booked', 'done')`),
    check('crm_contacts_notes_check', sql`length(notes) <= 5000`),
  ],
);

/** A professional plans these for a client or a contact, whose id is `personId`. */
export const crmTasks = clientServices.table(
  'crm_tasks',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    personId: uuid().notNull(),
    title: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    doneAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (task) => [
    index('crm_tasks_person_id_idx').on(task.personId, task.dueOn, task.id),
    index('crm_tasks_professional_id_idx').on(task.professionalId, task.createdAt, task.id),
  ],
);
