import type { ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { mailAddress } from '@sidework/contracts/kernel/mail-address';
import { readCsv } from './csv-contacts.ts';
import { readVCards } from './vcard.ts';

/** A line of a file says this about one person, before it is checked. */
export interface ReadContact {
  fullName: string;
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  notes?: string | undefined;
}

export interface ContactFile {
  contacts: ContactDetails[];
  /** The lines without a name, an address or a number. */
  unread: number;
}

/** The server takes no invisible signs, and one of them would refuse the whole file. */
const seen = (text: string) => text.replaceAll(/[^\P{C}\n\t]/gu, '');
const clean = (text = '') => seen(text.replaceAll(/\s+/g, ' ')).trim();
/** Seven digits are the shortest number that the server takes. */
const isNumber = (phone: string) =>
  phone.replaceAll(/\D/g, '').length >= 7 && /^\+?[\d\s().,/-]{7,24}(?: x\d{1,6})?$/.test(phone);

function toContact({ fullName, email, phone, address, notes }: ReadContact) {
  const [mail, number] = [clean(email), clean(phone)];
  const name = clean(fullName) || mail || number;
  if (!name) return undefined;
  const contact: ContactDetails = { fullName: [...name].slice(0, 199).join('') };
  if (mailAddress.test(mail)) contact.email = mail;
  if (isNumber(number)) contact.phone = number;
  if (clean(address)) contact.address = [...clean(address)].slice(0, 500).join('');
  const kept = seen(notes ?? '').trim();
  if (kept) contact.notes = [...kept].slice(0, 5000).join('');
  return contact;
}

/** The people of a file: of a vCard file each card, of any other each line of a table. */
export function readContacts(text: string): ContactFile {
  const isVCard = /^\s*BEGIN:VCARD/im.test(text);
  const read = (isVCard ? readVCards(text) : readCsv(text)).map(toContact);
  const contacts = read.filter((contact) => contact !== undefined);
  return { contacts, unread: read.length - contacts.length };
}

/** A larger file is no list of contacts, and reading it would stop the page. */
export const mostBytes = 20 * 1024 * 1024;

/** The text of a file: UTF-8 or UTF-16 by its mark, and what Windows writes where it is neither. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
