import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from './service.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** What waits because of work in progress: within a week of its deadline, that its professional completes it. */
export function needsOf(service: Service): Need<ClientServicesNeed>[] {
  if (service.status !== 'in_progress' || !service.deadline) return [];
  const { deadline: day } = service;
  return [
    {
      ...{ kind: 'deadline_near', subjectId: service.id, receivers: [service.professionalId] },
      ...{ title: service.title, details: { day }, path: webAddresses.serviceTracker },
      from: new Date(Date.parse(day) - week).toISOString(),
    },
  ];
}

/** What waits for its professional where the client wants work changed that was completed. */
export const changesRequested = (service: Service, reason: string): Need<ClientServicesNeed> => ({
  ...{ kind: 'changes_requested', subjectId: service.id, receivers: [service.professionalId] },
  ...{ actorId: service.clientId, title: service.title, details: { reason } },
  path: webAddresses.serviceTracker,
});
