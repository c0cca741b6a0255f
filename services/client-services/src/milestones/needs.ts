import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { WholePlan } from './queries.ts';

/** The other side answers whether the work is paid in these milestones. */
export function toNeed(
  { plan, milestones }: WholePlan,
  { clientId, professionalId, title, id: serviceId }: Service,
): Need<ClientServicesNeed> {
  const [actorId, receiver] =
    plan.proposedBy === 'client' ? [clientId, professionalId] : [professionalId, clientId];
  return {
    kind: 'milestones_to_answer',
    subjectId: plan.id,
    receivers: [receiver],
    actorId,
    title,
    details: { count: milestones.length },
    path: webAddresses.service(serviceId),
  };
}

export const needOf = ({ plan }: Pick<WholePlan, 'plan'>) => ({
  kind: 'milestones_to_answer' as const,
  subjectId: plan.id,
});
