import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { Milestone } from './milestone.ts';
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

/** The client releases a milestone that is marked as done, before time does. */
export function releaseNeeds(
  { id: subjectId, title: part, amountCents, status, releasesAt }: Milestone,
  { id: serviceId, clientId, professionalId, title, isDisputed }: Service,
): Need<ClientServicesNeed>[] {
  if (status !== 'funded' || !releasesAt || isDisputed) return [];
  const endsAt = releasesAt.toISOString();
  return [
    {
      kind: 'release_requested',
      subjectId,
      receivers: [clientId],
      actorId: professionalId,
      title: `${title}: ${part}`,
      details: { amountCents, endsAt },
      path: webAddresses.service(serviceId),
      until: endsAt,
    },
  ];
}

export const needOf = ({ plan }: Pick<WholePlan, 'plan'>) => ({
  kind: 'milestones_to_answer' as const,
  subjectId: plan.id,
});
