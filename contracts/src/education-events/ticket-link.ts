import { educationAddresses } from './addresses.ts';

const mark = '#ticket=';

/** The mail about a given ticket leads here: no server is told the part behind the #. */
export const ticketLink = (eventId: string, token: string): string =>
  `${educationAddresses.event(eventId)}${mark}${token}`;

/** The token of such a link. */
export const readTicketLink = (hash: string): string | undefined =>
  hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
