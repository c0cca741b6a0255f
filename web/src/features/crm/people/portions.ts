import { type ContactDetails, contactLimits } from '@sidework/contracts/client-services/crm-people';

/** Contacts with long notes go in several requests, since each takes so many characters. */
const mostLetters = 20_000;

export function portionsOf(contacts: ContactDetails[]): ContactDetails[][] {
  const portions: ContactDetails[][] = [];
  let letters = 0;
  for (const contact of contacts) {
    const more = JSON.stringify(contact).length;
    const last = portions.at(-1);
    if (!last || last.length >= contactLimits.perImport || letters + more > mostLetters) {
      portions.push([contact]);
      letters = more;
    } else {
      last.push(contact);
      letters += more;
    }
  }
  return portions;
}
