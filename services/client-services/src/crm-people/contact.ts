import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ClientStage, ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { clientStages, contactLimits } from '@sidework/contracts/client-services/crm-people';
import { digitsOf } from '@sidework/contracts/kernel/phone-number';
import { problems } from '@sidework/contracts/problems';
import type { CrmClient } from '../crm-clients/crm-client.ts';
import type { crmContacts } from './table.ts';

export type Contact = typeof crmContacts.$inferSelect;

const folded = (text = '') => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Two contacts with one key are the same person. */
export function keyOf({ email, phone, fullName, address }: ContactDetails): string {
  if (email) return `email:${folded(email)}`;
  // The country's own 1 of a number in the United States is left out by some and written by others.
  if (phone) return `phone:${digitsOf(phone).replace(/^1(?=\d{10}$)/, '')}`;
  return `name:${folded(fullName)}|${folded(address)}`;
}

const fieldsOf = ({ fullName, email, phone, address, notes }: ContactDetails) => ({
  fullName,
  email: email || null,
  phone: phone || null,
  address: address || null,
  notes: notes || null,
});

export const add = (id: string, details: ContactDetails, by: Actor, now: Date): Contact => ({
  id,
  professionalId: by.id,
  crmClientId: null,
  ...fieldsOf(details),
  stage: 'lead',
  contactKey: keyOf(details),
  importedKey: null,
  invitedAt: null,
  createdAt: now,
});

/** A changed address was not invited yet. */
export function change(contact: Contact, details: ContactDetails): Contact {
  requireWithoutAccount(contact);
  const fields = fieldsOf(details);
  const invitedAt = fields.email === contact.email ? contact.invitedAt : null;
  return { ...contact, ...fields, contactKey: keyOf(details), invitedAt };
}

export function requireWithoutAccount({ crmClientId }: Contact): void {
  if (crmClientId) throw conflict('contact_has_account');
}

/** The places of those in a file who are on the list already or stand in the file twice. */
export function knownAmong(contacts: readonly ContactDetails[], keys: Iterable<string>): number[] {
  const seen = new Set(keys);
  return contacts.flatMap((contact, place) => {
    const key = keyOf(contact);
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

export function requireNew(isNew: boolean): void {
  if (!isNew) throw conflict('contact_known');
}

export function requireRoom(count: number): void {
  if (count > contactLimits.perList) throw conflict('contact_list_full');
}

/** A lead who gets a contract is past the first stage. */
export const propose = (contact: Contact): Contact =>
  contact.stage === 'lead' ? { ...contact, stage: 'proposed' } : contact;

/** Only an address can be invited. */
export function invite(contact: Contact, now: Date): Contact & { email: string } {
  requireWithoutAccount(contact);
  const { email } = contact;
  if (!email)
    throw unprocessable('contact_no_email', undefined, { email: problems.contact_no_email });
  return { ...contact, email, invitedAt: now };
}

/** The list has the person, or they are unknown to it. */
export function requireListed<P>(person: P | undefined): P {
  if (!person) throw notFound('crm_client_not_found');
  return person;
}

/** A link ends once its contact was removed or got another address. */
export function requireStill(contact: Contact | undefined, address: string | null): Contact {
  if (!contact?.email || folded(contact.email) !== folded(address ?? ''))
    throw notFound('client_invitation_invalid');
  return contact;
}

const longestNotes = 5_000;

/** The account is the person from now on. What the professional wrote down stays, and the notes go to the client's. */
export function join(contact: Contact, client: CrmClient): { contact: Contact; client: CrmClient } {
  requireWithoutAccount(contact);
  const notes = [client.notes, contact.notes].filter(Boolean).join('\n\n');
  return {
    contact: { ...contact, crmClientId: client.id, notes: null },
    client: {
      ...client,
      notes: [...notes].slice(0, longestNotes).join('') || null,
      // The two may stand apart on the board, and a client keeps the further stage.
      stage: furtherOf(client.stage, contact.stage),
    },
  };
}

const furtherOf = (one: ClientStage, other: ClientStage) =>
  clientStages.indexOf(one) > clientStages.indexOf(other) ? one : other;

/** Services decide the stage of a client who has some. */
export function requireOwnStage(fromServices: ClientStage | null): void {
  if (fromServices) throw conflict('stage_follows_services');
}
