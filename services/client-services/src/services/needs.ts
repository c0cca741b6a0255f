import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { leftToFund, type Service } from './service.ts';

type ServiceNeed = Need<ClientServicesNeed>;

const week = 7 * 24 * 60 * 60 * 1000;

/** The needs that follow from the state of a service. */
export const needsOf = (service: Service): ServiceNeed[] => [
  ...deadlineNear(service),
  ...serviceToAgree(service),
  ...extensionToAnswer(service),
  ...moneyOf(service),
];

/** Within a week of the deadline of work in progress, that its professional completes it. */
function deadlineNear(service: Service): ServiceNeed[] {
  if (service.status !== 'in_progress' || !service.deadline) return [];
  const { deadline: day } = service;
  return [
    {
      kind: 'deadline_near',
      subjectId: service.id,
      receivers: [service.professionalId],
      title: service.title,
      details: { day },
      path: webAddresses.service(service.id),
      from: new Date(Date.parse(day) - week).toISOString(),
    },
  ];
}

/** The client says whether the work that a professional entered was agreed. */
function serviceToAgree(service: Service): ServiceNeed[] {
  if (service.agreement !== 'proposed') return [];
  const details = { amountCents: service.totalAmountCents };
  return [{ kind: 'service_to_agree', ...forClient(service), details }];
}

/** The client answers whether the deadline may be later. */
function extensionToAnswer(service: Service): ServiceNeed[] {
  const { newProposedDeadline: day, extensionReason } = service;
  if (!service.extensionRequested || !day) return [];
  const details = { day, reason: extensionReason ?? '' };
  return [{ kind: 'extension_to_answer', ...forClient(service), details }];
}

const ofClient = (service: Service) => ({
  subjectId: service.id,
  receivers: [service.clientId],
  title: service.title,
  path: webAddresses.service(service.id),
});

/** The client owes the professional an answer or money. */
const forClient = (service: Service) => ({
  ...ofClient(service),
  actorId: service.professionalId,
});

/** The client releases before time does, or pays what is missing; a moderator decides a dispute. */
function moneyOf(service: Service): ServiceNeed[] {
  const { id: subjectId, title, escrowedAmountCents: held } = service;
  if (service.isDisputed) {
    if (service.isDisputeDecided) return [];
    const path = webAddresses.disputes;
    const staff = { subjectId, receivers: ['moderator', 'admin'], title, path };
    return [{ kind: 'dispute_open', ...staff, details: { amountCents: held } }];
  }
  if (service.releasesAt && service.status === 'completed') {
    const endsAt = service.releasesAt.toISOString();
    const details = { amountCents: held, endsAt };
    return [{ kind: 'release_requested', ...forClient(service), details, until: endsAt }];
  }
  return toPay(service);
}

/** The client pays the missing amount: at first, after the work is completed, or after the total rose. */
function toPay(service: Service): ServiceNeed[] {
  const amountCents = leftToFund(service);
  if (amountCents === 0 || service.agreement !== 'accepted') return [];
  const { nextMilestoneCents } = service;
  if (nextMilestoneCents !== null) return milestoneToPay(service, nextMilestoneCents);
  const details = { amountCents };
  const isBegun = service.escrowedAmountCents + service.releasedAmountCents > 0;
  if (isBegun) return [{ kind: 'top_up', ...ofClient(service), details }];
  const kind = service.status === 'completed' ? 'work_to_pay' : 'work_to_fund';
  return [{ kind, ...forClient(service), details }];
}

/** The client pays the next milestone once nothing is held for the one before it. */
function milestoneToPay(service: Service, amountCents: number): ServiceNeed[] {
  if (service.escrowedAmountCents > 0 && service.status !== 'completed') return [];
  const kind = service.status === 'completed' ? 'work_to_pay' : 'work_to_fund';
  return [{ kind, ...forClient(service), details: { amountCents } }];
}

/** The professional changes completed work that the client was not content with. */
export const changesRequested = (service: Service, reason: string): ServiceNeed => ({
  kind: 'changes_requested',
  subjectId: service.id,
  receivers: [service.professionalId],
  actorId: service.clientId,
  title: service.title,
  details: { reason },
  path: webAddresses.service(service.id),
});
