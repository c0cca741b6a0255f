import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { appointmentProposals } from './table.ts';

/** They are the work’s history for both sides, so they stay. */
export const ownAppointmentProposals: OwnPart = {
  gathers: [appointmentProposals],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'appointment-proposals.json',
      about: 'The times that were proposed for your services.',
      rows: proposalsOf(db, userId),
    },
  ],
};

const proposalsOf = (db: Db, userId: string) =>
  allRows({
    order: [appointmentProposals.createdAt, appointmentProposals.id],
    ask: ({ after, limit }) =>
      db
        .select({ proposal: appointmentProposals, title: services.title })
        .from(appointmentProposals)
        .innerJoin(services, eq(services.id, appointmentProposals.serviceId))
        .where(
          and(
            or(
              eq(appointmentProposals.clientId, userId),
              eq(appointmentProposals.professionalId, userId),
            ),
            after,
          ),
        )
        .orderBy(appointmentProposals.createdAt, appointmentProposals.id)
        .limit(limit),
    place: ({ proposal }) => [proposal.createdAt, proposal.id],
    present: ({ proposal, title }) => ({
      service: title,
      proposedBy: proposal.proposedBy,
      times: proposal.times.map((time) => time.toISOString()),
      minutes: proposal.minutes,
      timeZone: proposal.timeZone,
      status: proposal.status,
      proposedAt: proposal.createdAt.toISOString(),
    }),
  });
