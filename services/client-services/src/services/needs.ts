import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from './service.ts';

type ServiceNeed = Need<ClientServicesNeed>;

const week = 7 * 24 * 60 * 60 * 1000;

/** What waits because of a service as it stands. */
export const needsOf = (service: Service): ServiceNeed[] => [
  ...deadlineNear(service),
  ...serviceToAgree(service),
  ...extensionToAnswer(service),
];

/** Within a week of the deadline of work in progress, that its professional completes it. */
function deadlineNear(service: Service): ServiceNeed[] {
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

/** That a client says whether what a professional entered was agreed. */
function serviceToAgree(service: Service): ServiceNeed[] {
  if (service.agreement !== 'proposed') return [];
  const details = { amountCents: service.totalAmountCents };
  return [{ kind: 'service_to_agree', ...forClient(service), details }];
}

/** That a client answers whether the deadline may be later. */
function extensionToAnswer(service: Service): ServiceNeed[] {
  const { newProposedDeadline: day, extensionReason } = service;
  if (!service.extensionRequested || !day) return [];
  const details = { day, reason: extensionReason ?? '' };
  return [{ kind: 'extension_to_answer', ...forClient(service), details }];
}

const forClient = (service: Service) => ({
  ...{ subjectId: service.id, receivers: [service.clientId], actorId: service.professionalId },
  ...{ title: service.title, path: webAddresses.myServices },
});

/** What waits for its professional where the client wants work changed that was completed. */
export const changesRequested = (service: Service, reason: string): ServiceNeed => ({
  ...{ kind: 'changes_requested', subjectId: service.id, receivers: [service.professionalId] },
  ...{ actorId: service.clientId, title: service.title, details: { reason } },
  path: webAddresses.serviceTracker,
});
