import { educationAddresses } from './addresses.ts';

const mark = '#ticket=';

/** Where the mail about a given ticket leads: no server is told what stands behind the #. */
export const ticketLink = (eventId: string, token: string): string =>
  `${educationAddresses.event(eventId)}${mark}${token}`;

/** The token of such a link. */
export const readTicketLink = (hash: string): string | undefined =>
  hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
