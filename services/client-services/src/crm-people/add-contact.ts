import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Contact from './contact.ts';
import { countContacts, getCrmPersonFor } from './queries.ts';
import { requireOwnList } from './require-own-list.ts';
import { crmContacts } from './table.ts';

const addedPerHour = 120;

export function addContact(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  details: ContactDetails,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const at = now();
    const contact = Contact.add(uuidv7(), details, actor, at);
    await enforceRateLimit(
      tx,
      perHour(actor.id, 'new contacts', addedPerHour, at),
      'too_many_changes',
    );
    Contact.requireRoom((await countContacts(tx, actor)) + 1);
    const added = await tx
      .insert(crmContacts)
      .values(contact)
      .onConflictDoNothing()
      .returning({ id: crmContacts.id });
    Contact.requireNew(added.length > 0);
    return getCrmPersonFor(tx, actor, contact.id);
  });
}
