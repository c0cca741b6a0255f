import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { type TicketFile, ticketFiles } from '@sidework/contracts/education-events/event-options';
import type { Deps } from '../deps.ts';
import { calendarFile } from '../events/calendar-file.ts';
import { linkToFile, readFileLink } from '../files/links.ts';
import { getRegistrationFor, getShownRegistration, type ShownRegistration } from './queries.ts';
import * as Registration from './registration.ts';
import { ticketPdf } from './ticket-file.ts';
import { ticketText } from './ticket-proof.ts';
import { ticketSheetPdf } from './ticket-sheet.ts';
import { ticketsOfOrder } from './tickets-of-order.ts';

type FileDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export async function linkTicketFile(
  deps: FileDeps,
  actor: Actor,
  { registrationId, file }: { registrationId: string; file: TicketFile },
): Promise<string> {
  const { registration, event } = await getRegistrationFor(deps.db, actor.id, registrationId);
  Registration.requireTicketFile(registration, event);
  return linkToFile(deps, { subjectId: registrationId, file });
}

/** The registration is read when the link is opened, so a ticket that was given back meanwhile is refused. */
export async function openTicketFile(deps: FileDeps, token: string) {
  const { subjectId, file } = await readFileLink(deps, token, ticketFiles);
  const shown = await getShownRegistration(deps.db, subjectId);
  Registration.requireTicketFile(shown.registration, shown.event);
  const { name, contentType, body } = await writers[file](deps, shown);
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': body.length,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

export const sheetOf = async (db: Db, tickets: ShownRegistration[]): Promise<Buffer> =>
  ticketSheetPdf(
    await Promise.all(
      tickets.map(async ({ registration, event }) => ({
        registration,
        event,
        text: await ticketText(db, registration),
      })),
    ),
  );

type Write = (
  deps: FileDeps,
  shown: ShownRegistration,
) => Promise<{ name: string; contentType: string; body: Buffer }>;

const writers: Record<TicketFile, Write> = {
  ticket: async ({ db }, { registration, event }) => ({
    name: 'ticket.pdf',
    contentType: 'application/pdf',
    body: await ticketPdf(registration, event, await ticketText(db, registration)),
  }),
  tickets: async ({ db }, { registration }) => ({
    name: 'tickets.pdf',
    contentType: 'application/pdf',
    body: await sheetOf(db, await ticketsOfOrder(db, registration)),
  }),
  calendar: async ({ config, now }, { event }) => {
    const url = new URL(educationAddresses.event(event.id), config.PUBLIC_URL).href;
    const said = { method: 'PUBLISH', organizer: config.MAIL_FROM, url, now: now() } as const;
    return {
      name: 'event.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      body: Buffer.from(calendarFile(event, said)),
    };
  },
};
