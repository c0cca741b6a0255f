import { emit } from '@sidework/chassis/events/outbox';
import { isKid } from '@sidework/chassis/people/people';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { paperHandedOver } from '@sidework/contracts/education-events/events';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { type Certificate, statusOf } from '../certificates/certificate.ts';
import { certificatePdf } from '../certificates/print-certificate.ts';
import { findCertificate, lockCertificateById } from '../certificates/queries.ts';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { findShownRegistration, lockRegistration } from '../registrations/queries.ts';
import { hasTicket } from '../registrations/registration.ts';
import { ticketPdf } from '../registrations/ticket-file.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import type { handingOver } from '../tasks/add-paper.ts';
import { insertHandedPaper } from './queries.ts';

type Kind = keyof typeof handingOver;

interface PrintedPaper {
  name: string;
  year: number;
  tags: string[];
  pdf: Buffer;
}

/** An object in the handover bucket is kept for so long at most. */
const keptForMs = 7 * 24 * 3_600_000;

const print: Record<Kind, (deps: Deps, id: string) => Promise<PrintedPaper | undefined>> = {
  certificate: printCertificate,
  ticket: printTicket,
};

/**
 * Puts the PDF of a paper into the handover bucket and tells of it. A child has no vault, so a child's paper is not handed
 * over. Each try has a key of its own, because an earlier try may still be writing.
 */
export async function handOverPaper(deps: Deps, kind: Kind, task: TakenTask): Promise<void> {
  const { db, handover, now } = deps;
  const { id: paperId, userId, attempts } = task;
  const owner = await findPerson(db, userId);
  const paper =
    owner && !owner.hasLeft && !isKid(owner) ? await print[kind](deps, paperId) : undefined;
  if (!paper) {
    await db.transaction((tx) => finishPersonTask(tx, task));
    return;
  }
  const { name, year, tags, pdf } = paper;
  const key = `papers/${paperId}/${attempts}`;
  const removeAt = new Date(now().getTime() + keptForMs);
  await insertHandedPaper(db, { key, userId, removeAt });
  const stored = await handover.put(key, pdf, { contentType: 'application/pdf' });
  await db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return;
    // A ticket that was given back or away while it was printed is void already, and stays out of the vault.
    if (kind === 'ticket' && !hasTicket(await lockRegistration(tx, paperId))) return;
    // The same is true of a certificate that was revoked or replaced meanwhile.
    if (kind === 'certificate' && !isValid(await lockCertificateById(tx, paperId))) return;
    const said = { paperId, kind, userId, name, year, tags };
    await emit(tx, paperHandedOver, { ...said, key, ...stored }, now());
  });
}

async function printCertificate({ db, config }: Deps, id: string) {
  const certificate = await findCertificate(db, id);
  if (!certificate) return undefined;
  const page = new URL(educationAddresses.verify(certificate.code), config.PUBLIC_URL).href;
  return {
    name: titled(
      certificate.isSample ? 'Sample certificate' : 'Certificate',
      certificate.courseTitle,
    ),
    year: Number(certificate.completedOn.slice(0, 4)),
    tags: ['certificate', certificate.category],
    pdf: await certificatePdf(certificate, page),
  };
}

async function printTicket({ db }: Deps, id: string) {
  const row = await findShownRegistration(db, id);
  if (!row || !hasTicket(row.registration)) return undefined;
  const { registration, event } = row;
  return {
    name: titled('Ticket', event.title),
    year: Number(dayIn(event.timeZone, event.eventDate).slice(0, 4)),
    tags: ['ticket', event.category],
    pdf: await ticketPdf(registration, event, await ticketText(db, registration)),
  };
}

const isValid = (certificate: Certificate | undefined) =>
  certificate !== undefined && statusOf(certificate) === 'valid';

/** The name of a document has 200 characters at most. */
const titled = (kind: string, title: string) => [...`${kind}: ${title}`].slice(0, 200).join('');
