import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import type { ServiceMoney, ServiceView } from '@sidework/contracts/client-services/services';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import type { Deps } from '../deps.ts';
import { leftToFund } from '../escrow/escrow.ts';
import { toExtensionView } from '../extensions/view.ts';
import { toNegotiationView } from '../negotiations/view.ts';
import { toReviewView } from '../reviews/view.ts';
import { changesUntil } from './inspection.ts';
import type { ShownService } from './queries.ts';

/** Services as they stand at this moment: what may still be changed of them runs out. */
export function serviceViewer({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return (shown: ShownService) => toServiceView(shown, config.INSPECTION_DAYS, now());
}

function toServiceView(
  {
    service,
    client,
    professional,
    review,
    fee,
    extension,
    negotiation,
    requestedChanges,
    isOfChild,
  }: ShownService,
  inspectionDays: number,
  now: Date,
): ServiceView {
  const inspection = { isReviewed: review !== null, inspectionDays };
  return {
    id: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    client: cardFor(professional, client, approvedNow(service)),
    professional: cardFor(client, professional, null),
    jobRequestId: service.jobRequestId,
    title: service.title,
    description: service.description,
    amountCents: service.amountCents,
    totalAmountCents: service.totalAmountCents,
    agreement: service.agreement,
    status: service.status,
    paymentStatus: service.paymentStatus,
    escrowedAmountCents: service.escrowedAmountCents,
    cancellationFeePercentage: service.cancellationFeePercentage,
    progressStage: service.progressStage,
    progressPercentage: service.progressPercentage,
    deadline: service.deadline,
    deadlineTimeZone: service.deadlineTimeZone,
    estimatedCompletionDate: service.estimatedCompletionDate,
    extensionRequested: service.extensionRequested,
    extension: extension && toExtensionView(extension),
    negotiation: negotiation && negotiation.expiresAt > now ? toNegotiationView(negotiation) : null,
    startedAt: service.startedAt.toISOString(),
    completedAt: service.completedAt?.toISOString() ?? null,
    changesUntil: changesUntil(service, inspection, now)?.toISOString() ?? null,
    requestedChanges: requestedChanges && {
      reason: requestedChanges.reason ?? '',
      requestedAt: requestedChanges.changedAt.toISOString(),
    },
    review: review && toReviewView({ review, service, isOfChild }, now),
    isOfChild,
    money: toServiceMoney(service, fee),
    createdAt: service.createdAt.toISOString(),
  };
}

/** What a guardian agreed to counts while the work goes on. */
const approvedNow = ({ status, approvedClient }: ShownService['service']) =>
  status === 'in_progress' ? approvedClient : null;

/**
 * A child reads an adult's card as its guardian approved it (decision 108), while it may act itself, and so does whoever
 * looks at its work.
 */
export function cardFor(
  reader: Person | null,
  person: Person | null,
  approved: ApprovedCard | null,
) {
  if (!person) return null;
  const card = toPersonCard(person);
  if (!reader || !isKid(reader) || isKid(person)) return card;
  return toApprovedCard(card, reader.mayAct ? approved : null);
}

const toServiceMoney = (
  service: ShownService['service'],
  fee: ShownService['fee'],
): ServiceMoney => ({
  releasedAmountCents: service.releasedAmountCents,
  topUpCents: leftToFund(service),
  feeBps: service.feeBps,
  isDisputed: service.isDisputed,
  releaseRequestedAt: service.releaseRequestedAt?.toISOString() ?? null,
  releasesAt: service.releasesAt?.toISOString() ?? null,
  paidOutsideAt: service.paidOutsideAt?.toISOString() ?? null,
  cancelledAt: service.cancelledAt?.toISOString() ?? null,
  cancelledBy: service.cancelledBy,
  cancellationFee:
    fee?.payer && fee.settlement
      ? {
          payer: fee.payer,
          amountCents: fee.amountCents,
          settledCents: fee.settledCents,
          settlement: fee.settlement,
        }
      : null,
});
