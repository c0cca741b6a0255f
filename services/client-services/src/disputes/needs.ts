import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { Dispute } from './dispute.ts';

/** The side that did not open the dispute tells its own. */
export function toNeed(
  { id, openedBy, answerUntil }: Dispute,
  { clientId, professionalId, title, id: serviceId }: Service,
): Need<ClientServicesNeed> {
  const [actorId, receiver] =
    openedBy === 'client' ? [clientId, professionalId] : [professionalId, clientId];
  return {
    kind: 'dispute_to_answer',
    subjectId: id,
    receivers: [receiver],
    actorId,
    title,
    details: answerUntil ? { day: answerUntil.toISOString().slice(0, 10) } : {},
    ...(answerUntil && { until: answerUntil.toISOString() }),
    path: webAddresses.service(serviceId),
  };
}

export const needOf = ({ id }: Pick<Dispute, 'id'>) => ({
  kind: 'dispute_to_answer' as const,
  subjectId: id,
});
