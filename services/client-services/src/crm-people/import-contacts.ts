import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Contact from './contact.ts';
import { countContacts, keysOf } from './queries.ts';
import { requireOwnList } from './require-own-list.ts';
import { crmContacts } from './table.ts';

const importsPerHour = 60;

interface Imported {
  contacts: ContactDetails[];
  isPreview: boolean;
}

/** Adds those of a file who are not on the list; a second import of the same file adds none. */
export function importContacts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { contacts, isPreview }: Imported,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const at = now();
    const limit = perHour(actor.id, 'imports of contacts', importsPerHour, at);
    // The limit's row makes a second import at the same moment wait for the first.
    await enforceRateLimit(tx, limit, 'too_many_changes');
    const known = Contact.knownAmong(contacts, await keysOf(tx, actor));
    const places = new Set(known);
    const fresh = contacts
      .filter((_, place) => !places.has(place))
      .map((details) => {
        const contact = Contact.add(uuidv7(), details, actor, at);
        return { ...contact, importedKey: contact.contactKey };
      });
    Contact.requireRoom((await countContacts(tx, actor)) + fresh.length);
    if (!isPreview && fresh.length > 0)
      await tx.insert(crmContacts).values(fresh).onConflictDoNothing();
    return { added: fresh.length, known };
  });
}
