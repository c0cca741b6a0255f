import { parse } from 'papaparse';
import type { ReadContact } from './contact-file.ts';

/** The headings of Google, Outlook, Apple and of tables that people make themselves; the first that is filled counts. */
const headings = {
  fullName: ['name', 'full name', 'display name', 'contact', 'client', 'customer', 'file as'],
  first: ['first name', 'given name', 'first'],
  last: ['last name', 'family name', 'surname', 'last'],
  company: ['company', 'organization', 'organization name', 'business'],
  email: ['email', 'e-mail', 'email address', 'e-mail address', 'e-mail 1 - value', 'mail'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'phone 1 - value',
    'cell',
    'primary phone',
    'home phone',
    'business phone',
    'telephone',
  ],
  address: [
    'address',
    'home address',
    'address 1 - formatted',
    'postal address',
    'business address',
  ],
  street: ['street', 'home street', 'business street', 'street address', 'address 1 - street'],
  city: ['city', 'home city', 'business city', 'town', 'address 1 - city'],
  state: ['state', 'home state', 'business state', 'region', 'address 1 - region'],
  zip: ['zip', 'zip code', 'postal code', 'home postal code', 'address 1 - postal code'],
  notes: ['notes', 'note', 'comments', 'comment'],
} as const;

type Row = Record<string, string>;

const joined = (parts: string[], between: string) => parts.filter(Boolean).join(between);

export function readCsv(text: string): ReadContact[] {
  const { data } = parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim().toLowerCase().replaceAll(/\s+/g, ' '),
  });
  return data.map((row) => {
    // Google writes several addresses or numbers of one kind between these signs.
    const of = (names: readonly string[]) =>
      names.map((name) => row[name]?.split(' ::: ')[0]?.trim()).find(Boolean) ?? '';
    const name = of(headings.fullName) || joined([of(headings.first), of(headings.last)], ' ');
    const town = joined(
      [of(headings.city), joined([of(headings.state), of(headings.zip)], ' ')],
      ', ',
    );
    return {
      fullName: name || of(headings.company),
      email: of(headings.email),
      phone: of(headings.phone),
      address: of(headings.address) || joined([of(headings.street), town], ', '),
      notes: of(headings.notes),
    };
  });
}
