import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { isKid, people } from '@sidework/chassis/people/people';
import {
  appointmentAsked,
  appointmentCancelled,
  appointmentConfirmed,
  appointmentDropped,
} from '@sidework/contracts/client-services/events/appointments';
import type { AgeBand } from '@sidework/contracts/identity/profiles/age-bands';
import { eq, lt, sql } from 'drizzle-orm';
import { childAppointments } from './table.ts';

interface Told {
  data: {
    appointmentId: string;
    professionalId: string;
    title: string;
    startsAt: string;
    endsAt: string;
    ageBand?: AgeBand | undefined;
  };
  sequence: number;
}

/** Each event has a durable of its own, so the handlers wait here for each other, and older news changes nothing. */
async function keep(tx: Tx, { data, sequence }: Told, stands: boolean): Promise<void> {
  const { appointmentId, professionalId, title } = data;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('appointment ' || ${appointmentId}, 0))`,
  );
  const [child] = await tx.select().from(people).where(eq(people.id, professionalId));
  if (!child || child.hasLeft || !isKid(child)) return;
  const kept = {
    professionalId,
    title,
    startsAt: new Date(data.startsAt),
    endsAt: new Date(data.endsAt),
    ageBand: data.ageBand ?? null,
    stands,
    sequence,
  };
  await tx
    .insert(childAppointments)
    .values({ ...kept, appointmentId })
    .onConflictDoUpdate({
      target: childAppointments.appointmentId,
      set: kept,
      setWhere: lt(childAppointments.sequence, sequence),
    });
}

/** The times of a child's work, which its guardians read by week. A moved one stands again once a guardian agrees to it. */
export const keepAppointmentsOfChildren = [
  consumer({
    name: 'keep-when-appointment-confirmed',
    event: appointmentConfirmed,
    handle: (tx, told) => keep(tx, told, true),
  }),
  consumer({
    name: 'drop-when-appointment-asked',
    event: appointmentAsked,
    handle: (tx, told) => keep(tx, told, false),
  }),
  consumer({
    name: 'drop-when-appointment-cancelled',
    event: appointmentCancelled,
    handle: (tx, told) => keep(tx, told, false),
  }),
  consumer({
    name: 'drop-when-appointment-dropped',
    event: appointmentDropped,
    handle: (tx, told) => keep(tx, told, false),
  }),
];
