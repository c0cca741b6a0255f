import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { appointmentDropped } from '@sidework/contracts/client-services/events/appointments';
import { dropped } from '../appointments/appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import { childNeedsOf } from '../appointments/needs.ts';
import { lockComingOf, servicesWithComing } from '../appointments/queries.ts';
import { appointments } from '../appointments/table.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { openProposalsOf } from './queries.ts';
import { endOpenProposal } from './save-proposal.ts';

/** The coming appointments of a person who may have none are cancelled, and both sides are told; false where there were none. */
export async function dropAppointmentsOf(
  tx: Tx,
  personId: string,
  at: Date,
  isKept: (service: Service) => boolean = () => false,
): Promise<boolean> {
  const proposed = await openProposalsOf(tx, personId);
  const serviceIds = [
    ...(await servicesWithComing(tx, personId, at)),
    ...proposed.map(({ serviceId }) => serviceId),
  ];
  // All that lock several services take them in this order.
  for (const serviceId of [...new Set(serviceIds)].sort()) {
    const service = await lockService(tx, serviceId);
    if (isKept(service)) continue;
    await endOpenProposal(tx, service, at);
    for (const before of await lockComingOf(tx, serviceId, at)) {
      const after = dropped(before);
      await save(tx, appointments, before, after);
      await meetNeeds(tx, events, childNeedsOf([before]), at);
      await emit(tx, appointmentDropped, toAppointmentFact(service, after), at);
    }
  }
  return serviceIds.length > 0;
}
