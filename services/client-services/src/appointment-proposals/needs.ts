import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { AppointmentProposal } from './appointment-proposal.ts';

/** The other side chooses one of the times. */
export function toNeed(
  { id, proposedBy, times, expiresAt }: AppointmentProposal,
  { clientId, professionalId, title, id: serviceId }: Service,
): Need<ClientServicesNeed> {
  const [actorId, receiver] =
    proposedBy === 'client' ? [clientId, professionalId] : [professionalId, clientId];
  return {
    kind: 'appointment_to_answer',
    subjectId: id,
    receivers: [receiver],
    actorId,
    title,
    details: { count: times.length },
    path: webAddresses.service(serviceId),
    until: expiresAt.toISOString(),
  };
}
