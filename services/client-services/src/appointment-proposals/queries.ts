import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, eq, lte, or } from 'drizzle-orm';
import type { AppointmentProposal } from './appointment-proposal.ts';
import { appointmentProposals } from './table.ts';

export async function insertProposal(tx: Tx, proposal: AppointmentProposal): Promise<void> {
  await tx.insert(appointmentProposals).values(proposal);
}

export async function findProposal(db: Db, id: string): Promise<AppointmentProposal | undefined> {
  const [found] = await db
    .select()
    .from(appointmentProposals)
    .where(eq(appointmentProposals.id, id));
  return found;
}

export async function getProposal(db: Db, id: string): Promise<AppointmentProposal> {
  const found = await findProposal(db, id);
  if (!found) throw notFound('appointment_proposal_not_found');
  return found;
}

const isOpen = eq(appointmentProposals.status, 'open');

/** The one open proposal of a service; a change locks the service first. */
export async function findOpenProposal(
  db: Db,
  serviceId: string,
): Promise<AppointmentProposal | undefined> {
  const [open] = await db
    .select()
    .from(appointmentProposals)
    .where(and(eq(appointmentProposals.serviceId, serviceId), isOpen));
  return open;
}

interface Place {
  id: string;
  serviceId: string;
}

const places = { id: appointmentProposals.id, serviceId: appointmentProposals.serviceId };

/** A few whose times have all passed. */
export const overdueProposals = (db: Db, now: Date, limit: number): Promise<Place[]> =>
  db
    .select(places)
    .from(appointmentProposals)
    .where(and(isOpen, lte(appointmentProposals.expiresAt, now)))
    .orderBy(appointmentProposals.expiresAt)
    .limit(limit);

/** The services in which times are proposed by or to a person. */
export const openProposalsOf = (db: Db, personId: string): Promise<Place[]> =>
  db
    .select(places)
    .from(appointmentProposals)
    .where(
      and(
        isOpen,
        or(
          eq(appointmentProposals.clientId, personId),
          eq(appointmentProposals.professionalId, personId),
        ),
      ),
    )
    .orderBy(appointmentProposals.serviceId);
