import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, inArray, or } from 'drizzle-orm';
import { crmClients } from '../crm-clients/table.ts';
import type { OwnPart } from '../people/own-part.ts';
import { forgetTasks } from './change-task.ts';
import { crmContacts, crmTasks } from './table.ts';

/** Contacts and tasks are of their professional alone. */
export const ownCrmPeople: OwnPart = {
  gathers: [crmContacts, crmTasks],
  erases: [crmContacts, crmTasks],
  files: (db, { userId }) => [
    {
      name: 'contacts.json',
      about: 'The people you wrote down as clients or leads.',
      rows: contactsOf(db, userId),
    },
    {
      name: 'client-tasks.json',
      about: 'The tasks you planned for clients.',
      rows: tasksOf(db, userId),
    },
  ],
  erase: async (tx, userId) => {
    const joined = tx
      .select({ id: crmClients.id })
      .from(crmClients)
      .where(eq(crmClients.clientId, userId));
    // The details of a contact who joined are removed with their account.
    await tx
      .delete(crmContacts)
      .where(or(eq(crmContacts.professionalId, userId), inArray(crmContacts.crmClientId, joined)));
    await forgetTasksOf(tx, userId);
    await tx.delete(crmTasks).where(eq(crmTasks.professionalId, userId));
  },
};

/** A task on Today names its client, so it ends with the client's account. */
async function forgetTasksOf(tx: Tx, clientId: string): Promise<void> {
  const listings = await tx.select().from(crmClients).where(eq(crmClients.clientId, clientId));
  const forget = forgetTasks({ now: () => new Date() });
  for (const { id } of listings) await forget(tx, id);
}

const contactsOf = (db: Db, userId: string) =>
  allRows({
    order: [crmContacts.createdAt, crmContacts.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(crmContacts)
        .where(and(eq(crmContacts.professionalId, userId), after))
        .orderBy(crmContacts.createdAt, crmContacts.id)
        .limit(limit),
    place: (contact) => [contact.createdAt, contact.id],
    present: ({ fullName, email, phone, address, notes, stage, invitedAt, createdAt }) => ({
      fullName,
      email,
      phone,
      address,
      notes,
      stage,
      invitedAt: invitedAt?.toISOString() ?? null,
      addedAt: createdAt.toISOString(),
    }),
  });

const tasksOf = (db: Db, userId: string) =>
  allRows({
    order: [crmTasks.createdAt, crmTasks.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(crmTasks)
        .where(and(eq(crmTasks.professionalId, userId), after))
        .orderBy(crmTasks.createdAt, crmTasks.id)
        .limit(limit),
    place: (task) => [task.createdAt, task.id],
    present: ({ title, dueOn, doneAt, createdAt }) => ({
      title,
      dueOn,
      doneAt: doneAt?.toISOString() ?? null,
      addedAt: createdAt.toISOString(),
    }),
  });
