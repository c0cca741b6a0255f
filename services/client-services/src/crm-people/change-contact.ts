import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ClientStage, ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { eq } from 'drizzle-orm';
import { crmClients } from '../crm-clients/table.ts';
import type { Deps } from '../deps.ts';
import { forgetTasks } from './change-task.ts';
import * as Contact from './contact.ts';
import { getCrmPersonFor, isKeyOfOther, lockContactOf } from './queries.ts';
import { requireOwnList } from './require-own-list.ts';
import { crmContacts } from './table.ts';

type ChangeDeps = Pick<Deps, 'db' | 'now'>;

/** Ends the invitations that a room above has mailed for a contact. */
export type EndInvitations = (tx: Tx, contactId: string) => Promise<void>;

export function changeContact(
  { db }: ChangeDeps,
  actor: Actor,
  contactId: string,
  details: ContactDetails,
  endInvitations: EndInvitations,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const before = await lockContactOf(tx, actor, contactId);
    const changed = Contact.change(before, details);
    Contact.requireNew(!(await isKeyOfOther(tx, changed)));
    await save(tx, crmContacts, before, changed);
    if (changed.email !== before.email) await endInvitations(tx, contactId);
    return getCrmPersonFor(tx, actor, contactId);
  });
}

export function removeContact(
  { db, now }: ChangeDeps,
  actor: Actor,
  contactId: string,
  endInvitations: EndInvitations,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const contact = await lockContactOf(tx, actor, contactId);
    Contact.requireWithoutAccount(contact);
    await forgetTasks({ now })(tx, contact.id);
    await endInvitations(tx, contact.id);
    await tx.delete(crmContacts).where(eq(crmContacts.id, contact.id));
    return { id: contact.id };
  });
}

/** Chooses the stage of a person who has no services that it could follow from. */
export function moveClient({ db }: ChangeDeps, actor: Actor, personId: string, stage: ClientStage) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const person = await getCrmPersonFor(tx, actor, personId);
    Contact.requireOwnStage(person.stageOfServices);
    const table = person.clientId ? crmClients : crmContacts;
    await tx.update(table).set({ stage }).where(eq(table.id, person.id));
    return getCrmPersonFor(tx, actor, personId);
  });
}
